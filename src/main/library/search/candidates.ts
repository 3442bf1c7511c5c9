import { EMPTY } from '#engine/rules/cells'
import { allGames, BLOCK_GAMES, type GameBits, type Occupancy } from '../positions/occupancy.ts'
import { AS_GIVEN, MIRRORED } from './line-scanner.ts'
import type { Wanted } from './wanted.ts'

/** One point of a condition. */
interface Point {
  readonly square: number
  readonly mask: number
}

/** Games of a block whose lines are looked at sooner than further points. */
const FEW = 8

/** Tells which games may meet conditions, by what their points held at any time. */
export class Candidates {
  readonly #occupancy: Occupancy
  readonly #given: readonly Point[]
  readonly #mirrored: readonly Point[] | undefined

  /** @param mirrored undefined where the mirror does not count */
  constructor(
    occupancy: Occupancy,
    given: readonly Wanted[],
    mirrored: readonly Wanted[] | undefined,
  ) {
    this.#occupancy = occupancy
    this.#given = pointsOf(given)
    this.#mirrored = mirrored && pointsOf(mirrored)
  }

  /** For each game of a block the ways in which it may meet the conditions. */
  waysOf(block: number): Uint8Array {
    const ways = new Uint8Array(BLOCK_GAMES)
    this.#mark(ways, AS_GIVEN, this.#games(block, this.#given))
    if (this.#mirrored) this.#mark(ways, MIRRORED, this.#games(block, this.#mirrored))
    return ways
  }

  #games(block: number, points: readonly Point[]): GameBits | undefined {
    const games = allGames()
    for (const { square, mask } of points) {
      const left = this.#occupancy.narrow(games, block, square, mask)
      if (left === 0) return undefined
      if (left <= FEW) break
    }
    return games
  }

  #mark(ways: Uint8Array, way: number, games: GameBits | undefined): void {
    if (!games) return
    for (let game = 0; game < BLOCK_GAMES; game++) {
      if (((games[game >>> 5]! >>> (game & 31)) & 1) === 1) ways[game]! |= way
    }
  }
}

/** Pieces first: fewer games had one on a point than left it empty. */
function pointsOf(wants: readonly Wanted[]): readonly Point[] {
  const points = wants.flatMap(({ masks, squares }) =>
    Array.from(squares, (square) => ({ square, mask: masks[square]! })),
  )
  const mayBeEmpty = ({ mask }: Point): number => (mask >>> EMPTY) & 1
  return points.toSorted((a, b) => mayBeEmpty(a) - mayBeEmpty(b))
}
