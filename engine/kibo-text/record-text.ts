import type { GameEntry } from '../notation/game-entry.ts'
import { type GameText, readGameText } from './game-text.ts'
import { changeBetween, resplitText, splitText } from './resplit.ts'
import { dialectOf, type TextDialect } from './text-dialect.ts'

/** A game and where it stands in the whole text. */
export interface PlacedGame {
  readonly entry: GameEntry
  readonly game: GameText
}

/** The whole text of a record file, read game by game. */
export interface RecordText {
  readonly text: string
  readonly dialect: TextDialect
  readonly games: readonly PlacedGame[]
}

/**
 * Reads a text. Games whose own text is the same as in `before` are taken over from there: an edit
 * costs the search for the games and the reading of the one it is in.
 */
export function readRecordText(text: string, before?: RecordText): RecordText {
  const dialect = dialectOf(text, before?.dialect)
  const known = before?.dialect === dialect ? before : undefined
  const { games } = known ?? EMPTY
  if (known && !games.some(isOpenEnded)) {
    const changed = readGames(text, dialect, resplit(text, known), games)
    if (!changed.some(isOpenEnded)) return { text, dialect, games: changed }
  }
  return { text, dialect, games: readGames(text, dialect, splitText(text, dialect), games) }
}

const EMPTY: Pick<RecordText, 'games'> = { games: [] }

const resplit = (text: string, before: RecordText): readonly GameEntry[] =>
  resplitText(
    text,
    before.dialect,
    before.games.map(({ entry }) => entry),
    changeBetween(before.text, text),
  )

/** Whether a comment of the game may be open: where that ends depends on the games behind. */
const isOpenEnded = ({ game }: PlacedGame): boolean =>
  game.read.diagnostics.some(
    ({ code }) => code === 'unclosed-comment' || code === 'more-diagnostics',
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
    const same = [known[i], known[i + fromEnd]].find((other) => other?.game.source === source)
    if (same) return { entry, game: same.game }
    const own = known.length > 0 ? copied(source) : source
    return { entry, game: readGameText(own, entry, dialect) }
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
