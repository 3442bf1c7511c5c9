import { unreachable } from '#engine/result'
import type { ConvertProblem } from '../contract/convert.ts'
import type { SaveError } from '../contract/saving.ts'
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

/** The sentence for why a text was not saved. */
export function describeSaveError(texts: Texts, error: SaveError): string {
  const words = texts.convert.problems
  switch (error.code) {
    case 'file-exists':
      return words.exists(error.path)
    case 'not-encoded':
      return words.notEncoded(error.encoding, error.characters.join(' '))
    case 'file-not-written':
      return words.notWritten(error.path, error.detail)
    default:
      return describeFileError(texts, error)
  }
}
