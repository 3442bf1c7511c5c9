import { unreachable } from '../result.ts'
import type { Setup } from '../rules/types.ts'
import { BENCH_DEPTH } from '../search/bench.ts'
import type { Progress } from '../search/iterate.ts'
import { formatBestMove, formatProgress } from './format.ts'
import { parseGo } from './go.ts'
import { DEFAULTS, OPTION_LINES, type Options, rulesOf, withOption } from './options.ts'
import {
  parsePosition,
  type Placed,
  type PositionProblem,
  standingUnder,
  START,
} from './position.ts'
import type { Thinker } from './thinker.ts'

/** A search that runs, or has ended but may not say so yet. */
interface Running {
  readonly setup: Setup
  /** `go infinite` and pondering end with a word from outside, whatever was found before. */
  isOpen: boolean
  /** What was found, where it is held back. */
  held?: Progress
}

/**
 * The built-in engine as a UCI engine: lines in, lines out. It keeps what was set and placed; the
 * thinking is done elsewhere, so that it hears every line at once.
 */
export class UciLoop {
  readonly #thinker: Thinker
  readonly #out: (line: string) => void
  readonly #name: string
  #options: Options = DEFAULTS
  #placed: Placed = START
  #running: Running | undefined
  #isBusy = false
  #onIdle: () => void = () => undefined
  #isEnded = false

  constructor(thinker: Thinker, name: string, out: (line: string) => void) {
    this.#thinker = thinker
    this.#name = name
    this.#out = out
  }

  /** Whether `quit` was heard. */
  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Takes one line; unknown ones are passed over, as the protocol asks. */
  receive(line: string): void {
    const words = line.trim().split(/\s+/)
    const [command, ...rest] = words
    switch (command) {
      case 'uci':
        return this.#introduce()
      case 'isready':
        return this.#out('readyok')
      case 'ucinewgame':
        if (!this.#isBusy) this.#thinker.clear()
        return
      case 'setoption':
        return this.#setOption(rest.join(' '))
      case 'position':
        return this.#place(rest)
      case 'go':
        return this.#go(rest)
      case 'stop':
        return this.#stop()
      case 'ponderhit':
        return this.#ponderHit()
      case 'bench':
        return this.#bench(rest[0])
      case 'quit':
        this.#isEnded = true
        return this.#stop()
      default:
        return
    }
  }

  /** No more lines will come: a search without limits ends now, any other when it is done. */
  whenIdle(): Promise<void> {
    if (this.#running?.isOpen === true) this.#stop()
    if (!this.#isBusy) return Promise.resolve()
    return new Promise((resolve) => {
      this.#onIdle = resolve
    })
  }

  #introduce(): void {
    this.#out(`id name ${this.#name}`)
    this.#out(`id author the ${this.#name} authors`)
    for (const line of OPTION_LINES) this.#out(line)
    this.#out('uciok')
  }

  #setOption(text: string): void {
    const match = /^name\s+(.+?)(?:\s+value\s+(.*))?$/.exec(text)
    const name = match?.[1] ?? ''
    if (name.toLowerCase() === 'clear hash') {
      if (!this.#isBusy) this.#thinker.clear()
      return
    }
    const options = withOption(this.#options, name, match?.[2] ?? '')
    if (options) this.#options = options
    else this.#say(`cannot set this option: ${text.slice(0, 80)}`)
  }

  #place(words: readonly string[]): void {
    const placed = parsePosition(words)
    if (placed.ok) this.#placed = placed.value
    else this.#say(describe(placed.error))
  }

  #go(words: readonly string[]): void {
    if (this.#isBusy) {
      this.#say('a search is running')
      return
    }
    const rules = rulesOf(this.#options)
    const standing = standingUnder(this.#placed, rules)
    if (!standing.ok) {
      this.#say(describe(standing.error))
      this.#out('bestmove (none)')
      return
    }
    const { setup } = standing.value
    const { limits, isInfinite, isPondering, moves } = parseGo(words, setup.turn)
    const running: Running = { setup, isOpen: isInfinite || isPondering }
    this.#running = running
    this.#isBusy = true
    this.#thinker.think(
      {
        standing: standing.value,
        rules,
        limits,
        lines: this.#options.lines,
        hashMegabytes: this.#options.hashMegabytes,
        threads: this.#options.threads,
        ...(moves && { moves }),
      },
      isPondering,
      {
        onProgress: (progress) => formatProgress(setup, progress).forEach(this.#out),
        onDone: (progress) => this.#finish(running, progress),
      },
    )
  }

  #finish(running: Running, progress: Progress): void {
    if (running.isOpen) {
      running.held = progress
      return
    }
    this.#running = undefined
    this.#out(formatBestMove(running.setup, progress))
    this.#rest()
  }

  #stop(): void {
    if (this.#running) this.#release(this.#running)
    this.#thinker.stop()
  }

  #ponderHit(): void {
    this.#thinker.ponderHit()
    if (this.#running) this.#release(this.#running)
  }

  #release(running: Running): void {
    running.isOpen = false
    if (running.held) this.#finish(running, running.held)
  }

  #bench(depthText: string | undefined): void {
    if (this.#isBusy) return
    this.#isBusy = true
    const depth =
      depthText !== undefined && /^\d{1,2}$/.test(depthText) ? Number(depthText) : BENCH_DEPTH
    this.#thinker.bench(depth, (nodes, ms) => {
      const nps = Math.round(nodes / Math.max(ms / 1000, 0.001))
      this.#out(`bench depth ${depth} nodes ${nodes} time ${Math.round(ms)} nps ${nps}`)
      this.#rest()
    })
  }

  #rest(): void {
    this.#isBusy = false
    this.#onIdle()
  }

  #say(text: string): void {
    this.#out(`info string ${text}`)
  }
}

/** For a person who reads the console; the protocol is in English. */
function describe(problem: PositionProblem): string {
  switch (problem.code) {
    case 'bad-fen':
      return 'cannot read this FEN'
    case 'bad-position':
      return `cannot play this position: ${problem.problem}`
    case 'bad-move':
      return `cannot play this move: ${problem.text.slice(0, 20)}`
    default:
      return unreachable(problem)
  }
}
