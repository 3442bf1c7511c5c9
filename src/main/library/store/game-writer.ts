import type { Database, Statement } from 'better-sqlite3'
import { PositionCollector } from '../positions/collector.ts'
import { blockOf } from '../positions/occupancy.ts'
import { lineBytes, lineOf } from '../positions/packed-move.ts'
import type { PositionIndex } from '../positions/position-index.ts'
import type { GameFacts } from './game-facts.ts'
import { LineHash, OPENING_PLIES } from './line-hash.ts'
import { SharedRows } from './names.ts'
import { OccupancyWriter } from './occupancy-writer.ts'
import { ReviewRows } from './review-rows.ts'
import { walkLine } from './walk-line.ts'

/** Where a game came from. */
export interface GameSource {
  readonly id: number
  readonly index: number
}

/** What became of a game that was to be added. */
export type Added =
  | {
      readonly kind: 'added'
      readonly id: number
      /** Games of which it is the beginning, or that are the beginning of it. */
      readonly prefixes: readonly { readonly shorter: number; readonly longer: number }[]
    }
  | { readonly kind: 'duplicate'; readonly id: number }

interface Candidate {
  readonly id: number
  readonly plies: number
  readonly lineHash: number
  readonly startId: number
}

const COLUMNS = [
  'serial',
  'start_id',
  'moves',
  'plies',
  'line_hash',
  'opening_hash',
  'cho_name_id',
  'han_name_id',
  'cho_rank',
  'han_rank',
  'event_id',
  'round',
  'site',
  'date',
  'day',
  'result_text',
  'winner',
  'reason',
  'cho_points',
  'han_points',
  'annotated',
  'variations',
  'is_incomplete',
  'form',
  'document',
] as const
type Value = string | number | Uint8Array | null

/** Adds games to the tables and the index. Its methods are parts of one transaction. */
export class GameWriter {
  readonly #index: PositionIndex
  readonly #rows: SharedRows
  readonly #positions = new PositionCollector()
  readonly #occupancy: OccupancyWriter
  readonly #insert: Statement<Value[]>
  readonly #update: Statement<Value[]>
  readonly #candidates: Statement<[number], Candidate>
  readonly #moves: Statement<[number], Uint8Array>
  readonly #insertComments: Statement<[number, string]>
  readonly #deleteComments: Statement<[number]>
  readonly #maxSerial: Statement<[], number>
  readonly #insertPrefix: Statement<[number, number]>
  readonly #reviews: ReviewRows
  /** Of the transaction. */
  #firstSerial = 0
  #nextSerial = 0

  constructor(database: Database, index: PositionIndex) {
    this.#index = index
    this.#occupancy = new OccupancyWriter(database)
    this.#rows = new SharedRows(database)
    this.#insert = database.prepare(
      `INSERT INTO game (${COLUMNS.join(', ')}, source_id, source_index, added_at)
       VALUES (${COLUMNS.map(() => '?').join(', ')}, ?, ?, ?)`,
    )
    this.#update = database.prepare(
      `UPDATE game SET ${COLUMNS.map((name) => `${name} = ?`).join(', ')}, changed_at = ?
       WHERE id = ?`,
    )
    this.#candidates = database.prepare(
      `SELECT id, plies, line_hash AS lineHash, start_id AS startId FROM game
       WHERE opening_hash = ? AND trashed_at IS NULL`,
    )
    this.#moves = database
      .prepare<[number], Uint8Array>('SELECT moves FROM game WHERE id = ?')
      .pluck()
    this.#insertComments = database.prepare('INSERT INTO comment (rowid, text) VALUES (?, ?)')
    this.#deleteComments = database.prepare('DELETE FROM comment WHERE rowid = ?')
    this.#maxSerial = database
      .prepare<[], number>(
        `SELECT max(coalesce((SELECT max(serial) FROM game), 0),
          coalesce((SELECT max(serial) FROM dead_serial), 0))`,
      )
      .pluck()
    this.#reviews = new ReviewRows(database)
    this.#insertPrefix = database.prepare(
      'INSERT OR IGNORE INTO prefix (shorter_id, longer_id) VALUES (?, ?)',
    )
  }

  /** First thing in a transaction. */
  begin(): void {
    this.#rows.forget()
    this.#positions.takeSorted()
    this.#firstSerial = (this.#maxSerial.get() ?? 0) + 1
    this.#nextSerial = this.#firstSerial
  }

  /** Last thing in a transaction. */
  finish(): void {
    this.#index.add(this.#positions.takeSorted())
    if (blockOf(this.#nextSerial) > blockOf(this.#firstSerial)) {
      this.#occupancy.fill(this.#nextSerial)
    }
  }

  add(facts: GameFacts, source: GameSource | undefined, now: number): Added {
    const hashes = this.#hashes(facts)
    const candidates = this.#candidates
      .all(hashes.opening)
      .filter(({ startId }) => startId === hashes.start)
    const same = candidates.find((other) => this.#isSame(facts, hashes, other))
    if (same) return { kind: 'duplicate', id: same.id }
    const { lastInsertRowid } = this.#insert.run(
      ...this.#values(facts, hashes),
      source?.id ?? null,
      source?.index ?? null,
      now,
    )
    const id = Number(lastInsertRowid)
    if (facts.comments !== '') this.#insertComments.run(id, facts.comments)
    this.#reviews.put(id, facts.game)
    const prefixes = candidates.flatMap((other) => this.#prefix(facts, hashes, id, other) ?? [])
    for (const { shorter, longer } of prefixes) this.#insertPrefix.run(shorter, longer)
    return { kind: 'added', id, prefixes }
  }

  /** Puts a game in the place of another, under a serial of its own. */
  replace(id: number, facts: GameFacts, now: number): void {
    this.#update.run(...this.#values(facts, this.#hashes(facts)), now, id)
    this.#deleteComments.run(id)
    if (facts.comments !== '') this.#insertComments.run(id, facts.comments)
    this.#reviews.put(id, facts.game)
  }

  #hashes({ fen, setup, line }: GameFacts): Hashes {
    const start = this.#rows.start(fen, setup)
    const hash = new LineHash(start)
    const all: number[] = [hash.value]
    for (const move of line) {
      hash.add(move)
      all.push(hash.value)
    }
    const opening = all[Math.min(OPENING_PLIES, line.length)] ?? 0
    return { start, all, line: hash.value, opening }
  }

  #isSame({ line }: GameFacts, hashes: Hashes, other: Candidate): boolean {
    if (other.plies !== line.length || other.lineHash !== hashes.line) return false
    return this.#startsWith(other.id, line, line.length)
  }

  #prefix(
    { line }: GameFacts,
    hashes: Hashes,
    id: number,
    other: Candidate,
  ): { readonly shorter: number; readonly longer: number } | undefined {
    const length = Math.min(other.plies, line.length)
    if (length < OPENING_PLIES || other.plies === line.length) return undefined
    const isOtherShorter = other.plies < line.length
    if (isOtherShorter && hashes.all[other.plies] !== other.lineHash) return undefined
    if (!this.#startsWith(other.id, line, length)) return undefined
    return isOtherShorter ? { shorter: other.id, longer: id } : { shorter: id, longer: other.id }
  }

  /** Whether a stored game and a line agree on so many plies. */
  #startsWith(id: number, line: Uint16Array, plies: number): boolean {
    const moves = this.#moves.get(id)
    if (!moves) return false
    const other = lineOf(moves)
    for (let ply = 0; ply < plies; ply++) if (other[ply] !== line[ply]) return false
    return true
  }

  #values(facts: GameFacts, hashes: Hashes): Value[] {
    const { info, line, stored } = facts
    const serial = this.#nextSerial++
    const points = walkLine(facts.setup, line, (key, place) =>
      this.#positions.add(key, serial, place),
    )
    const { winner, reason, text } = info.result ?? {}
    return [
      serial,
      hashes.start,
      lineBytes(line),
      line.length,
      hashes.line,
      hashes.opening,
      info.cho ? this.#rows.playerName(info.cho.name) : null,
      info.han ? this.#rows.playerName(info.han.name) : null,
      info.cho?.rank ?? null,
      info.han?.rank ?? null,
      info.event === undefined ? null : this.#rows.event(info.event),
      info.round ?? null,
      info.site ?? null,
      info.date ?? null,
      facts.day ?? null,
      text ?? null,
      winner ?? null,
      reason ?? null,
      points.cho,
      points.han,
      facts.annotated,
      facts.variations,
      facts.isIncomplete ? 1 : 0,
      stored.form,
      stored.document,
    ]
  }
}

interface Hashes {
  readonly start: number
  /** After each ply, from 0 on. */
  readonly all: readonly number[]
  readonly line: number
  readonly opening: number
}
