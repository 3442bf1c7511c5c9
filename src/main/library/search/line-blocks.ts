import type { Database, Statement } from 'better-sqlite3'
import { BLOCK_GAMES } from '../positions/occupancy.ts'
import { lineOf } from '../positions/packed-move.ts'

/** Memory that lines may take: those of some 300 thousand games. */
const MAX_BYTES = 2 ** 26
/** Games asked for in a block from which on the whole block is read. */
const WORTH_A_BLOCK = BLOCK_GAMES / 8

/** The lines of a block, one after the other. */
interface LineBlock {
  /** Where the line of each game begins; one more for the end of the last. */
  readonly offsets: Uint32Array
  readonly moves: Uint16Array
}

/**
 * Lines for searches that look at many. A serial has one line forever, so a block that is full stays
 * in memory: the next search needs it too.
 */
export class LineBlocks {
  readonly #one: Statement<[number], Uint8Array>
  readonly #range: Statement<[number, number], [number, Uint8Array]>
  readonly #kept = new Map<number, LineBlock>()
  #keptBytes = 0

  constructor(database: Database) {
    this.#one = database
      .prepare<[number], Uint8Array>('SELECT moves FROM game WHERE serial = ?')
      .pluck()
    this.#range = database
      .prepare<[number, number], [number, Uint8Array]>(
        'SELECT serial, moves FROM game WHERE serial >= ? AND serial < ? ORDER BY serial',
      )
      .raw()
  }

  /**
   * The lines of a block by the place of a game in it.
   *
   * @param wanted how many of them will be asked for
   * @param isFull whether no game can be added to it
   */
  of(block: number, wanted: number, isFull: boolean): (game: number) => Uint16Array {
    const lines = this.#kept.get(block) ?? this.#read(block, wanted, isFull)
    if (lines) {
      const { offsets, moves } = lines
      return (game) => moves.subarray(offsets[game], offsets[game + 1])
    }
    return (game) => {
      const moves = this.#one.get(block * BLOCK_GAMES + game)
      return moves ? lineOf(moves) : NO_MOVES
    }
  }

  #read(block: number, wanted: number, isFull: boolean): LineBlock | undefined {
    if (wanted < WORTH_A_BLOCK) return undefined
    const first = block * BLOCK_GAMES
    const rows = this.#range.all(first, first + BLOCK_GAMES)
    const offsets = new Uint32Array(BLOCK_GAMES + 1)
    for (const [serial, moves] of rows) offsets[serial - first + 1] = moves.length >> 1
    for (let game = 0; game < BLOCK_GAMES; game++) offsets[game + 1]! += offsets[game]!
    const bytes = new Uint8Array(offsets[BLOCK_GAMES]! * 2)
    for (const [serial, moves] of rows) bytes.set(moves, offsets[serial - first]! * 2)
    const lines = { offsets, moves: new Uint16Array(bytes.buffer) }
    if (isFull && this.#keptBytes + bytes.length <= MAX_BYTES) {
      this.#kept.set(block, lines)
      this.#keptBytes += bytes.length
    }
    return lines
  }
}

const NO_MOVES = new Uint16Array(0)
