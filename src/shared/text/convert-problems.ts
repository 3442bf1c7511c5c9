import { unreachable } from '#engine/result'
import type { ConvertProblem } from '../contract/convert.ts'
import { describeFileError } from './file-errors.ts'
import type { Texts } from './index.ts'
import { describeDiagnostic } from './problems.ts'

/** The sentence for why a file was not converted, for the window and the command line. */
export function describeConvertProblem(texts: Texts, problem: ConvertProblem): string {
  const words = texts.convert.problems
  switch (problem.code) {
    case 'unreadable':
      return describeFileError(texts, problem.error)
    case 'no-games':
      return problem.diagnostics.map((finding) => describeDiagnostic(texts, finding)).join(' ')
    case 'not-encoded':
      return words.notEncoded(problem.encoding, problem.characters.join(' '))
    case 'name-clash':
      return words.nameClash(problem.path)
    case 'exists':
      return words.exists(problem.path)
    case 'not-written':
      return words.notWritten(problem.path, problem.detail)
    default:
      return unreachable(problem)
  }
}
