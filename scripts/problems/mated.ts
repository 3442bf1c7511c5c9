import { Mailbox } from '#engine/rules/mailbox'
import { generateLegal, wasInCheck } from '#engine/rules/movegen'
import { isInPalace } from '#engine/rules/palace'
import { checkSetup, PIECE_LIMITS } from '#engine/rules/setup'
import { rankOf, type Square, SQUARES } from '#engine/rules/square'
import {
  opposite,
  type Piece,
  type Role,
  ROLES,
  type Setup,
  type Side,
  SIDES,
} from '#engine/rules/types'
import type { Chance } from '../tune/chance.ts'
import type { RecordedMoves } from '../tune/records.ts'
import { canStand } from './retro-steps.ts'

/** The most pieces beside the generals that a random position gets: of the winner, of the loser. */
const MOST_WINNERS = 5
const MOST_LOSERS = 4
/** The winner's stand at most so many ranks before the loser's back row. */
const NEAR = 6

const buffer = new Int32Array(256)

/** Whether the side to move is mated (외통). */
export function isMated(box: Mailbox): boolean {
  return generateLegal(box, buffer, 0) === 0 && wasInCheck
}

/** The mates on the board at the ends of games. */
export function matedEnds(games: readonly RecordedMoves[]): readonly Setup[] {
  return games.flatMap(({ setup, moves }) => {
    const box = Mailbox.from(setup)
    for (const move of moves) box.play(move)
    const end = box.toSetup()
    return isMated(box) && checkSetup(end).length === 0 ? [end] : []
  })
}

/** A position of chance in which the side to move is mated, with few pieces, most near its palace. */
export function randomMated(chance: Chance): Setup {
  for (;;) {
    const setup = randomSetup(chance)
    if (isMated(Mailbox.from(setup)) && checkSetup(setup).length === 0) return setup
  }
}

function randomSetup(chance: Chance): Setup {
  const turn = chance.pick(SIDES)
  const winner = opposite(turn)
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  const put = (piece: Piece, isPlace: (square: Square) => boolean): void => {
    const free = SQUARES.filter((s) => !board[s] && canStand(piece, s) && isPlace(s))
    if (free.length > 0) board[chance.pick(free)] = piece
  }
  for (const side of SIDES) put({ side, role: 'general' }, (s) => isInPalace(s, side))
  for (const role of rolesOf(chance, 2 + chance.below(MOST_WINNERS - 1)))
    put(
      { side: winner, role },
      placeFor(role, winner, (s) => ranksTo(s, turn) <= NEAR),
    )
  for (const role of rolesOf(chance, chance.below(MOST_LOSERS + 1)))
    put(
      { side: turn, role },
      placeFor(role, turn, () => true),
    )
  return { board, turn }
}

const ranksTo = (square: Square, side: Side): number =>
  side === 'cho' ? rankOf(square) : 9 - rankOf(square)

const placeFor =
  (role: Role, side: Side, isPlace: (square: Square) => boolean) =>
  (square: Square): boolean =>
    role === 'guard' ? isInPalace(square, side) : isPlace(square)

/** Some pieces out of all that a side owns beside its general. */
function rolesOf(chance: Chance, count: number): readonly Role[] {
  const owned = ROLES.filter((role) => role !== 'general').flatMap((role) =>
    Array.from({ length: PIECE_LIMITS[role] }, () => role),
  )
  return chance.shuffled(owned).slice(0, count)
}
