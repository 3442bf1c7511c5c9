import type { SaveError, StageError } from '#shared/contract/saving'
import type { Fault } from '#shared/rpc/frames'
import { describeFault } from '#shared/text/faults'
import type { Texts } from '#shared/text/index'

export type SaveProblem = SaveError | StageError | Fault

/** The sentence for what kept a document from being saved. */
export function describeSaveProblem(texts: Texts, problem: SaveProblem): string {
  const words = texts.saving.problems
  switch (problem.code) {
    case 'file-not-allowed':
    case 'file-exists':
    case 'file-changed':
      return words[problem.code](problem.path)
    case 'file-not-written':
      return words[problem.code](problem.path, problem.detail)
    case 'not-encodable':
      return words[problem.code](problem.missing.join(' '))
    case 'text-out-of-order':
    case 'no-such-text':
      return words.handedOver
    case 'text-too-long':
    case 'too-many-texts':
      return words.tooLong
    default:
      return describeFault(texts, problem)
  }
}
