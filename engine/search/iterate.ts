import type { Standing } from '../rules/past.ts'
import { legalActions } from '../rules/refusal.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import { Track } from '../rules/track.ts'
import { type Move, sameMove } from '../rules/types.ts'
import type { Score } from '../score.ts'
import { AlphaBeta } from './alphabeta.ts'
import { MoveOrder } from './order.ts'
import { pack, unpack } from './packed.ts'
import { SearchPosition } from './position.ts'
import { ALL_FEATURES, type Features } from './quiescence.ts'
import { type RootMove, rootMoves, searchRoot } from './root.ts'
import { INFINITE, isDecided, MATE, MAX_PLY, RULED, scoreOf } from './score.ts'
import type { Limits, Surroundings } from './surroundings.ts'
import type { Table } from './table.ts'

/** What is looked for and where. */
export interface Task {
  readonly standing: Standing
  readonly rules: RuleSet
  readonly limits: Limits
  /** How many of the best moves are told apart; 1 where left out. */
  readonly lines?: number
  /** Only these moves are looked at. */
  readonly moves?: readonly Move[]
  /** Depth to begin with, 1 where left out: threads that search together should not all do the same. */
  readonly firstDepth?: number
}

/** One of the best moves with the play that follows it. */
export interface Line {
  /** For the side to move. */
  readonly score: Score
  readonly depth: number
  readonly selectiveDepth: number
  /** The line itself, its first move the one that is scored. */
  readonly moves: readonly Move[]
}

/** Where a search stands: after each iteration, and at the end. */
export interface Progress {
  /** The best first; none where there is no move. */
  readonly lines: readonly Line[]
  readonly depth: number
  readonly nodes: number
  readonly ms: number
  /** Share of the table in use, in thousandths. */
  readonly fullness: number
}

/** What a search may be given beside its table. */
export interface Means {
  /** What this thread learned of moves in former searches. */
  readonly order?: MoveOrder
  readonly features?: Features
}

const MAX_DEPTH = MAX_PLY - 8

/**
 * Looks deeper and deeper (iterative deepening) until a limit is met, and tells `onProgress` after
 * each depth. The same task on an empty table and an order that has learned nothing, limited by
 * depth or nodes, always visits the same nodes.
 */
export function iterate(
  task: Task,
  table: Table,
  surroundings: Surroundings,
  onProgress: (progress: Progress) => void = () => undefined,
  { order = new MoveOrder(), features = ALL_FEATURES }: Means = {},
): Progress {
  order.startSearch()
  const iteration = new Iteration(task, table, surroundings, order, features)
  return iteration.run(onProgress)
}

class Iteration {
  private readonly search: AlphaBeta
  private readonly moves: RootMove[]
  private readonly limits: Limits
  private readonly firstDepth: number
  private readonly lineCount: number
  private readonly table: Table
  private readonly surroundings: Surroundings
  private readonly startMs: number
  /** When limits of time began to count. */
  private countedFrom: number
  private isFirstDone = false
  private done: readonly RootMove[] = []
  private depth = 0

  constructor(
    task: Task,
    table: Table,
    surroundings: Surroundings,
    order: MoveOrder,
    features: Features,
  ) {
    const position = new SearchPosition(task.standing, task.rules)
    this.search = new AlphaBeta(position, table, () => this.isTimeUp(), order, features)
    this.limits = task.limits
    this.firstDepth = task.firstDepth ?? 1
    this.table = table
    this.surroundings = surroundings
    this.startMs = surroundings.now()
    this.countedFrom = this.startMs
    const { moves: wanted } = task
    const track = Track.from(task.standing)
    const legal = track.isMate ? [] : legalActions(track, task.rules)
    const moves = wanted ? legal.filter((a) => wanted.some((b) => sameMove(a, b))) : legal
    this.moves = rootMoves(moves.map(pack))
    this.lineCount = Math.min(task.lines ?? 1, this.moves.length)
  }

  run(onProgress: (progress: Progress) => void): Progress {
    const { search, moves, limits } = this
    this.table.startSearch()
    const most = Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH)
    for (let depth = this.firstDepth; depth <= most && moves.length > 0; depth++) {
      search.rootDepth = depth
      if (this.isFirstDone) search.nodeLimit = limits.nodes ?? Infinity
      if (!this.searchLines(depth)) break
      this.isFirstDone = true
      this.depth = depth
      this.done = moves.slice(0, this.lineCount)
      onProgress(this.progress())
      if (this.isEnough(depth)) break
    }
    return this.progress()
  }

  /** Searches the best lines at one depth; false when stopped before the first was found. */
  private searchLines(depth: number): boolean {
    for (let first = 0; first < this.lineCount; first++) {
      if (searchRoot(this.search, this.moves, first, depth)) continue
      this.keepUnfinished(first, depth)
      return false
    }
    this.moves.splice(0, this.lineCount, ...this.moves.slice(0, this.lineCount).sort(byValue))
    return true
  }

  /**
   * The best move of an unfinished depth is good as soon as the former best has been looked at: then
   * it is either still the best or refuted by a better one.
   */
  private keepUnfinished(first: number, depth: number): void {
    const [best] = this.moves
    if (first > 0 || this.lineCount > 1 || !best || best === this.done[0] || depth === 1) return
    if (best.line.length > 0 && best.value > (this.done[0]?.value ?? -INFINITE)) this.done = [best]
  }

  private isEnough(depth: number): boolean {
    const { limits, surroundings } = this
    const value = this.done[0]?.value ?? 0
    if (limits.nodes !== undefined && this.search.nodes >= limits.nodes) return true
    if (isDecided(value)) {
      const plies = (Math.abs(value) > RULED ? MATE : RULED) - Math.abs(value)
      if (limits.mate !== undefined && value > 0 && plies < 2 * limits.mate) return true
      // Nothing sooner can be found; with several lines the others still may.
      if (this.lineCount === 1 && plies < depth && limits.depth === undefined) return true
    }
    if (surroundings.shouldStop()) return true
    if (limits.softMs === undefined || surroundings.isPondering?.() === true) return false
    return this.moves.length === 1 || this.counted() >= limits.softMs
  }

  private isTimeUp(): boolean {
    if (!this.isFirstDone) return false
    if (this.surroundings.shouldStop()) return true
    const { hardMs, softMs } = this.limits
    if (hardMs === undefined && softMs === undefined) return false // the clock need not be asked
    return this.counted() >= (hardMs ?? Infinity)
  }

  /** Milliseconds that count against the limits. */
  private counted(): number {
    const now = this.surroundings.now()
    if (this.surroundings.isPondering?.() === true) this.countedFrom = now
    return now - this.countedFrom
  }

  private progress(): Progress {
    const { search, depth } = this
    const best = this.done.length > 0 ? this.done : this.moves.slice(0, 1)
    return {
      lines: best.map((move) => ({
        score: scoreOf(move.value === -INFINITE ? 0 : move.value),
        depth,
        selectiveDepth: Math.max(depth, move.selectiveDepth),
        moves: move.line.map(unpack),
      })),
      depth,
      nodes: search.nodes,
      ms: this.surroundings.now() - this.startMs,
      fullness: this.table.fullness(),
    }
  }
}

const byValue = (a: RootMove, b: RootMove): number => b.value - a.value
