import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { ok, type Result } from '#engine/result'
import { arrangementSetup } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import type { LibraryError, LibraryInfo } from '#shared/contract/library'
import type { GameFilter, GamePage, GameQuery, GameSort } from '#shared/contract/library-query'
import { Explorer } from '../explorer/explorer.ts'
import { arrangementMatrix } from '../explorer/matrix.ts'
import { mainLines } from '../explorer/opening-report.ts'
import { openings } from '../explorer/openings.ts'
import { PositionIndex } from '../positions/position-index.ts'
import type { Batch, FindingsPage, ImportNote, LibraryRepository, Page } from '../repository.ts'
import { Finder, type SearchCall } from '../search/finder.ts'
import { Lines } from '../search/lines.ts'
import { Turns } from '../turns.ts'
import { backUp, backupsOf } from './backup.ts'
import { GameColumns } from './columns.ts'
import { GameStore } from './game-store.ts'
import type { Added } from './game-writer.ts'
import { gameRows } from './game-rows.ts'
import { listGroups } from './groups.ts'
import { ImportLog } from './import-log.ts'
import { listPlayers } from './players.ts'
import { SavedSearches } from './saved-searches.ts'

/** A library in an SQLite file. */
export class SqliteLibrary implements LibraryRepository {
  readonly #database: Database
  readonly #path: string
  readonly #columns: GameColumns
  readonly #index: PositionIndex
  readonly #finder: Finder
  readonly #explorer: Explorer
  readonly #games: GameStore
  readonly #log: ImportLog
  readonly #searches: SavedSearches
  #dataVersion: unknown

  /** @param database an open library of the newest version */
  constructor(database: Database, path: string) {
    this.#database = database
    this.#path = path
    this.#columns = new GameColumns(database)
    this.#index = new PositionIndex(database)
    this.#finder = new Finder(database, this.#columns, this.#index)
    this.#explorer = new Explorer(this.#columns, this.#index, new Lines(database))
    this.#games = new GameStore(database, this.#index)
    this.#log = new ImportLog(database)
    this.#searches = new SavedSearches(database)
  }

  readonly info = (): LibraryInfo => {
    this.#sync()
    const { live, trashed } = this.#columns.counts()
    return {
      games: live,
      trashed,
      bytes: sizeOf(this.#path) + sizeOf(`${this.#path}-wal`),
      groups: listGroups(this.#database),
      searches: this.#searches.list(),
      undo: this.#games.log.next(true),
      redo: this.#games.log.next(false),
      backup: backupsOf(this.#path)[0] ?? null,
    }
  }

  readonly backUp = (): string => backUp(this.#database, this.#path, new Date())

  readonly beginImport = (): number => this.#log.begin()

  readonly source = (path: string, hash: string, games: number): number =>
    this.#log.source(path, hash, games)

  readonly addBatch = (
    run: number,
    batch: Batch,
    note: (added: readonly Added[]) => ImportNote,
  ): void => {
    this.#write(() => {
      const added = this.#games.addAll(batch)
      this.#log.note(run, note(added), false)
    })
    this.#index.refresh()
    this.#columns.readNew()
    this.#finder.clear()
  }

  readonly noteImport = (run: number, note: ImportNote, isOver: boolean): void =>
    this.#write(() => this.#log.note(run, note, isOver))

  readonly imports = () => this.#log.runs()

  readonly findings = (run: number, page: FindingsPage) => this.#log.findings(run, page)

  readonly tidy = (): boolean => this.#index.mergeStep()

  readonly search = async (
    query: GameQuery,
    sort: GameSort,
    { offset, limit }: Page,
    call: SearchCall,
  ): Promise<GamePage> => {
    const started = performance.now()
    this.#sync()
    const hits = await this.#finder.find(query, sort, call)
    const serials = Array.from(hits.serials.subarray(offset, offset + limit))
    const rows = gameRows(this.#database, serials).map((row, i) => ({
      ...row,
      hit: hits.hasPlaces
        ? { ply: hits.plies[offset + i] ?? 0, mirrored: hits.mirrored[offset + i] === 1 }
        : null,
    }))
    return { rows, total: hits.serials.length, ms: performance.now() - started }
  }

  readonly found = async (
    query: GameQuery,
    sort: GameSort,
    call: SearchCall,
  ): Promise<readonly number[]> => {
    this.#sync()
    const { serials } = await this.#finder.find(query, sort, call)
    return Array.from(serials, (serial) => this.#columns.id[serial] ?? 0)
  }

  readonly game = (id: number) => this.#games.read(id)

  readonly players = (typed: string, page: Page) => listPlayers(this.#database, typed, page)

  readonly explore = (setup: Setup, mirror: boolean, filter: GameFilter) => {
    const started = performance.now()
    this.#sync()
    const found = this.#explorer.explore(setup, mirror, this.#finder.mask(filter))
    return { ...found, moves: [...found.moves], ms: performance.now() - started }
  }

  readonly matrix = (filter: GameFilter) => {
    const started = performance.now()
    this.#sync()
    const matrix = arrangementMatrix(this.#columns, this.#finder.mask(filter))
    return { ...matrix, ms: performance.now() - started }
  }

  readonly report: LibraryRepository['report'] = async (pair, filter, depth, signal) => {
    const started = performance.now()
    this.#sync()
    const mask = this.#finder.mask({ ...filter, ...pair })
    const start = arrangementSetup(pair.cho, pair.han)
    const turns = new Turns(signal)
    const { cells } = arrangementMatrix(this.#columns, mask)
    const cell = cells.find(({ cho, han }) => cho === pair.cho && han === pair.han)
    return {
      results: cell?.results ?? { games: 0, cho: 0, draw: 0, han: 0 },
      tree: [...(await mainLines(this.#explorer, start, depth, mask, turns))],
      ...(await openings(this.#database, this.#columns, mask, start.board, turns)),
      ms: performance.now() - started,
    }
  }

  readonly saveGame: LibraryRepository['saveGame'] = (id, facts) =>
    this.#change(() => this.#games.save(id, facts))

  readonly keepReview: LibraryRepository['keepReview'] = (id, start, review) =>
    this.#change(() => this.#games.keepReview(id, start, review))

  readonly edit: LibraryRepository['edit'] = (edit) => this.#change(() => this.#games.edit(edit))

  readonly undo = (): Result<void, LibraryError> => this.#change(() => this.#games.turn(true))

  readonly redo = (): Result<void, LibraryError> => this.#change(() => this.#games.turn(false))

  readonly emptyTrash = (): Result<void, LibraryError> => {
    this.#write(() => this.#games.purge())
    this.#reload()
    return ok(undefined)
  }

  readonly saveSearch = (name: string, query: GameQuery): Result<void, LibraryError> => {
    this.#searches.save(name, query)
    return ok(undefined)
  }

  readonly removeSearch = (id: number): Result<void, LibraryError> => {
    this.#searches.remove(id)
    return ok(undefined)
  }

  readonly close = (): void => {
    this.#database.close()
  }

  #write(action: () => void): void {
    this.#database.transaction(action).immediate()
  }

  /** A refusal takes nothing back: it is found before anything is written. */
  #change<T>(
    action: () => Result<{ readonly value: T; readonly touched: readonly number[] }, LibraryError>,
  ): Result<T, LibraryError> {
    this.#sync()
    const changed = this.#database.transaction(action).immediate()
    if (!changed.ok) return changed
    this.#index.refresh()
    this.#columns.readAgain(changed.value.touched)
    this.#finder.clear()
    return ok(changed.value.value)
  }

  /** Reads anew what another program has changed meanwhile. */
  #sync(): void {
    const version = this.#database.pragma('data_version', { simple: true })
    if (version === this.#dataVersion) return
    this.#dataVersion = version
    this.#reload()
  }

  #reload(): void {
    this.#index.refresh()
    this.#columns.reload()
    this.#finder.clear()
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
