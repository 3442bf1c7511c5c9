import { loadedStanding } from '#engine/rules/past'
import type { Setup } from '#engine/rules/types'
import { type MateResult, type MateTask, searchMate } from '#engine/search/mate-search'
import { SEARCH_RULES } from '../support/fresh-search.ts'

/** What kind of mate is looked for, how short, and at what cost at most. */
export type MateQuestion = Pick<MateTask, 'checksOnly' | 'nodes' | 'within' | 'moves'>

/** Asks the mate search about a position of which nothing but the board is known. */
export const askMate = (setup: Setup, question: MateQuestion): MateResult =>
  searchMate({ standing: loadedStanding(setup), rules: SEARCH_RULES, ...question })

/** The number of moves of the shortest mate, where every shorter one was refuted. */
export function shortestMate(
  setup: Setup,
  most: number,
  question: Omit<MateQuestion, 'within'>,
): number | undefined {
  for (let moves = 1; moves <= most; moves++) {
    const { kind } = askMate(setup, { ...question, within: moves })
    if (kind === 'mate') return moves
    if (kind === 'unknown') return undefined
  }
  return undefined
}
