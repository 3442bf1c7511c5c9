import { isCommandId } from '#shared/contract/commands'
import { useDocumentStore } from '../documents/document-store.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import type { Commands } from '../shell/use-commands.ts'
import type { Host } from './connect.ts'

/** Listens to what the host tells unasked, again after each reconnection, and tells of a lost line. */
export function useHostEvents(host: Host, commands: Commands): void {
  const documents = useDocumentStore()
  const notices = useNoticeStore()

  const listen = (): void =>
    void host.run(
      'app.events',
      {},
      {
        onItem: (event) => {
          if (event.kind === 'open-files') void documents.openRefs(event.files)
          else if (isCommandId(event.command)) commands.run(event.command)
        },
      },
    )

  host.onState((state) => {
    notices.withdraw('line-lost')
    notices.withdraw('line-gone')
    if (state === 'open') {
      notices.show({ kind: 'line-back' })
      listen()
    } else {
      notices.show({ kind: state === 'gone' ? 'line-gone' : 'line-lost' })
    }
  })
  listen()
}
