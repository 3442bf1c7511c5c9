import type { KeptView } from '#shared/contract/recovery'
import type { HostClient } from '../host/use-host.ts'
import type { StudioDocument } from './document-store.ts'
import { differsFromText, revisionOf } from './edit-history.ts'
import { keptView } from './kept-view.ts'
import type { OpenGame } from './open-game.ts'
import { beginCopy, dropCopies, keepCopy } from './recovery-copies.ts'

/** Brings unsaved documents to the host, each time only what has changed. */
interface Keeper {
  readonly keep: (document: StudioDocument) => Promise<void>
  readonly forget: (id: string) => Promise<void>
  /** Takes what stands now for kept. */
  readonly adopt: (document: StudioDocument) => void
  /** The documents that the host keeps. */
  readonly kept: () => readonly string[]
}

/** A document as the host keeps it. */
interface Kept {
  /** What the host knows it by: each arrangement of its games is kept under a name of its own. */
  readonly name: string
  /** The text that it was begun with; undefined where it must be begun again. */
  readonly text: string | undefined
  /** The state of each kept game, by its index. */
  readonly states: Map<number, number>
  /** Where its reader was, as the host was told last. */
  readonly view: string | undefined
  /** What it was known by before, and is still to be dropped. */
  readonly former: readonly string[]
}

interface Problem {
  readonly code: string
  readonly detail?: string
}

export function createKeeper(
  host: HostClient,
  gamesOf: (id: string) => ReadonlyMap<number, OpenGame>,
  onProblem: (problem: Problem) => void,
): Keeper {
  const kept = new Map<string, Kept>()

  async function begin(document: StudioDocument): Promise<Kept | undefined> {
    const { id, file } = document
    const before = kept.get(id)
    const name = before ? crypto.randomUUID() : id
    const begun = await beginCopy(host, document, name)
    if (!begun.ok) {
      onProblem(begun.error)
      return undefined
    }
    const former = before ? [...before.former, before.name] : []
    return { name, text: file.text, states: new Map(), view: undefined, former }
  }

  /** Keeps the games that differ from what is kept; false where the host could not. */
  async function keepGames(id: string, { name, states }: Kept): Promise<boolean> {
    for (const [game, open] of gamesOf(id)) {
      if (isKept(open, states.get(game))) continue
      const done = await keepCopy(host, name, game, open)
      if (!done.ok) {
        onProblem(done.error)
        return false
      }
      states.set(game, revisionOf(open.history))
    }
    return true
  }

  return {
    keep: async (document) => {
      const { id, file } = document
      const before = kept.get(id)
      const begun = before?.text === file.text ? before : await begin(document)
      if (!begun) return
      kept.set(id, begun)
      if (await keepGames(id, begun)) {
        const now = await keepView(host, begun, keptView(document.gameIndex, gamesOf(id)))
        kept.set(id, { ...now, former: await dropCopies(host, now.former) })
      }
      // The host may be another one by now: the next change begins again. Or it is the same one, and
      // what it has must still be dropped.
      else kept.set(id, { ...begun, text: undefined })
    },
    forget: async (id) => {
      const { name, former = [] } = kept.get(id) ?? {}
      if (name === undefined) return
      const left = await dropCopies(host, [name, ...former])
      if (left.length === 0) kept.delete(id)
    },
    adopt: ({ id, file }) => {
      const states = new Map(
        [...gamesOf(id)].map(([game, { history }]) => [game, revisionOf(history)] as const),
      )
      kept.set(id, { name: id, text: file.text, states, view: undefined, former: [] })
    },
    kept: () => [...kept.keys()],
  }
}

/** Whether the host has a game as it stands: in its text, or as the state that was kept. */
const isKept = ({ history }: OpenGame, state: number | undefined): boolean =>
  state === undefined ? !differsFromText(history) : state === revisionOf(history)

/** Tells the host where the reader is, when that has changed. */
async function keepView(host: HostClient, now: Kept, view: KeptView): Promise<Kept> {
  const told = JSON.stringify(view)
  if (told === now.view) return now
  const done = await host.run('recovery.view', { id: now.name, view })
  return done.ok ? { ...now, view: told } : now
}
