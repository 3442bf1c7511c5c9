import type { Database, Statement } from 'better-sqlite3'
import { fromOf, toOf } from '#engine/notation/packed-move'
import { EMPTY, HAN, ROLE_MASK } from '#engine/rules/cells'
import { SQUARES } from '#engine/rules/square'

/** Games of one block: as many serials in a row. */
export const BLOCK_GAMES = 1024
export const blockOf = (serial: number): number => Math.floor(serial / BLOCK_GAMES)

/** 32-bit words of a bitmap with a bit for each game of a block. */
const WORDS = BLOCK_GAMES / 32
/** What a point can hold: nothing, or one of seven pieces of two sides. */
const CONTENTS = 15
/** Words of a row: what one point held in the games of a block, a bitmap for each content. */
const ROW_WORDS = CONTENTS * WORDS

const contentOf = (code: number): number => (code & ROLE_MASK) + ((code & HAN) === 0 ? 0 : 7)

/** For each content its code as a bit, as masks of a pattern have it. */
const CODE_BITS = Array.from({ length: 32 }, (_, code) => code)
  .filter((code) => code === EMPTY || ((code & ROLE_MASK) !== 0 && code >> 3 > 0 && code >> 3 < 3))
  .toSorted((a, b) => contentOf(a) - contentOf(b))
  .map((code) => 1 << code)

/** A bit for each game of a block. */
export type GameBits = Uint32Array<ArrayBuffer>

export const allGames = (): GameBits => new Uint32Array(WORDS).fill(0xffffffff)

/**
 * What every point held at some time in every game: a bit for each game, point and content, 169 bytes
 * a game. Most games that a part of a board does not fit are passed over without a look at their
 * moves. Only blocks that no game can come to any more are kept; of the newest games all may fit.
 */
export class Occupancy {
  readonly #row: Statement<[number], Uint8Array>
  readonly #put: Statement<[number, Uint8Array]>
  readonly #last: Statement<[], number | null>
  /** Rows of the games added since `flush`. */
  readonly #added = new Map<number, GameBits>()
  readonly #cells = new Uint8Array(SQUARES.length)

  constructor(database: Database) {
    this.#row = database
      .prepare<[number], Uint8Array>('SELECT bits FROM occupancy WHERE id = ?')
      .pluck()
    this.#put = database.prepare('INSERT INTO occupancy (id, bits) VALUES (?, ?)')
    this.#last = database.prepare<[], number | null>('SELECT max(id) FROM occupancy').pluck()
  }

  /** The first block that is not kept yet. */
  get nextBlock(): number {
    const last = this.#last.get() ?? null
    return last === null ? 0 : Math.floor(last / SQUARES.length) + 1
  }

  /** @param start piece codes by square @param line packed moves from there */
  add(serial: number, start: Uint8Array, line: Uint16Array): void {
    const cells = this.#cells
    cells.set(start)
    for (const square of SQUARES) this.#set(serial, square, cells[square]!)
    for (const move of line) {
      if (move === 0) continue
      const from = fromOf(move)
      const to = toOf(move)
      const code = cells[from]!
      cells[to] = code
      cells[from] = EMPTY
      this.#set(serial, to, code)
      this.#set(serial, from, EMPTY)
    }
  }

  /** Writes the block whose games were added. Part of the transaction that fills it. */
  flush(): void {
    for (const [id, bits] of this.#added) this.#put.run(id, new Uint8Array(bits.buffer))
    this.#added.clear()
  }

  /**
   * Takes from `games` those of a block in which a point never held what fits. Answers how many are
   * left; of a block that is not kept all are.
   *
   * @param mask the piece codes that fit, as bits
   */
  narrow(games: GameBits, block: number, square: number, mask: number): number {
    const row = this.#read(rowId(block, square))
    if (!row) return BLOCK_GAMES
    const fitting = CODE_BITS.flatMap((bit, content) => ((mask & bit) === 0 ? [] : content * WORDS))
    let left = 0
    for (let word = 0; word < WORDS; word++) {
      let bits = 0
      for (const at of fitting) bits |= row[at + word]!
      games[word]! &= bits
      left += bitCount(games[word]!)
    }
    return left
  }

  #set(serial: number, square: number, code: number): void {
    const id = rowId(blockOf(serial), square)
    let bits = this.#added.get(id)
    if (!bits) this.#added.set(id, (bits = new Uint32Array(ROW_WORDS)))
    const game = serial % BLOCK_GAMES
    bits[contentOf(code) * WORDS + (game >>> 5)]! |= 1 << (game & 31)
  }

  #read(id: number): Uint32Array | undefined {
    const blob = this.#row.get(id)
    if (!blob) return undefined
    const bytes = blob.byteOffset % 4 === 0 ? blob : blob.slice()
    return new Uint32Array(bytes.buffer, bytes.byteOffset, ROW_WORDS)
  }
}

const rowId = (block: number, square: number): number => block * SQUARES.length + square

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
