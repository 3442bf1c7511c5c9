import type { Game } from '#engine/game/game'
import {
  diffGames,
  type GamePatch,
  isEmptyPatch,
  joinPatches,
  reapply,
  revert,
} from '#engine/game/game-patch'
import type { NodeId } from '#engine/game/tree'

/** A game and the node its reader looks at. */
export interface GameAndCursor {
  readonly game: Game
  readonly cursor: NodeId
}

interface EditStep {
  readonly patch: GamePatch
  readonly cursorBefore: NodeId
  readonly cursorAfter: NodeId
  /** Names the state that the step led to; never used for another. */
  readonly revision: number
  /** Edits with the same name that follow at once become one step, such as typing in one comment. */
  readonly merge: string | undefined
}

/** What was done to a game since it was opened, and what was undone of it. */
export interface EditHistory {
  readonly past: readonly EditStep[]
  readonly future: readonly EditStep[]
  /** The revision that is on disk; undefined where none is. */
  readonly saved: number | undefined
  readonly lastRevision: number
  /** Whether the game began as it stands in its document's text. */
  readonly isFromText: boolean
  /** False once the reader went elsewhere: typing after that is a step of its own. */
  readonly canMerge: boolean
}

const FIRST_REVISION = 0

/** @param isFromText false for what was brought back and is in no file */
export const newHistory = (isFromText: boolean): EditHistory => ({
  past: [],
  future: [],
  saved: isFromText ? FIRST_REVISION : undefined,
  isFromText,
  lastRevision: FIRST_REVISION,
  canMerge: false,
})

/** Names the state a game is in: equal names are equal states. */
export const revisionOf = ({ past }: EditHistory): number => past.at(-1)?.revision ?? FIRST_REVISION

/** Whether the game is another than in its document's text, saved or not. */
export const differsFromText = (history: EditHistory): boolean =>
  !history.isFromText || revisionOf(history) !== FIRST_REVISION

export const isDirty = (history: EditHistory): boolean => history.saved !== revisionOf(history)

/** @param written the history of the state that was written; more may have been done since */
export const markSaved = (history: EditHistory, written: EditHistory): EditHistory => ({
  ...history,
  saved: revisionOf(written),
  canMerge: false,
})

export const sealed = (history: EditHistory): EditHistory =>
  history.canMerge ? { ...history, canMerge: false } : history

/** The history with one more step; undefined where nothing was changed. */
export function record(
  history: EditHistory,
  before: GameAndCursor,
  after: GameAndCursor,
  merge?: string,
): EditHistory | undefined {
  const { past } = history
  const revision = history.lastRevision + 1
  const patch = diffGames(before.game, after.game)
  if (isEmptyPatch(patch)) return undefined
  const step = { patch, cursorBefore: before.cursor, cursorAfter: after.cursor, revision, merge }
  const last = past.at(-1)
  const joins = history.canMerge && merge !== undefined && last?.merge === merge
  const steps = joins
    ? past.with(-1, {
        ...step,
        patch: joinPatches(last.patch, patch),
        cursorBefore: last.cursorBefore,
      })
    : [...past, step]
  return { ...history, past: steps, future: [], lastRevision: revision, canMerge: true }
}

/** The game as it was before anything was done to it. */
export const originalOf = ({ game, history }: GameAndHistory): Game =>
  history.past.reduceRight((after, { patch }) => revert(after, patch), game)

interface GameAndHistory {
  readonly game: Game
  readonly history: EditHistory
}

interface Moved {
  readonly at: GameAndCursor
  readonly history: EditHistory
}

/** The last step taken back; undefined where there is none. */
export function undo({ game }: GameAndCursor, history: EditHistory): Moved | undefined {
  const { past, future } = history
  const step = past.at(-1)
  if (!step) return undefined
  return {
    at: { game: revert(game, step.patch), cursor: step.cursorBefore },
    history: { ...history, past: past.slice(0, -1), future: [...future, step], canMerge: false },
  }
}

/** The step taken back last, done again; undefined where there is none. */
export function redo({ game }: GameAndCursor, history: EditHistory): Moved | undefined {
  const { past, future } = history
  const step = future.at(-1)
  if (!step) return undefined
  return {
    at: { game: reapply(game, step.patch), cursor: step.cursorAfter },
    history: { ...history, past: [...past, step], future: future.slice(0, -1), canMerge: false },
  }
}
