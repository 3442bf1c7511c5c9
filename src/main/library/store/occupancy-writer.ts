import type { Database, Statement } from 'better-sqlite3'
import { parseFen } from '#engine/notation/fen'
import { BLOCK_GAMES, blockOf, Occupancy } from '../positions/occupancy.ts'
import { lineOf } from '../positions/packed-move.ts'
import { codesOf } from '../search/lines.ts'

interface Row {
  readonly serial: number
  readonly fen: string
  readonly moves: Uint8Array
}

/** Notes what every point held in the games of each block that has become full. */
export class OccupancyWriter {
  readonly #occupancy: Occupancy
  readonly #games: Statement<[number, number], Row>

  constructor(database: Database) {
    this.#occupancy = new Occupancy(database)
    this.#games = database.prepare(
      `SELECT serial, fen, moves FROM game JOIN start ON start.id = start_id
       WHERE serial >= ? AND serial < ?`,
    )
  }

  /** @param nextSerial the serial that the next game will have */
  fill(nextSerial: number): void {
    const starts = new Map<string, Uint8Array>()
    for (let block = this.#occupancy.nextBlock; block < blockOf(nextSerial); block++) {
      const from = block * BLOCK_GAMES
      for (const { serial, fen, moves } of this.#games.all(from, from + BLOCK_GAMES)) {
        let start = starts.get(fen)
        if (!start) starts.set(fen, (start = codesOfFen(fen)))
        this.#occupancy.add(serial, start, lineOf(moves))
      }
      this.#occupancy.flush()
    }
  }
}

function codesOfFen(fen: string): Uint8Array {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(`a start of a library is no position: ${fen}`)
  return codesOf(setup.value)
}
