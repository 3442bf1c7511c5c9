import { watch } from 'vue'
import { useDocumentStore } from './document-store.ts'
import { parseSession, type Session, sessionOf } from './session.ts'

const KEY = 'janggi-session'

function write(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session))
  } catch {
    // Full: the documents stay open, only a reload would not bring them back.
    sessionStorage.removeItem(KEY)
  }
}

/** Opens what was open before the page was loaded again, and remembers what is open from then on. */
export async function useSession(): Promise<void> {
  const documents = useDocumentStore()
  const before = parseSession(sessionStorage.getItem(KEY))
  watch(
    () => [documents.all, documents.activeId] as const,
    ([all, activeId]) => write(sessionOf(all, activeId)),
  )
  for (const kept of before?.documents ?? []) {
    if (kept.kind === 'file') await documents.openRefs([kept.file])
    else await documents.openText(kept.text, kept.name)
  }
  const front = documents.all[before?.active ?? -1]
  const areAllBack = documents.all.length === before?.documents.length
  if (front && areAllBack) documents.activate(front.id)
}
