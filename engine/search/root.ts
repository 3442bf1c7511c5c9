import { EMPTY } from '../rules/cells.ts'
import type { AlphaBeta } from './alphabeta.ts'
import { NO_STEP, PASS_STEP } from './packed.ts'
import { INFINITE } from './score.ts'

/** A move at the root with what is known of it. */
export interface RootMove {
  readonly step: number
  /** Value and line of the last iteration in which it was among the best. */
  value: number
  line: readonly number[]
  selectiveDepth: number
}

/** Half of the first window around the last value. */
const FIRST_WINDOW = 24

/**
 * Finds the best of `moves` from `first` on and brings it to that place, the window narrow around
 * its last value and widened until the new one lies inside. False when the search was stopped.
 */
export function searchRoot(
  search: AlphaBeta,
  moves: RootMove[],
  first: number,
  depth: number,
): boolean {
  const expected = moves[first]?.value ?? 0
  const isNarrow = depth >= 4 && Math.abs(expected) < INFINITE
  let window = FIRST_WINDOW
  let alpha = isNarrow ? Math.max(expected - window, -INFINITE) : -INFINITE
  let beta = isNarrow ? Math.min(expected + window, INFINITE) : INFINITE
  for (;;) {
    const value = searchWindow(search, moves, first, depth, alpha, beta)
    if (search.isStopped) return false
    window *= 2
    if (value <= alpha) alpha = window > 800 ? -INFINITE : Math.max(value - window, -INFINITE)
    else if (value >= beta) beta = window > 800 ? INFINITE : Math.min(value + window, INFINITE)
    else return true
  }
}

function searchWindow(
  search: AlphaBeta,
  moves: RootMove[],
  first: number,
  depth: number,
  leastAlpha: number,
  beta: number,
): number {
  let alpha = leastAlpha
  let best = -INFINITE
  for (let i = first; i < moves.length; i++) {
    const move = moves[i]!
    search.selectiveDepth = 0
    const value = rootChild(search, move.step, alpha, beta, depth, i === first)
    if (search.isStopped) return best
    if (value <= best) continue
    best = value
    if (value <= alpha && i > first) continue
    move.value = value
    move.line = [move.step, ...search.lines.from(1)]
    move.selectiveDepth = search.selectiveDepth
    moves.splice(i, 1)
    moves.splice(first, 0, move)
    if (value <= alpha) continue
    alpha = value
    if (value >= beta) break
  }
  return best
}

function rootChild(
  search: AlphaBeta,
  step: number,
  alpha: number,
  beta: number,
  depth: number,
  isFirst: boolean,
): number {
  const { position, order } = search
  const taken = step === PASS_STEP ? EMPTY : position.box.cells[step >> 7]!
  order.note(position, step)
  position.make(step)
  const next = depth - 1 + search.extension(taken)
  let value = isFirst ? beta : -search.search(-alpha - 1, -alpha, next, true)
  if (isFirst || (value > alpha && !search.isStopped)) {
    value = -search.search(-beta, -alpha, next, false)
  }
  position.unmake()
  return value
}

export const rootMoves = (steps: readonly number[]): RootMove[] =>
  steps
    .filter((step) => step !== NO_STEP)
    .map((step) => ({ step, value: -INFINITE, line: [step], selectiveDepth: 0 }))
    .sort((a, b) => Number(a.step === PASS_STEP) - Number(b.step === PASS_STEP))
