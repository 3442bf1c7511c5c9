import type { FenProblem } from '#engine/notation/fen'
import { unreachable } from '#engine/result'
import type { SetupProblem } from '#engine/rules/setup'
import { formatKiboSquare } from '#engine/rules/square'
import type { Texts } from './index.ts'

/** A sentence for what is wrong in a FEN text. */
export function describeFenProblem({ setup: { fen } }: Texts, problem: FenProblem): string {
  switch (problem.code) {
    case 'fen-empty':
      return fen['fen-empty']()
    case 'fen-bad-letter':
      return fen['fen-bad-letter'](problem.letter, problem.at + 1)
    case 'fen-row-length':
      return fen['fen-row-length'](problem.row, problem.points)
    case 'fen-row-count':
      return fen['fen-row-count'](problem.rows)
    case 'fen-bad-turn':
      return fen['fen-bad-turn'](problem.text)
    default:
      return unreachable(problem)
  }
}

/** A sentence for what keeps a placement from being played. */
export function describeSetupProblem(
  { setup: { problems } }: Texts,
  problem: SetupProblem,
): string {
  switch (problem.code) {
    case 'no-general':
      return problems['no-general'](problem.side)
    case 'too-many':
      return problems['too-many'](problem.side, problem.role, problem.squares.length, problem.limit)
    case 'outside-palace':
      return problems['outside-palace'](
        problem.side,
        problem.role,
        formatKiboSquare(problem.square),
      )
    case 'opponent-in-check':
      return problems['opponent-in-check'](problem.side)
    default:
      return unreachable(problem)
  }
}
