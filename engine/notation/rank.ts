/** Numbers of ranks as Hanja, from 1 on; 初 is 1 too. */
export const HANJA_RANKS = '一二三四五六七八九初'

/**
 * A rank (단급) as a number that grows with strength: 9 is 9단, 1 is 1단, 0 is 1급, -17 is 18급.
 * Undefined for other texts.
 */
export function parseRank(text: string): number | undefined {
  const parts = RANK.exec(text)
  if (!parts) return undefined
  const [, number = '', unit] = parts
  const hanja = HANJA_RANKS.indexOf(number) + 1
  const n = hanja === 0 ? Number(number) : hanja === HANJA_RANKS.length ? 1 : hanja
  if (n < 1) return undefined
  return unit === '단' || unit === '段' ? n : 1 - n
}

const RANK = new RegExp(`(\\d{1,2}|[${HANJA_RANKS}])([단급段級])$`)

/** `9단`, `13급`; means are rounded. */
export function formatRank(rank: number): string {
  const n = Math.round(rank)
  return n >= 1 ? `${n}단` : `${1 - n}급`
}
