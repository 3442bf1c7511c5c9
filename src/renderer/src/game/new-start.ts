import { handicapGame, newGame } from '#engine/game/new-game'
import type { Game } from '#engine/game/game'
import type { GameRules } from '#engine/game/game-rules'
import { withRules } from '#engine/game/rules-edit'
import { type Arrangement, arrangementSetup } from '#engine/rules/setup'
import type { Square } from '#engine/rules/square'
import type { Board, Piece, Side } from '#engine/rules/types'

/** What a new game begins with, as the dialog has it. */
export interface NewStart {
  readonly pair: Readonly<Record<Side, Arrangement>>
  /** Points whose pieces are given as a handicap (접장기). */
  readonly given: ReadonlySet<Square>
  /** Who moves first with a handicap; undefined while nobody chose: the side that gives. */
  readonly first: Side | undefined
  readonly rules: GameRules | undefined
}

const wholeBoard = ({ pair }: Pick<NewStart, 'pair'>): Board =>
  arrangementSetup(pair.cho, pair.han).board

/** The pieces that are given, Cho's first. */
export function givenPieces(start: Pick<NewStart, 'pair' | 'given'>): readonly Piece[] {
  const board = wholeBoard(start)
  return [...start.given].toSorted((a, b) => a - b).flatMap((square) => board[square] ?? [])
}

/** The start board without what is given. */
export const startBoard = (start: Pick<NewStart, 'pair' | 'given'>): Board =>
  gameOf({ ...start, first: undefined, rules: undefined }).start.setup.board

/** Gives the piece on a point away, or takes it back; generals stay. */
export function withGiven({ pair, given }: NewStart, square: Square): ReadonlySet<Square> {
  const piece = wholeBoard({ pair })[square]
  if (!piece || piece.role === 'general') return given
  const next = new Set(given)
  if (!next.delete(square)) next.add(square)
  return next
}

/** Records let the side that gives move first. */
export function firstSide({ pair, given, first }: Omit<NewStart, 'rules'>): Side {
  if (given.size === 0) return 'cho'
  if (first) return first
  const pieces = givenPieces({ pair, given })
  const han = pieces.filter(({ side }) => side === 'han').length
  return han * 2 >= pieces.length ? 'han' : 'cho'
}

export function gameOf(start: NewStart): Game {
  const { pair, given, rules } = start
  const made = given.size === 0 ? newGame(pair) : handicapGame(pair, given, firstSide(start))
  return withRules(made, rules)
}
