import type { GameEntry } from '../notation/game-entry.ts'
import { splitGibRange } from '../notation/gib-split.ts'
import { splitPgnRange } from '../notation/pgn-split.ts'
import type { TextStart } from '../notation/reporter.ts'
import { type SplitGames, type SplitRange, WHOLE_TEXT } from '../notation/split-range.ts'
import type { TextDialect } from './text-dialect.ts'

/** A change of a text as a whole: what stood up to `oldTo` now runs to `newTo`. */
export interface TextChange {
  readonly from: number
  readonly oldTo: number
  readonly newTo: number
}

/** The stretch in which two texts differ. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1
  let [oldTo, newTo] = [before.length, after.length]
  while (
    oldTo > from &&
    newTo > from &&
    before.charCodeAt(oldTo - 1) === after.charCodeAt(newTo - 1)
  ) {
    oldTo -= 1
    newTo -= 1
  }
  return { from, oldTo, newTo }
}

/** The games of a text, and whether all its comments are closed. */
export type TextGames = Pick<SplitGames, 'entries' | 'isSettled'>

export const splitText = (text: string, dialect: TextDialect): TextGames =>
  splitRange(text, dialect, WHOLE_TEXT)

const splitRange = (text: string, dialect: TextDialect, range: SplitRange): SplitGames =>
  dialect === 'gib' ? splitGibRange(text, range) : splitPgnRange(text, range)

/**
 * The games of a text that has changed, looked for only from the game before the change to the first
 * game behind it that is where it was. The text before must be settled.
 */
export function resplitText(
  text: string,
  dialect: TextDialect,
  before: readonly GameEntry[],
  { from, oldTo, newTo }: TextChange,
): TextGames {
  const shift = newTo - oldTo
  // One game more: what stands at the start of a game decides whether it is one of its own.
  const first = Math.max(0, before.findLastIndex((entry) => entry.from <= from) - 1)
  const start = before[first]
  if (!start) return splitText(text, dialect)
  const starts = new Map(before.map((entry, i) => [entry.from + shift, i]))
  const isKnown = (at: number): boolean => at >= newTo && starts.has(at)
  const begin = first === 0 ? WHOLE_TEXT.start : start
  const range = { start: begin, index: first, isKnown }
  const { entries, isSettled, known } = splitRange(text, dialect, range)
  const upTo = [...before.slice(0, first), ...entries]
  if (!known) return { entries: upTo, isSettled }
  const behind = before.slice(starts.get(known.from))
  return { entries: [...upTo, ...moved(behind, known, shift, upTo.length)], isSettled }
}

/** Games behind a change, where they are now. The first begins at `known`. */
function moved(
  games: readonly GameEntry[],
  known: TextStart,
  shift: number,
  index: number,
): readonly GameEntry[] {
  const [first] = games
  if (!first) return []
  const [lines, columns] = [known.line - first.line, known.column - first.column]
  return games.map((entry, i) => ({
    ...entry,
    index: index + i,
    from: entry.from + shift,
    to: entry.to + shift,
    line: entry.line + lines,
    column: entry.line === first.line ? entry.column + columns : entry.column,
  }))
}
