import { checkSetup } from '#engine/rules/setup'
import { SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import type { Chance } from '../tune/chance.ts'
import { plainMate } from './plain-mate.ts'
import { askMate } from './proof.ts'

/** Refuting it must take some looking. */
const LEAST_NODES = 50
const NODES = 50_000
const PLAIN_NODES = 40_000

/**
 * A mate problem of checks alone without one of its pieces, so that there is no mate any more: both
 * the mate search and the plain search of every line say so. Undefined where each piece is idle or
 * one is too much missed.
 */
export function nearMiss(problem: Setup, chance: Chance): Setup | undefined {
  for (const square of chance.shuffled(SQUARES)) {
    const piece = problem.board[square]
    if (!piece || piece.role === 'general') continue
    const setup = { ...problem, board: problem.board.with(square, undefined) }
    if (checkSetup(setup).length > 0) continue
    const found = askMate(setup, { checksOnly: true, nodes: NODES })
    if (found.kind !== 'none' || found.nodes < LEAST_NODES) continue
    if (plainMate(setup, { checksOnly: true, nodes: PLAIN_NODES }) === false) return setup
  }
  return undefined
}
