import type { GameEntry } from '../notation/game-entry.ts'
import { type GameText, LazyGame } from './game-text.ts'
import { changeBetween, resplitText, splitText, type TextGames } from './resplit.ts'
import { dialectOf, type TextDialect } from './text-dialect.ts'

/** A game and where it stands in the whole text. */
export class PlacedGame {
  readonly entry: GameEntry
  /** The same for as long as the game's own text is, wherever it stands. */
  readonly own: LazyGame

  constructor(entry: GameEntry, own: LazyGame) {
    this.entry = entry
    this.own = own
  }

  /** The game, read now if nobody has asked for it before. */
  get game(): GameText {
    return this.own.read()
  }
}

/** The whole text of a record file, whose games are read one by one as they are asked for. */
export interface RecordText {
  readonly text: string
  readonly dialect: TextDialect
  /** Every comment is closed; while one is not, nobody can say where the games end. */
  readonly isSettled: boolean
  readonly games: readonly PlacedGame[]
}

/**
 * Finds the games of a text. Those whose own text is the same as in `before` are taken over from
 * there: an edit costs the search for games around it and the reading of the one it is in.
 */
export function readRecordText(text: string, before?: RecordText): RecordText {
  const dialect = dialectOf(text, before?.dialect)
  const known = before?.dialect === dialect ? before : undefined
  const found = known?.isSettled === true ? resplit(text, known) : undefined
  // A comment that is open now may end in games that stood behind it.
  const { entries, isSettled } = found?.isSettled === true ? found : splitText(text, dialect)
  return { text, dialect, isSettled, games: readGames(text, dialect, entries, known?.games ?? []) }
}

const resplit = (text: string, before: RecordText): TextGames =>
  resplitText(
    text,
    before.dialect,
    before.games.map(({ entry }) => entry),
    changeBetween(before.text, text),
  )

function readGames(
  text: string,
  dialect: TextDialect,
  entries: readonly GameEntry[],
  known: readonly PlacedGame[],
): readonly PlacedGame[] {
  const fromEnd = known.length - entries.length
  return entries.map((entry, i) => {
    const source = text.slice(entry.from, entry.to)
    // Games before the edit keep their number, those behind it their number from the end.
    const same = [known[i], known[i + fromEnd]].find((other) => other?.own.source === source)
    if (same) return new PlacedGame(entry, same.own)
    const own = known.length > 0 ? copied(source) : source
    return new PlacedGame(entry, new LazyGame(own, entry, dialect))
  })
}

/** A string that does not hold on to the long one it was cut from, one for each key pressed. */
const copied = (text: string): string => text.split('').join('')

/** The game that an offset is in, or behind: between two games the one before. */
export function gameAtOffset({ games }: RecordText, offset: number): PlacedGame | undefined {
  let low = 0
  let high = games.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((games[middle]?.entry.from ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return games[Math.max(0, low - 1)]
}
