const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** The first consonant (초성) of a Hangul syllable; any other character as it is. */
function initialOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character
  return INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL))
}

/** File names from a Mac spell a syllable by its letters (NFD); both sides are composed first. */
const normal = (text: string): string => text.normalize('NFC').toLowerCase()

/** A consonant finds itself and every syllable it begins; anything else only itself. */
const fits = (typed: string, written: string | undefined): boolean =>
  written !== undefined &&
  (typed === written || (INITIALS.includes(typed) && initialOf(written) === typed))

/**
 * Whether a name holds what was typed. Consonants find syllables (`ㅈㄱ` finds 장기), so a word that
 * is still being composed is found too.
 */
export function matchesHangul(name: string, typed: string): boolean {
  const wanted = Array.from(normal(typed.trim()))
  const text = Array.from(normal(name))
  const lastStart = text.length - wanted.length
  for (let start = 0; start <= lastStart; start++) {
    if (wanted.every((character, index) => fits(character, text[start + index]))) return true
  }
  return wanted.length === 0
}

/** The same for several words in any order. */
export const matchesWords = (text: string, typed: string): boolean =>
  typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => matchesHangul(text, word))
