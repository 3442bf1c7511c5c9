const LONGEST = 40

/** A piece of a text short enough for a sentence, on one line, never ending in half a character. */
export function excerpt(text: string, from = 0, to = text.length): string {
  const isCut = to - from > LONGEST
  const cut = text.slice(from, isCut ? from + LONGEST : to)
  const whole = isCut ? `${cut.replace(/[\uD800-\uDBFF]$/, '')}…` : cut
  return whole.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
