import type { Database } from 'better-sqlite3'
import { parseFen } from '#engine/notation/fen'
import { BLOCK_GAMES, Occupancy } from '../positions/occupancy.ts'
import { lineOf } from '../positions/packed-move.ts'
import { codesOf } from '../search/lines.ts'

interface Row {
  readonly serial: number
  readonly start: number
  readonly moves: Uint8Array
}

/** Notes what every point held in the games of a library that was made before that was kept. */
export function fillOccupancy(database: Database): void {
  const starts = new Map(
    database
      .prepare<[], { id: number; fen: string }>('SELECT id, fen FROM start')
      .all()
      .map(({ id, fen }) => [id, codesOfFen(fen)]),
  )
  const games = database.prepare<[number, number], Row>(
    'SELECT serial, start_id AS start, moves FROM game WHERE serial >= ? AND serial < ?',
  )
  const last = database.prepare<[], number | null>('SELECT max(serial) FROM game').pluck().get()
  const occupancy = new Occupancy(database)
  for (let from = 0; from <= (last ?? 0); from += BLOCK_GAMES) {
    for (const { serial, start, moves } of games.all(from, from + BLOCK_GAMES)) {
      occupancy.add(serial, starts.get(start) ?? new Uint8Array(90), lineOf(moves))
    }
    occupancy.flush()
  }
}

function codesOfFen(fen: string): Uint8Array {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(`a start of a library is no position: ${fen}`)
  return codesOf(setup.value)
}
