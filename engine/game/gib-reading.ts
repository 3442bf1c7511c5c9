import { type CoordinateSystem, hasLetters, resolveSquare } from '../notation/coordinates.ts'
import type { GibPly } from '../notation/gib-syntax.ts'
import { resolvePly } from '../notation/move-text.ts'
import type { StartCandidate } from './gib-start.ts'

/** One way to read a game: where it starts and what its squares mean. */
export interface GibReading {
  readonly candidate: StartCandidate
  readonly system: CoordinateSystem
  /** How many of the starts make every move legal; all of them where there are no moves. */
  readonly fitting: number
}

/**
 * The reading under which most moves are legal; among equals the one whose piece names and captures
 * agree best with the board, then the first. Nothing is tried where there is no choice.
 */
export function chooseReading(
  candidates: readonly StartCandidate[],
  systems: readonly CoordinateSystem[],
  plies: readonly GibPly[],
): GibReading {
  const isSettled = plies.length === 0 || candidates.length * systems.length === 1
  let best: GibReading | undefined
  let bestFit: Fit | undefined
  for (const system of systems) {
    const fits = isSettled ? [] : candidates.map((candidate) => fitOf(candidate, plies, system))
    const fitting = isSettled
      ? candidates.length
      : fits.filter(({ legal }) => legal === plies.length).length
    for (const [i, candidate] of candidates.entries()) {
      const fit = fits[i] ?? NO_FIT
      if (bestFit && !isBetter(fit, bestFit)) continue
      best = { candidate, system, fitting }
      bestFit = fit
    }
  }
  if (!best) throw new RangeError('no start or no coordinate system to choose from')
  return best
}

/**
 * The coordinate systems a game may be written in. A letter settles it, and so does the header
 * 기보형식 "구좌표"; a number that is no row and file makes the old system possible.
 */
export function possibleSystems(
  plies: readonly GibPly[],
  coordinatesHeader: string | undefined,
): readonly CoordinateSystem[] {
  if (coordinatesHeader?.includes('구좌표')) return ['numbers']
  const first = plies.find(({ kind }) => kind === 'move')
  if (first?.kind === 'move' && hasLetters(first.origin)) return ['letters']
  const isOld = plies.some(
    (ply) =>
      ply.kind === 'move' &&
      (resolveSquare(ply.origin, 'row-file') === undefined ||
        resolveSquare(ply.target, 'row-file') === undefined),
  )
  return isOld ? ['row-file', 'numbers'] : ['row-file']
}

interface Fit {
  /** Moves from the first on that are legal. */
  readonly legal: number
  readonly mismatches: number
}

const NO_FIT: Fit = { legal: 0, mismatches: 0 }

const isBetter = (a: Fit, b: Fit): boolean =>
  a.legal > b.legal || (a.legal === b.legal && a.mismatches < b.mismatches)

function fitOf(
  { board, newBox }: StartCandidate,
  plies: readonly GibPly[],
  system: CoordinateSystem,
): Fit {
  let box = board
  let legal = 0
  let mismatches = 0
  for (const ply of plies) {
    const move = resolvePly(ply, system)
    if (!move) break
    if (ply.kind === 'move' && move.kind === 'step') {
      if (!box.isLegal(move.from, move.to)) break
      if (box.pieceAt(move.from)?.role !== ply.role) mismatches += 1
      if (box.pieceAt(move.to)?.role !== ply.captured) mismatches += 1
    } else if (!box.isPassLegal()) break
    legal += 1
    if (legal === plies.length) break
    // The shared board is left alone: a file may hold a hundred thousand games that end at once.
    if (box === board) box = newBox()
    box.play(move)
  }
  return { legal, mismatches }
}
