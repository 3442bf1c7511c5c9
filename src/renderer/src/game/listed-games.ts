import { mainLine } from '#engine/game/path'
import type { GameEntry } from '#engine/notation/game-entry'
import { differsFromText } from '../documents/edit-history.ts'
import type { OpenGame } from '../documents/open-game.ts'

/** The games of a document as they stand now: those that were edited say what was made of them. */
export const listedGames = (
  entries: readonly GameEntry[],
  open: ReadonlyMap<number, OpenGame>,
): readonly GameEntry[] =>
  entries.map((entry) => {
    const edited = open.get(entry.index)
    if (!edited || !differsFromText(edited.history)) return entry
    const { info, tree } = edited.game
    return { ...entry, info, plies: mainLine(tree).length - 1 }
  })
