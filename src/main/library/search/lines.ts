import type { Database, Statement } from 'better-sqlite3'
import { parseFen } from '#engine/notation/fen'
import { codeOf, EMPTY } from '#engine/rules/cells'
import { SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import { lineOf } from '../positions/packed-move.ts'

/** The main line of a game, from its start. */
export interface Line {
  readonly serial: number
  readonly setup: Setup
  readonly line: Uint16Array
}

interface Row {
  readonly serial: number
  readonly start: number
  readonly moves: Uint8Array
}

/** Reads main lines by serial. */
export class Lines {
  readonly #one: Statement<[number], Row>
  readonly #fen: Statement<[number], string>
  readonly #setups = new Map<number, Setup>()

  constructor(database: Database) {
    this.#one = database.prepare(
      'SELECT serial, start_id AS start, moves FROM game WHERE serial = ?',
    )
    this.#fen = database.prepare<[number], string>('SELECT fen FROM start WHERE id = ?').pluck()
  }

  one(serial: number): Line | undefined {
    const row = this.#one.get(serial)
    return row && this.#line(row)
  }

  #line({ serial, start, moves }: Row): Line {
    return { serial, setup: this.setup(start), line: lineOf(moves) }
  }

  /** The start with a number. */
  setup(start: number): Setup {
    const known = this.#setups.get(start)
    if (known) return known
    const parsed = parseFen(this.#fen.get(start) ?? '')
    if (!parsed.ok) throw new Error(`start ${start} of a library is no position`)
    this.#setups.set(start, parsed.value)
    return parsed.value
  }
}

/** Piece codes by square. */
export const codesOf = ({ board }: Setup): Uint8Array =>
  Uint8Array.from(SQUARES, (square) => {
    const piece = board[square]
    return piece ? codeOf(piece) : EMPTY
  })

/** Piece codes by square after so many plies of a line. */
export function codesAfter({ setup, line }: Line, plies: number): Uint8Array {
  const codes = codesOf(setup)
  for (let ply = 0; ply < plies; ply++) {
    const move = line[ply]!
    if (move === 0) continue
    const from = Math.floor((move - 1) / 90)
    codes[(move - 1) % 90] = codes[from]!
    codes[from] = EMPTY
  }
  return codes
}
