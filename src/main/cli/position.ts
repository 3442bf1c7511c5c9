import { parseFen } from '#engine/notation/fen'
import { checkSetup, type SetupProblem } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import { describeFenProblem, describeSetupProblem } from '#shared/text/setup-problems'
import { printLine, type Session } from './terminal.ts'

/**
 * The placement of a FEN argument, for counting and listing movement; where there is none to play,
 * says why and answers `undefined`. More pieces than a side owns are only remarked upon: movement
 * is well defined for them.
 */
export function playableSetup(fen: string, { words, err }: Session): Setup | undefined {
  const setup = parseFen(fen)
  if (!setup.ok) {
    printLine(err, words.cli.badFen(describeFenProblem(words, setup.error)))
    return undefined
  }
  const problems = checkSetup(setup.value)
  for (const problem of problems) {
    const say = isOnlyOdd(problem) ? words.cli.oddPosition : words.cli.badPosition
    printLine(err, say(describeSetupProblem(words, problem)))
  }
  return problems.every(isOnlyOdd) ? setup.value : undefined
}

const isOnlyOdd = ({ code }: SetupProblem): boolean => code === 'too-many'
