import type { EngineFault, LogLine, SaveEngineError } from '#shared/contract/engines'
import type { Fault } from '../rpc/frames.ts'
import { describeFault } from './faults.ts'
import type { Texts } from './index.ts'

export type AnyEngineError = SaveEngineError | Fault

const isEngineFault = (
  error: AnyEngineError,
  words: Texts['analysis']['faults'],
): error is EngineFault => Object.hasOwn(words, error.code)

/** The sentence for what went wrong with an engine. A code without words does not compile. */
export function describeEngineError(texts: Texts, error: AnyEngineError): string {
  const words = texts.analysis
  if (isEngineFault(error, words.faults)) return sentence(words.faults, error)
  switch (error.code) {
    case 'not-saved':
      return words.notSaved(error.detail)
    case 'too-many-engines':
      return words.tooMany(error.limit)
    default:
      return describeFault(texts, error)
  }
}

function sentence<C extends EngineFault['code']>(
  words: { readonly [K in C]: (fault: Extract<EngineFault, { code: K }>) => string },
  fault: Extract<EngineFault, { code: C }>,
): string {
  return words[fault.code](fault)
}

/** What the engine said last, where the fault brings it along. */
export const lastWordsOf = (error: AnyEngineError): readonly LogLine[] =>
  'log' in error ? error.log : []
