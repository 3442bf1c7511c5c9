/**
 * A rank (단급) as a number that grows with strength: 9 is 9단, 1 is 1단, 0 is 1급, -17 is 18급.
 * Undefined for other texts.
 */
export function parseRank(text: string): number | undefined {
  const parts = /(\d{1,2})([단급])$/.exec(text)
  if (!parts) return undefined
  const n = Number(parts[1])
  if (n < 1) return undefined
  return parts[2] === '단' ? n : 1 - n
}

/** `9단`, `13급`; means are rounded. */
export function formatRank(rank: number): string {
  const n = Math.round(rank)
  return n >= 1 ? `${n}단` : `${1 - n}급`
}
