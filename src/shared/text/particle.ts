/** Particles that depend on whether the word before ends in a consonant (받침): [with, without]. */
const FORMS = {
  '이/가': ['이', '가'],
  '을/를': ['을', '를'],
  '은/는': ['은', '는'],
  '와/과': ['과', '와'],
} as const
export type ParticlePair = keyof typeof FORMS

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28

/** A Korean word with the particle that fits its last Hangul syllable: `졸(병)이`, `차가`. */
export function withParticle(word: string, pair: ParticlePair): string {
  const syllable = Array.from(word)
    .map((letter) => letter.codePointAt(0) ?? 0)
    .findLast((code) => code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)
  const hasFinal = syllable !== undefined && (syllable - FIRST_SYLLABLE) % FINALS !== 0
  return word + FORMS[pair][hasFinal ? 0 : 1]
}
