import type { RecordedResult } from '#engine/notation/headers'
import type { Texts } from './index.ts'

type Words = Texts['window']['headers']

function outcome(words: Words, result: RecordedResult): string {
  switch (result.winner) {
    case 'cho':
      return words.choWins
    case 'han':
      return words.hanWins
    case 'draw':
      return words.draw
    default:
      return words.unknown
  }
}

/** A recorded result in the reader's language: `초 승리 (기권)`. */
export function describeResult(words: Words, result: RecordedResult | undefined): string {
  if (!result) return words.unknown
  const reason = result.reason === undefined ? '' : ` (${words.reasons[result.reason]})`
  return outcome(words, result) + reason
}
