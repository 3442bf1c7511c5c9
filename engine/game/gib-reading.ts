import { type CoordinateSystem, hasLetters, resolveSquare } from '../notation/coordinates.ts'
import type { GibPly } from '../notation/gib-syntax.ts'
import { resolvePly } from '../notation/move-text.ts'
import { Mailbox } from '../rules/mailbox.ts'
import type { StartCandidate } from './gib-start.ts'

/** One way to read a game: where it starts and what its squares mean. */
export interface GibReading {
  readonly candidate: StartCandidate
  readonly system: CoordinateSystem
  /** How many of the starts make every move legal; 1 where there was no choice. */
  readonly fitting: number
}

/**
 * The reading under which most moves are legal; among equals the one whose piece names and captures
 * agree best with the board, then the first. Nothing is tried where there is no choice.
 */
export function chooseReading(
  candidates: readonly [StartCandidate, ...StartCandidate[]],
  systems: readonly [CoordinateSystem, ...CoordinateSystem[]],
  plies: readonly GibPly[],
): GibReading {
  const [first] = candidates
  if (candidates.length === 1 && systems.length === 1) {
    return { candidate: first, system: systems[0], fitting: 1 }
  }
  let best: GibReading | undefined
  let bestFit: Fit = { legal: -1, mismatches: 0 }
  for (const system of systems) {
    const fits = candidates.map((candidate) => fitOf(candidate, plies, system))
    const fitting = fits.filter(({ legal }) => legal === plies.length).length
    for (const [i, fit] of fits.entries()) {
      const candidate = candidates[i]
      if (!candidate || !isBetter(fit, bestFit)) continue
      best = { candidate, system, fitting }
      bestFit = fit
    }
  }
  return best ?? { candidate: first, system: systems[0], fitting: 0 }
}

/**
 * The coordinate systems a game may be written in. A letter settles it, and so does the header
 * 기보형식 "구좌표"; a number that is no row and file makes the old system possible.
 */
export function possibleSystems(
  plies: readonly GibPly[],
  coordinatesHeader: string | undefined,
): readonly [CoordinateSystem, ...CoordinateSystem[]] {
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

const isBetter = (a: Fit, b: Fit): boolean =>
  a.legal > b.legal || (a.legal === b.legal && a.mismatches < b.mismatches)

function fitOf({ start }: StartCandidate, plies: readonly GibPly[], system: CoordinateSystem): Fit {
  const box = Mailbox.from(start.setup)
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
    box.play(move)
    legal += 1
  }
  return { legal, mismatches }
}
