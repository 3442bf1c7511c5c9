import { agrees, expectedOf, observeCase } from '#engine/arbiter/cases'
import type { ToldCase } from '#engine/arbiter/told-case'
import { describeNotReached, describeObserved, type ObservedRow } from '#shared/text/case-words'
import type { Texts } from '#shared/text/index'

/** What the program says to the question of a case, beside what the case says. */
export type CaseVerdict =
  | { readonly kind: 'agrees' | 'differs'; readonly rows: readonly ObservedRow[] }
  | { readonly kind: 'unreached'; readonly why: string }
  /** Left to the arbiter. */
  | { readonly kind: 'policy' }

export function verdictOf(words: Texts, { ruleCase }: ToldCase): CaseVerdict {
  const seen = observeCase(ruleCase)
  if (!seen) return { kind: 'policy' }
  if (!seen.ok) return { kind: 'unreached', why: describeNotReached(words, seen.error) }
  const rows = describeObserved(words, seen.value, Object.keys(expectedOf(ruleCase)))
  return { kind: agrees(ruleCase, seen.value) ? 'agrees' : 'differs', rows }
}
