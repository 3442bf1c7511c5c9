import { unpackMove } from '#engine/notation/packed-move'
import { formatUci } from '#engine/notation/uci'
import { KeyWalk } from '#engine/rules/key-walk'
import { Mailbox } from '#engine/rules/mailbox'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import type { Exploration, ExploredMove } from '#shared/contract/library-explorer'
import { isMirroredPlace, moveOfPlace, plyOfPlace } from '../positions/entries.ts'
import { mirrorPacked, NO_MOVE } from '../positions/packed-move.ts'
import type { PositionIndex } from '../positions/position-index.ts'
import { codesAfter, codesOf, type Lines } from '../search/lines.ts'
import type { Mask } from '../search/mask.ts'
import type { GameColumns } from '../store/columns.ts'
import { MoveTally } from './tally.ts'

/** Counts what was played in a position, by whatever order of moves a game came to it. */
export class Explorer {
  readonly #columns: GameColumns
  readonly #index: PositionIndex
  readonly #lines: Lines

  constructor(columns: GameColumns, index: PositionIndex, lines: Lines) {
    this.#columns = columns
    this.#index = index
    this.#lines = lines
  }

  /** @param mirror whether games in which the mirrored position stood count too */
  explore(setup: Setup, mirror: boolean, mask: Mask): Omit<Exploration, 'ms'> {
    const walk = new KeyWalk(setup)
    const isCho = setup.turn === 'cho'
    const tallies = new Map<number, MoveTally>()
    let total = 0
    let lastSerial = -1
    let mirroredGames = 0
    this.#index.visit(walk.key, (serial, place) => {
      if (mask[serial] !== 1) return
      const isOther = !walk.isSymmetric && isMirroredPlace(place) !== walk.isMirrored
      if (isOther && !mirror) return
      if (serial !== lastSerial) {
        total += 1
        if (isOther) mirroredGames += 1
      }
      lastSerial = serial
      const move = moveHere(moveOfPlace(place), walk, mirror)
      let tally = tallies.get(move)
      if (!tally) {
        tally = new MoveTally(serial, place)
        tallies.set(move, tally)
      }
      // A game that comes back to the position and does the same counts once.
      if (tally.lastSerial !== serial) tally.add(serial, this.#columns, isCho)
    })
    const isReal = this.#confirmer(setup)
    const king = Mailbox.from(setup).kingSquare(setup.turn)
    const moves = [...tallies]
      .filter(([move, tally]) => move !== NO_MOVE && isReal(tally))
      .map(([move, tally]) => explored(formatUci(unpackMove(move), king), tally))
      .toSorted((a, b) => (b.games === a.games ? a.uci.localeCompare(b.uci) : b.games - a.games))
    const ended = tallies.get(NO_MOVE)?.results.games ?? 0
    return { moves, total, ended, mirrored: mirroredGames }
  }

  /** Compares boards for the first game of each move: two positions may share a key by chance. */
  #confirmer(setup: Setup): (tally: MoveTally) => boolean {
    const own = codesOf(setup)
    const other = Uint8Array.from(SQUARES, (square) => own[mirrored(square)]!)
    return ({ firstSerial, firstPlace }) => {
      const line = this.#lines.one(firstSerial)
      const codes = line && codesAfter(line, plyOfPlace(firstPlace))
      if (!codes) return false
      return [own, other].some((wanted) => codes.every((code, square) => code === wanted[square]))
    }
  }
}

/** The move of an entry as it is played on the board that was asked for. */
function moveHere(move: number, walk: KeyWalk, mirror: boolean): number {
  if (walk.isMirrored) return mirrorPacked(move)
  // On a board that is its own mirror a move and its reflection are one.
  return walk.isSymmetric && mirror ? Math.min(move, mirrorPacked(move)) : move
}

const explored = (uci: string, tally: MoveTally): ExploredMove => ({
  uci,
  ...tally.results,
  margin: tally.margin,
  lastYear: tally.lastYear,
  rank: tally.rank,
})
