import type { Database, Statement } from 'better-sqlite3'
import { bytesOf, decodeEntries, encodeEntries, type Entries, slice } from './entries.ts'
import type { EntrySource } from './merge.ts'

/** Entries of a page. */
export const PAGE_ENTRIES = 1024

/** Pages one segment may have: a page is stored under `segment * PAGES + page`. */
const PAGES = 2 ** 24

/** A sorted run of entries in the database, cut into pages. Never changed once it is ready. */
export interface Segment {
  readonly id: number
  readonly entries: number
  /** First key of each page. */
  readonly fences: Float64Array
}

interface SegmentRow {
  readonly id: number
  readonly entries: number
  readonly fences: Uint8Array
}

/** The tables of the position index. Whoever writes has opened a transaction. */
export class Segments {
  readonly #database: Database
  readonly #page: Statement<[number], Uint8Array>
  readonly #insertPage: Statement<[number, Uint8Array]>

  constructor(database: Database) {
    this.#database = database
    this.#page = database
      .prepare<[number], Uint8Array>('SELECT data FROM position_page WHERE id = ?')
      .pluck()
    this.#insertPage = database.prepare('INSERT INTO position_page (id, data) VALUES (?, ?)')
  }

  /** Those that are ready, oldest first. */
  list(): readonly Segment[] {
    const rows = this.#database
      .prepare<[], SegmentRow>(
        'SELECT id, entries, fences FROM position_segment WHERE is_ready = 1 ORDER BY id',
      )
      .all()
    return rows.map(({ id, entries, fences }) => ({ id, entries, fences: floatsOf(fences) }))
  }

  page(segment: Segment, page: number): Entries | undefined {
    const data = this.#page.get(segment.id * PAGES + page)
    return data && decodeEntries(data)
  }

  /** Writes a whole segment. */
  write(entries: Entries): Segment {
    const id = this.begin()
    const fences: number[] = []
    for (let from = 0; from < entries.keys.length; from += PAGE_ENTRIES) {
      this.writePage(id, fences.length, slice(entries, from, from + PAGE_ENTRIES))
      fences.push(entries.keys[from]!)
    }
    const segment = { id, entries: entries.keys.length, fences: Float64Array.from(fences) }
    this.finish(segment)
    return segment
  }

  /** A segment that nobody sees until it is finished. */
  begin(): number {
    const { lastInsertRowid } = this.#database
      .prepare("INSERT INTO position_segment (entries, fences) VALUES (0, x'')")
      .run()
    return Number(lastInsertRowid)
  }

  writePage(segment: number, page: number, entries: Entries): void {
    this.#insertPage.run(segment * PAGES + page, encodeEntries(entries))
  }

  finish({ id, entries, fences }: Segment): void {
    this.#database
      .prepare('UPDATE position_segment SET entries = ?, fences = ?, is_ready = 1 WHERE id = ?')
      .run(entries, bytesOf(fences), id)
  }

  countPages(segment: number): number {
    const count = this.#database
      .prepare<[number, number], number>(
        'SELECT count(*) FROM position_page WHERE id >= ? AND id < ?',
      )
      .pluck()
      .get(segment * PAGES, (segment + 1) * PAGES)
    return count ?? 0
  }

  remove(id: number): void {
    this.#database.prepare('DELETE FROM position_segment WHERE id = ?').run(id)
    this.#database
      .prepare('DELETE FROM position_page WHERE id >= ? AND id < ?')
      .run(id * PAGES, (id + 1) * PAGES)
  }

  /** Takes away what a merge that was cut short has left. */
  removeUnfinished(): void {
    const ids = this.#database
      .prepare<[], number>('SELECT id FROM position_segment WHERE is_ready = 0')
      .pluck()
      .all()
    for (const id of ids) this.remove(id)
  }

  source(segment: Segment): EntrySource {
    let page = 0
    return { next: () => this.page(segment, page++) }
  }
}

function floatsOf(blob: Uint8Array): Float64Array {
  const bytes = blob.slice()
  return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length >> 3)
}
