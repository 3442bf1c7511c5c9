import { EngineLog } from './engine-log.ts'
import { type GuardedProcess, guardedSpawn } from './guarded-spawn.ts'
import { LineSplitter } from './line-splitter.ts'

/** How much of an engine's output is read in each stretch of time: far more than any engine says. */
const STRETCH_MS = 100
const STRETCH_BYTES = 256 * 1024
/** Stretches in a row, each with too much to read, after which an engine counts as out of its mind. */
const MOST_FULL_STRETCHES = 20
/** Bytes of input that an engine may leave unread. */
const MOST_UNREAD = 1024 * 1024

/** How a process ended. */
export type ProcessEnd =
  | { readonly kind: 'exit'; readonly how: string }
  | { readonly kind: 'flood' }
  | { readonly kind: 'killed' }

type LineListener = (line: string) => void

/**
 * A running engine as lines in and lines out. What it writes is read at a bounded pace, so that one
 * that floods can't hold up the studio; one that goes on flooding is ended.
 */
export class EngineProcess {
  readonly log: EngineLog
  /** Settles when the process has ended. */
  readonly ended: Promise<ProcessEnd>
  readonly #process: GuardedProcess
  readonly #listeners = new Set<LineListener>()
  #end: ProcessEnd | undefined
  #read = 0
  #fullStretches = 0
  #timer: NodeJS.Timeout | undefined

  constructor(path: string, log = new EngineLog(), args: readonly string[] = []) {
    this.log = log
    this.#process = guardedSpawn(path, args)
    const { child, stdin, stdout, stderr } = this.#process
    const errors = new LineSplitter((line) => log.add('error', line))
    const lines = new LineSplitter((line) => this.#hear(line))
    stdin.on('error', () => undefined) // an engine that is gone reads nothing; its end is told below
    stdout.on('error', () => undefined)
    stderr.on('error', () => undefined)
    stdout.on('data', (chunk: Buffer) => {
      lines.push(chunk)
      this.#count(chunk.length)
    })
    stderr.on('data', (chunk: Buffer) => {
      errors.push(chunk)
      this.#count(chunk.length)
    })
    this.ended = new Promise((resolve) => {
      const end = (how: string): void => {
        clearTimeout(this.#timer)
        this.#end ??= { kind: 'exit', how }
        log.add('note', `ended: ${how}`)
        resolve(this.#end)
      }
      child.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      child.once('exit', (code, signal) => end(signal ?? String(code)))
    })
  }

  get isEnded(): boolean {
    return this.#end !== undefined
  }

  get pid(): number | undefined {
    return this.#process.child.pid
  }

  send(line: string): void {
    if (this.isEnded) return
    this.log.add('studio', line)
    const { stdin } = this.#process
    if (stdin.writableLength > MOST_UNREAD) this.kill()
    else stdin.write(`${line}\n`)
  }

  /** Hears every line until the returned function is called. */
  listen(listener: LineListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  kill(): void {
    this.#end ??= { kind: 'killed' }
    this.#process.kill()
  }

  #hear(line: string): void {
    if (this.isEnded) return
    this.log.add('engine', line)
    for (const listener of this.#listeners) listener(line)
  }

  #count(bytes: number): void {
    this.#read += bytes
    this.#timer ??= setTimeout(() => this.#nextStretch(), STRETCH_MS)
    if (this.#read < STRETCH_BYTES) return
    this.#process.stdout.pause()
    this.#process.stderr.pause()
  }

  #nextStretch(): void {
    this.#timer = undefined
    this.#fullStretches = this.#read < STRETCH_BYTES ? 0 : this.#fullStretches + 1
    this.#read = 0
    if (this.#fullStretches >= MOST_FULL_STRETCHES) {
      this.#end ??= { kind: 'flood' }
      this.#process.kill()
      return
    }
    this.#process.stdout.resume()
    this.#process.stderr.resume()
  }
}
