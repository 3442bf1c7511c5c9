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

const initials = (text: string): string => Array.from(text, initialOf).join('')

/** File names from a Mac spell a syllable by its letters (NFD); both sides are composed first. */
const normal = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether a name holds what was typed; consonants alone find syllables: `ㅈㄱ` finds 장기. */
export function matchesHangul(name: string, typed: string): boolean {
  const wanted = normal(typed.trim())
  const text = normal(name)
  if (wanted === '' || text.includes(wanted)) return true
  const onlyInitials = Array.from(wanted).every((c) => c === ' ' || INITIALS.includes(c))
  return onlyInitials && initials(text).includes(wanted)
}

/** The same for several words in any order. */
export const matchesWords = (text: string, typed: string): boolean =>
  typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => matchesHangul(text, word))
