import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type Result } from '#engine/result'
import type { EngineFault, OfferedOption } from '#shared/contract/engines'
import type { EngineProcess } from './engine-process.ts'
import { parseOption } from './uci-lines.ts'

/** Time an engine has to say that it is there, that it is ready, and to stop, in ms. */
export interface Deadlines {
  readonly start: number
  readonly ready: number
  readonly stop: number
}
export const DEADLINES: Deadlines = { start: 10_000, ready: 30_000, stop: 2000 }

/** Lines of the log that a fault brings along. */
const LAST_WORDS = 20

/** What an engine says of itself. */
export interface Introduction {
  readonly name: string
  readonly offered: readonly OfferedOption[]
}

type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'ended' }

/** The parts of UCI that are said outside of a search, with what goes wrong in them as values. */
export class UciSession {
  readonly process: EngineProcess
  readonly #deadlines: Deadlines
  readonly #values = new Map<string, string>()
  #introduction: Introduction = { name: '', offered: [] }

  constructor(process: EngineProcess, deadlines: Deadlines) {
    this.process = process
    this.#deadlines = deadlines
  }

  /** What it said of itself; nothing before `introduce`. */
  get introduction(): Introduction {
    return this.#introduction
  }

  /** Lets it say what it is. An engine that does not answer in time is ended. */
  async introduce(): Promise<Result<void, EngineFault>> {
    const offered: OfferedOption[] = []
    let name = ''
    const stopListening = this.process.listen((line) => {
      const option = line.startsWith('option ') ? parseOption(line) : undefined
      if (option && offered.length < 200) offered.push(option)
      if (line.startsWith('id name ')) name = line.slice('id name '.length, 200)
    })
    this.process.send('uci')
    const heard = await this.hear((line) => line === 'uciok', this.#deadlines.start)
    stopListening()
    if (heard.kind !== 'line') return err(await this.fault(heard, this.#deadlines.start))
    const variants = offered.find((option) => option.name === 'UCI_Variant')
    const hasJanggi = variants?.type !== 'combo' || variants.choices.some(isJanggi)
    if (!hasJanggi) {
      this.process.kill()
      return err({ code: 'engine-without-janggi', log: this.process.log.last(LAST_WORDS) })
    }
    this.#introduction = { name, offered }
    return ok(undefined)
  }

  /** Sets an option that the engine offers, unless it holds already. */
  set(name: string, value: string): void {
    const option = this.#option(name)
    if (!option || this.#values.get(option.name) === value) return
    this.#values.set(option.name, value)
    this.process.send(`setoption name ${option.name} value ${value === '' ? '<empty>' : value}`)
  }

  /** Largest value of a number that the engine takes. */
  mostOf(name: string): number {
    const option = this.#option(name)
    return option?.type === 'spin' ? option.max : 1
  }

  #option(name: string): OfferedOption | undefined {
    const { offered } = this.#introduction
    return offered.find((each) => each.name.toLowerCase() === name.toLowerCase())
  }

  async ready(): Promise<Result<void, EngineFault>> {
    this.process.send('isready')
    const heard = await this.hear((line) => line === 'readyok', this.#deadlines.ready)
    return heard.kind === 'line'
      ? ok(undefined)
      : err(await this.fault(heard, this.#deadlines.ready))
  }

  /** Waits for a line, for `ms` or without end. */
  hear(isIt: (line: string) => boolean, ms = Infinity): Promise<Heard> {
    return new Promise((resolve) => {
      const settle = (heard: Heard): void => {
        clearTimeout(timer)
        stopListening()
        resolve(heard)
      }
      const timer =
        ms === Infinity ? undefined : setTimeout(() => settle({ kind: 'late' }), ms).unref()
      const stopListening = this.process.listen((line) => {
        if (isIt(line)) settle({ kind: 'line', line })
      })
      void this.process.ended.then(() => settle({ kind: 'ended' }))
    })
  }

  /** Why nothing was heard. One that is merely late is ended. */
  async fault(heard: Heard, ms: number): Promise<EngineFault> {
    const isLate = heard.kind === 'late'
    if (isLate) this.process.kill()
    const end = await this.process.ended
    const log = this.process.log.last(LAST_WORDS)
    if (isLate) return { code: 'engine-silent', seconds: Math.round(ms / 1000), log }
    if (end.kind === 'flood') return { code: 'engine-flooded', log }
    return { code: 'engine-ended', how: end.kind === 'exit' ? end.how : 'killed', log }
  }

  /**
   * Waits until the search says its move, which is the answer; when `signal` is aborted, tells it to stop and waits no
   * longer than it may take for that.
   */
  async searchEnd(signal: AbortSignal): Promise<Result<string, EngineFault>> {
    const isBest = (line: string): boolean => line.startsWith('bestmove')
    const best = this.hear(isBest)
    const stopped = new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    const first = await Promise.race([best, stopped])
    if (first)
      return first.kind === 'line' ? ok(bestOf(first.line)) : err(await this.fault(first, 0))
    this.process.send('stop')
    const late = pause(this.#deadlines.stop, undefined, { ref: false })
    const second = await Promise.race([best, late])
    if (second?.kind === 'line') return ok(bestOf(second.line))
    if (second) return err(await this.fault(second, 0))
    this.process.kill()
    await this.process.ended
    return err({ code: 'engine-did-not-stop', log: this.process.log.last(LAST_WORDS) })
  }
}

const bestOf = (line: string): string => line.split(/\s+/)[1] ?? ''

const isJanggi = (variant: string): boolean => variant.startsWith('janggi')
