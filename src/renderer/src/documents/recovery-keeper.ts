import { writeJanggi } from '#engine/game/write-janggi'
import type { KeptView } from '#shared/contract/recovery'
import { isFault } from '#shared/rpc/frames'
import { stageText } from '../files/stage-text.ts'
import type { HostClient } from '../host/use-host.ts'
import type { StudioDocument } from './document-store.ts'
import { differsFromText, revisionOf } from './edit-history.ts'
import { keptView } from './kept-view.ts'
import type { OpenGame } from './open-game.ts'

/** Brings unsaved documents to the host, each time only what has changed. */
interface Keeper {
  readonly keep: (document: StudioDocument) => Promise<void>
  readonly forget: (id: string) => Promise<void>
  /** Takes what stands now for kept. */
  readonly adopt: (id: string) => void
  /** The documents that the host keeps. */
  readonly kept: () => readonly string[]
}

/** The state of each kept game, by its index; none known after a call that failed. */
type States = Map<number, number> | undefined

interface Problem {
  readonly code: string
  readonly detail?: string
}

export function createKeeper(
  host: HostClient,
  gamesOf: (id: string) => ReadonlyMap<number, OpenGame>,
  onProblem: (problem: Problem) => void,
): Keeper {
  const kept = new Map<string, States>()
  const views = createViewKeeper(host)

  async function begin({ id, file, stamp }: StudioDocument): Promise<States> {
    const { text, name, path, encoding, bytes, collection } = file
    const staged = await stageText(host, text)
    const document = { name, path, encoding, bytes, collection, stamp }
    const begun = staged.ok
      ? await host.run('recovery.begin', { id, document, text: staged.value })
      : staged
    if (!begun.ok) {
      onProblem(begun.error)
      return undefined
    }
    const states = new Map<number, number>()
    kept.set(id, states)
    views.forget(id)
    return states
  }

  return {
    keep: async (document) => {
      const { id } = document
      const states = kept.get(id) ?? (await begin(document))
      if (!states) return
      for (const [game, open] of gamesOf(id)) {
        if (isKept(open, states.get(game))) continue
        const staged = await stageText(host, writeJanggi([open.game]))
        const done = staged.ok
          ? await host.run('recovery.keep', { id, game, text: staged.value })
          : staged
        if (!done.ok) {
          // The host may be another one by now: the next change begins again. Or it is the same one,
          // and what it has must still be dropped.
          kept.set(id, undefined)
          onProblem(done.error)
          return
        }
        states.set(game, revisionOf(open.history))
      }
      await views.keep(id, keptView(document.gameIndex, gamesOf(id)))
    },
    forget: async (id) => {
      if (!kept.has(id)) return
      const dropped = await host.run('recovery.drop', { id })
      if (dropped.ok || !isFault(dropped.error)) kept.delete(id)
    },
    adopt: (id) => {
      const states = [...gamesOf(id)].map(
        ([game, { history }]) => [game, revisionOf(history)] as const,
      )
      kept.set(id, new Map(states))
    },
    kept: () => [...kept.keys()],
  }
}

/** Whether the host has a game as it stands: in its text, or as the state that was kept. */
const isKept = ({ history }: OpenGame, state: number | undefined): boolean =>
  state === undefined ? !differsFromText(history) : state === revisionOf(history)

interface ViewKeeper {
  readonly keep: (id: string, view: KeptView) => Promise<void>
  readonly forget: (id: string) => void
}

/** Tells the host where readers are, whenever that has changed. */
function createViewKeeper(host: HostClient): ViewKeeper {
  /** What was told last, by document. */
  const told = new Map<string, string>()
  return {
    keep: async (id, view) => {
      const text = JSON.stringify(view)
      if (told.get(id) === text) return
      const done = await host.run('recovery.view', { id, view })
      if (done.ok) told.set(id, text)
    },
    forget: (id) => void told.delete(id),
  }
}
