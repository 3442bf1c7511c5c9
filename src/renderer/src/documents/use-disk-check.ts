import { useEventListener } from '@vueuse/core'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useDocumentStore } from './document-store.ts'

/** Looks at the files of open documents when the user comes back, and tells of those that were changed meanwhile. */
export function useDiskCheck(): void {
  const documents = useDocumentStore()
  const notices = useNoticeStore()
  /** When the change was, by document: each is told once. */
  const told = new Map<string, number>()

  async function check(): Promise<void> {
    for (const { id, file, stamp } of documents.all) {
      if (file.path === null || stamp === null) continue
      const now = await documents.stampOf(file.path)
      const isSame = now?.bytes === stamp.bytes && Math.abs(now.modified - stamp.modified) < 1
      const changed = now?.modified ?? 0
      if (isSame || told.get(id) === changed) continue
      told.set(id, changed)
      notices.show({ kind: 'changed-on-disk', name: file.name })
    }
  }

  useEventListener(window, 'focus', () => void check())
}
