import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readGameAt, scanRecords } from '#engine/game/read-records'
import { detectFormat } from '#engine/notation/formats'
import {
  IMPORT_BEGUN,
  type ImportFinding,
  type ImportProgress,
  type ImportReport,
} from '#shared/contract/library-import'
import { readBytes } from '../../files/read-bytes.ts'
import { textOfBytes } from '../../files/read-text.ts'
import type { LibraryRepository } from '../repository.ts'
import { gameFacts, type GameFacts } from '../store/game-facts.ts'
import { findFiles, type FoundFile } from './find-files.ts'
import { type Counts, findingsOf, partsOf, withFindings } from './findings.ts'

/** Games added in one transaction, after which others get their turn. */
const BATCH = 256

export interface ImportCall {
  readonly signal: AbortSignal
  readonly emit: (progress: ImportProgress) => void
}

/**
 * Brings files and folders into a library, a batch at a time. Whatever ends it early, the batches so
 * far are in whole, and starting again adds what is missing: games that are there are duplicates.
 */
export class Importer {
  readonly #library: LibraryRepository
  readonly #call: ImportCall
  readonly #started = performance.now()
  readonly #run: number
  #counts: Counts = IMPORT_BEGUN
  #state: ImportReport['state'] = 'running'
  #allBytes = 0
  #doneBytes = 0

  private constructor(library: LibraryRepository, call: ImportCall) {
    this.#library = library
    this.#call = call
    this.#run = library.beginImport()
  }

  static async run(
    library: LibraryRepository,
    paths: readonly string[],
    call: ImportCall,
  ): Promise<{ readonly run: number; readonly report: ImportReport }> {
    const importer = new Importer(library, call)
    return { run: importer.#run, report: await importer.#import(paths) }
  }

  get #report(): ImportReport {
    const ms = Math.round(performance.now() - this.#started)
    return { ...this.#counts, ms, state: this.#state }
  }

  /** Returns the report as it is kept: its time would go on. */
  async #import(paths: readonly string[]): Promise<ImportReport> {
    const { files, failed } = await findFiles(paths)
    this.#allBytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    this.#fail(failed.map(({ path, detail }) => ({ code: 'file-failed', file: path, detail })))
    try {
      for (const file of files) {
        if (this.#call.signal.aborted) break
        await this.#importFile(file)
        this.#doneBytes += file.bytes
        this.#tell(file.path)
      }
      this.#state = this.#call.signal.aborted ? 'cancelled' : 'done'
    } catch (error) {
      // The disk is full or worse: what was committed stays. If even this cannot be noted, the
      // first error says why.
      this.#state = 'stopped'
      throw error
    }
    const report = this.#report
    this.#library.noteImport(this.#run, { report, findings: [] }, true)
    while (!this.#call.signal.aborted && this.#library.tidy()) await setImmediate()
    return report
  }

  async #importFile(file: FoundFile): Promise<void> {
    const name = file.path.normalize('NFC')
    const read = await readBytes(file.real, name)
    if (!read.ok) {
      const detail = 'detail' in read.error ? read.error.detail : read.error.code
      this.#fail([{ code: 'file-failed', file: name, detail }])
      return
    }
    const parts = partsOf(name, textOfBytes(read.value, 'auto'))
    this.#fail(parts.failed)
    const all = parts.texts.reduce((sum, { text }) => sum + text.length, 0)
    let done = 0
    let isRecord = false
    for (const { name: part, text } of parts.texts) {
      if (this.#call.signal.aborted) return
      const bytesBefore = (done / all) * file.bytes
      const bytesHere = (text.length / all) * file.bytes
      if (await this.#importText(part, text, bytesBefore, bytesHere)) isRecord = true
      done += text.length
    }
    if (isRecord) this.#counts = { ...this.#counts, files: this.#counts.files + 1 }
    else if (file.isNamed) {
      this.#fail([
        { code: 'no-games', file: name, format: detectFormat(parts.texts[0]?.text ?? '') },
      ])
    }
  }

  /** Whether there was a game in it. */
  async #importText(
    name: string,
    text: string,
    bytesBefore: number,
    bytesHere: number,
  ): Promise<boolean> {
    const { games } = scanRecords(text)
    if (games.length === 0) return false
    const hash = createHash('sha256').update(text).digest('hex')
    const source = this.#library.source(name, hash, games.length)
    for (let from = 0; from < games.length && !this.#call.signal.aborted; from += BATCH) {
      const entries = games.slice(from, from + BATCH)
      const facts = entries.map((entry) => gameFacts(readGameAt(text, entry)))
      this.#addBatch(name, source, from, facts)
      this.#tell(name, bytesBefore + ((from + entries.length) / games.length) * bytesHere)
      await this.#rest()
    }
    return true
  }

  #addBatch(file: string, source: number, from: number, facts: readonly GameFacts[]): void {
    const games = facts.map((one, i) => ({ index: from + i, facts: one }))
    this.#library.addBatch(this.#run, { source, games }, (added) => {
      const findings = games.flatMap(({ index, facts: one }, i) =>
        findingsOf(basename(file), index, one, added[i]),
      )
      this.#counts = withFindings(this.#counts, games.length, findings)
      return { report: this.#report, findings }
    })
  }

  /** Lets questions in, and keeps the index in good order on the way. */
  async #rest(): Promise<void> {
    await setImmediate()
    while (!this.#call.signal.aborted && this.#library.tidy()) await setImmediate()
  }

  #fail(findings: readonly ImportFinding[]): void {
    if (findings.length === 0) return
    this.#counts = { ...this.#counts, failed: this.#counts.failed + findings.length }
    this.#library.noteImport(this.#run, { report: this.#report, findings }, false)
  }

  #tell(file: string, bytesOfFile = 0): void {
    this.#call.emit({
      report: this.#report,
      file: basename(file),
      doneBytes: Math.round(this.#doneBytes + bytesOfFile),
      allBytes: this.#allBytes,
    })
  }
}
