import type { RuleSet } from '../rules/ruleset.ts'
import { ruleSetText } from '../rules/ruleset.ts'
import { LIMIT_HORIZON } from './weights.ts'

/** With this many counted moves left or fewer, positions are told apart by how many. */
const KNOWN_LEFT = LIMIT_HORIZON + 40
const MOST_COUNTED = 4

/** Scatters a number over 32 bits (Murmur3's finisher). */
function scatter(n: number): number {
  let bits = Math.imul(n, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** A hash of text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/**
 * Mixes into the key of a board what else decides its value: the rule set, a bikjang to answer,
 * passes, whether a capture happened, occurrences, moves left. The answer stands in `low` and
 * `high`.
 */
export class StateKeys {
  low = 0
  high = 0
  private readonly rulesKey: number
  private readonly asksCapture: boolean

  constructor(rules: RuleSet) {
    this.rulesKey = hashText(ruleSetText(rules))
    this.asksCapture = rules.bikjang === 'kjf'
  }

  mix(
    low: number,
    high: number,
    isPending: boolean,
    isCaptured: boolean,
    passes: number,
    count: number,
    movesLeft: number,
  ): void {
    const left = movesLeft <= KNOWN_LEFT ? Math.max(movesLeft, 0) + 1 : 0
    const state =
      (isPending ? 1 : 0) |
      (isCaptured && this.asksCapture ? 2 : 0) |
      (passes << 2) |
      (Math.min(count, MOST_COUNTED) << 4) |
      (left << 8)
    const bits = scatter(state + this.rulesKey)
    this.low = low ^ bits
    this.high = high ^ scatter(bits)
  }
}
