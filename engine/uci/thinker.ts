import type { Progress, Task } from '../search/iterate.ts'

/** What a `go` asks for. */
export interface Job extends Task {
  readonly hashMegabytes: number
  readonly threads: number
}

export interface ThinkerListener {
  readonly onProgress: (progress: Progress) => void
  readonly onDone: (progress: Progress) => void
}

/**
 * Who does the thinking for a UCI loop: in a thread of its own, so that the loop hears `stop`. One
 * job at a time; each ends in one `onDone`.
 */
export interface Thinker {
  readonly think: (job: Job, isPondering: boolean, listener: ThinkerListener) => void
  /** Ends the running job soon; it still reports what it has. */
  readonly stop: () => void
  /** The opponent played as expected: limits of time count from now. */
  readonly ponderHit: () => void
  /** Forgets what was learned in former searches. */
  readonly clear: () => void
  readonly bench: (depth: number, onDone: (nodes: number, ms: number) => void) => void
}
