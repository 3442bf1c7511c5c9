import type { FileRef } from '#shared/contract/files'
import { useDocumentStore } from '../documents/document-store.ts'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useTexts } from '../text/use-texts.ts'

export interface Opening {
  /** Asks for files: by the system's dialog where the host has one, else by the studio's own. */
  readonly pick: () => Promise<void>
  readonly openChosen: (files: readonly FileRef[]) => void
  readonly openPasted: (text: string) => void
}

export function useOpening(): Opening {
  const host = useHost()
  const shell = useShellStore()
  const documents = useDocumentStore()
  const notices = useNoticeStore()
  const texts = useTexts()
  let pasted = 0

  return {
    pick: async () => {
      const picked = await host.run('files.pick', {})
      if (!picked.ok) notices.show({ kind: 'line', fault: picked.error })
      else if (picked.value.kind === 'own-dialog') shell.show('files')
      else if (picked.value.kind === 'picked') await documents.openRefs(picked.value.files)
    },
    openChosen: (files) => {
      shell.dismiss()
      void documents.openRefs(files)
    },
    openPasted: (text) => {
      shell.dismiss()
      void documents.openText(text, texts.value.window.paste.untitled(++pasted))
    },
  }
}
