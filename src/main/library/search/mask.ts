import type { Database } from 'better-sqlite3'
import { RESULT_REASONS } from '#engine/notation/headers'
import type { GameFilter, Range } from '#shared/contract/library-query'
import { matchesWords } from '#shared/text/hangul-search'
import {
  type GameColumns,
  HANDICAP,
  NO_RANK,
  OTHER_START,
  pairNumber,
  WINNERS,
} from '../store/columns.ts'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { commentQuery } from './comment-query.ts'

/** One byte for each serial: 1 where the game fits. */
export type Mask = Uint8Array

type Test = (serial: number) => boolean

/** Finds the games a filter lets through. Names are looked up first; games are then only numbers. */
export class MaskMaker {
  readonly #database: Database
  readonly #columns: GameColumns

  constructor(database: Database, columns: GameColumns) {
    this.#database = database
    this.#columns = columns
  }

  make(filter: GameFilter): Mask {
    const columns = this.#columns
    const tests = this.#tests(filter)
    const mask = new Uint8Array(columns.size)
    for (let serial = 0; serial < columns.size; serial++) {
      let fits = filter.trashed === true ? columns.isTrashed(serial) : columns.isLive(serial)
      for (let i = 0; fits && i < tests.length; i++) fits = tests[i]!(serial)
      if (fits) mask[serial] = 1
    }
    return mask
  }

  #tests(filter: GameFilter): readonly Test[] {
    return [
      ...this.#playerTests(filter),
      ...this.#startTests(filter),
      ...this.#resultTests(filter),
      ...this.#textTests(filter),
      ...this.#groupTests(filter),
      ...this.#reviewTests(filter),
    ]
  }

  #playerTests({ player = '', opponent = '', side }: GameFilter): readonly Test[] {
    const { choName, hanName } = this.#columns
    const first = this.#names(player)
    const second = this.#names(opponent)
    if (!first && !second) return []
    const fits = (names: Mask | undefined, name: number): boolean => !names || names[name] === 1
    const asCho: Test = (serial) => fits(first, choName[serial]!) && fits(second, hanName[serial]!)
    const asHan: Test = (serial) => fits(first, hanName[serial]!) && fits(second, choName[serial]!)
    if (side === 'cho') return [asCho]
    if (side === 'han') return [asHan]
    return [(serial) => asCho(serial) || asHan(serial)]
  }

  /** All names of the players one of whose names fits. */
  #names(typed: string): Mask | undefined {
    if (typed.trim() === '') return undefined
    const rows = this.#database
      .prepare<[], { id: number; name: string; player: number }>(
        'SELECT id, name, player_id AS player FROM player_name',
      )
      .all()
    const players = new Set(
      rows.filter(({ name }) => matchesWords(name, typed)).map(({ player }) => player),
    )
    return maskOf(rows.filter(({ player }) => players.has(player)).map(({ id }) => id))
  }

  #startTests({ cho, han, start }: GameFilter): readonly Test[] {
    const { pair } = this.#columns
    const tests: Test[] = []
    if (cho !== undefined || han !== undefined) {
      const pairs = ARRANGEMENTS.flatMap((a) =>
        ARRANGEMENTS.flatMap((b) =>
          (cho ?? a) === a && (han ?? b) === b ? [pairNumber(a, b)] : [],
        ),
      )
      const fitting = maskOf(pairs)
      tests.push((serial) => fitting[pair[serial]!] === 1)
    }
    if (start === 'arranged') tests.push((serial) => pair[serial]! < HANDICAP)
    if (start === 'handicap') tests.push((serial) => pair[serial] === HANDICAP)
    if (start === 'position') tests.push((serial) => pair[serial] === OTHER_START)
    return tests
  }

  #resultTests(filter: GameFilter): readonly Test[] {
    const { winner, reason, plies, margin, day, isAnnotated, isIncomplete } = this.#columns
    const { choRank, hanRank } = this.#columns
    const { winners, reasons, from, to, annotated, incomplete } = filter
    const tests: Test[] = []
    if (winners && winners.length > 0) {
      const fitting = maskOf(winners.map((name) => WINNERS.indexOf(name)))
      tests.push((serial) => fitting[winner[serial]!] === 1)
    }
    if (reasons && reasons.length > 0) {
      const fitting = maskOf(reasons.map((name) => RESULT_REASONS.indexOf(name) + 1))
      tests.push((serial) => fitting[reason[serial]!] === 1)
    }
    // A day without its month or its day may lie anywhere in what it names.
    if (from !== undefined) tests.push((serial) => latest(day[serial]!) >= from)
    if (to !== undefined) tests.push((serial) => day[serial]! > 0 && day[serial]! <= latest(to))
    tests.push(...rangeTest(filter.plies, plies), ...rangeTest(filter.margin, margin))
    for (const ranks of [choRank, hanRank]) {
      if (!filter.ranks) break
      // A rank that is not known lies in no band.
      tests.push((serial) => ranks[serial] !== NO_RANK, ...rangeTest(filter.ranks, ranks))
    }
    if (annotated !== undefined) tests.push((s) => (isAnnotated[s] === 1) === annotated)
    if (incomplete !== undefined) tests.push((s) => (isIncomplete[s] === 1) === incomplete)
    return tests
  }

  #textTests({ event = '', site = '', source = '', comment = '' }: GameFilter): readonly Test[] {
    const tests: Test[] = []
    if (event.trim() !== '') {
      const fitting = this.#rowsMatching('SELECT id, name FROM event', event)
      tests.push((serial) => fitting[this.#columns.event[serial]!] === 1)
    }
    if (source.trim() !== '') {
      const fitting = this.#rowsMatching('SELECT id, path AS name FROM source', source)
      tests.push((serial) => fitting[this.#columns.source[serial]!] === 1)
    }
    if (site.trim() !== '') {
      const sites = this.#rowsMatching(
        "SELECT serial AS id, site AS name FROM game WHERE site <> ''",
        site,
      )
      tests.push((serial) => sites[serial] === 1)
    }
    const words = commentQuery(comment)
    if (words) {
      const sql = `SELECT g.serial FROM comment c JOIN game g ON g.id = c.rowid WHERE ${words.where}`
      tests.push(this.#oneOf(sql, words.parameters))
    }
    return tests
  }

  #groupTests({ tag, collection }: GameFilter): readonly Test[] {
    const tests: Test[] = []
    const inGroup = (kind: 'tag' | 'collection', id: number): Test =>
      this.#oneOf(
        `SELECT g.serial FROM ${kind}_game m JOIN game g ON g.id = m.game_id
         WHERE m.${kind}_id = ?`,
        [id],
      )
    if (tag !== undefined) tests.push(inGroup('tag', tag))
    if (collection !== undefined) tests.push(inGroup('collection', collection))
    return tests
  }

  #reviewTests({ reviewed }: GameFilter): readonly Test[] {
    if (reviewed === undefined) return []
    const isReviewed = this.#oneOf(
      'SELECT g.serial FROM review r JOIN game g ON g.id = r.game_id',
      [],
    )
    return [(serial) => isReviewed(serial) === reviewed]
  }

  #rowsMatching(sql: string, typed: string): Mask {
    const rows = this.#database.prepare<[], { id: number; name: string }>(sql).all()
    return maskOf(rows.filter(({ name }) => matchesWords(name, typed)).map(({ id }) => id))
  }

  #oneOf(sql: string, parameters: readonly (string | number)[]): Test {
    const serials = this.#database
      .prepare<unknown[], number>(sql)
      .pluck()
      .all(...parameters)
    const fitting = maskOf(serials)
    return (serial) => fitting[serial] === 1
  }
}

/** The last day that a day with missing parts can mean. */
const latest = (day: number): number =>
  day === 0 ? 0 : day % 10_000 === 0 ? day + 1231 : day % 100 === 0 ? day + 31 : day

function rangeTest(
  range: Range | undefined,
  column: Uint32Array | Float32Array | Int8Array,
): readonly Test[] {
  if (!range) return []
  const { min = -Infinity, max = Infinity } = range
  return [(serial) => column[serial]! >= min && column[serial]! <= max]
}

function maskOf(numbers: readonly number[]): Mask {
  const mask = new Uint8Array(numbers.reduce((most, n) => Math.max(most, n + 1), 0))
  for (const n of numbers) mask[n] = 1
  return mask
}
