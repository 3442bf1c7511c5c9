import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { readRecords } from '#engine/game/read-records'
import type { ReadGame } from '#engine/game/game'
import type { KeptEntry } from '#shared/contract/recovery'
import { joinPieces } from '../files/pieces.ts'
import type { HostClient } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { type RestoredDocument, useDocumentStore } from './document-store.ts'
import { useOpenGamesStore } from './open-games-store.ts'
import { createKeeper } from './recovery-keeper.ts'
import { soon } from './soon.ts'

/** Longest time a change is only in the window, in milliseconds. */
const KEEP_MS = 250

/**
 * Keeps everything that is not saved with the host, so that a window or a host that dies loses
 * nothing, and forgets it once it is saved or given up.
 */
export function useRecovery(host: HostClient): void {
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const notices = useNoticeStore()
  const keeper = createKeeper(host, games.gamesOf, (problem) => {
    // A lost line is told of elsewhere, and what it did not carry comes when it is back.
    if (problem.code === 'disconnected' || problem.code === 'cancelled') return
    notices.show({ kind: 'not-kept', detail: problem.detail ?? problem.code })
  })
  /** One after the other: what is kept later must not arrive earlier. */
  let queue: Promise<void> = Promise.resolve()

  async function keepAll(): Promise<void> {
    for (const document of documents.all) {
      if (games.isUnsaved(document.id)) await keeper.keep(document)
      else await keeper.forget(document.id)
    }
    const closed = keeper.kept().filter((id) => !documents.all.some((open) => open.id === id))
    for (const id of closed) await keeper.forget(id)
  }

  const keepNow = (): void => void (queue = queue.then(keepAll))
  const keepSoon = soon(keepNow, KEEP_MS)

  // What was restored is kept already.
  for (const document of documents.all) {
    if (games.isUnsaved(document.id)) keeper.adopt(document)
  }
  watch(() => documents.all.map(({ id }) => games.gamesOf(id)), keepSoon)
  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow()
  })
  useEventListener(window, 'pagehide', keepNow)
}

/** What was kept and belongs to no open window, to be opened again. */
export async function claimUnsaved(host: HostClient): Promise<readonly RestoredDocument[]> {
  const claimed = await host.run('recovery.claim', {})
  if (!claimed.ok) return []
  const restored = await Promise.all(claimed.value.entries.map((entry) => readKept(host, entry)))
  return restored.filter((document) => document !== undefined)
}

async function readKept(
  host: HostClient,
  { id, document, games, view }: KeptEntry,
): Promise<RestoredDocument | undefined> {
  const text = await readText(host, id, null)
  if (text === undefined) return undefined
  const kept: [number, ReadGame][] = []
  for (const game of games) {
    const [read] = readRecords((await readText(host, id, game)) ?? '').games
    if (read) kept.push([game, read])
  }
  const { stamp, ...facts } = document
  return { id, file: { ...facts, text, unreadable: 0 }, stamp, kept, view }
}

async function readText(
  host: HostClient,
  id: string,
  game: number | null,
): Promise<string | undefined> {
  const pieces = joinPieces()
  const read = await host.run('recovery.read', { id, game }, { onItem: pieces.add })
  return read.ok ? pieces.joined() : undefined
}
