import { getCurrentScope, watch } from 'vue'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useDocumentStore } from './document-store.ts'
import { parseSession, type Session, sessionOf } from './session.ts'
import { claimUnsaved, useRecovery } from './use-recovery.ts'

const KEY = 'janggi-session'

function write(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session))
  } catch {
    // Full: the documents stay open, only a reload would not bring them back.
    sessionStorage.removeItem(KEY)
  }
}

/**
 * Opens what was open before the page was loaded again, and what was not saved when a studio died;
 * remembers what is open, and keeps what is unsaved, from then on.
 */
export async function useSession(): Promise<void> {
  const host = useHost()
  const documents = useDocumentStore()
  const notices = useNoticeStore()
  const scope = getCurrentScope()
  const before = parseSession(sessionStorage.getItem(KEY))
  watch(
    () => [documents.all, documents.activeId] as const,
    ([all, activeId]) => write(sessionOf(all, activeId)),
  )
  const unsaved = new Map((await claimUnsaved(host)).map((document) => [document.id, document]))
  const count = unsaved.size
  for (const kept of before?.documents ?? []) {
    const restored = unsaved.get(kept.id)
    if (restored) await documents.restore(restored)
    else if (kept.kind === 'file') await documents.openRefs([kept.file])
    else await documents.openFile(kept.file)
    unsaved.delete(kept.id)
  }
  for (const restored of unsaved.values()) await documents.restore(restored)
  const front = documents.all[before?.active ?? -1]
  const areAllBack = (before?.documents.length ?? 0) + unsaved.size === documents.all.length
  if (front && areAllBack) documents.activate(front.id)
  if (count > 0) notices.show({ kind: 'restored', count })
  scope?.run(() => useRecovery(host))
}
