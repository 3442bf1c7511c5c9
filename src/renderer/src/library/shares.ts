/** Games by result. */
export interface ResultCounts {
  readonly games: number
  readonly cho: number
  readonly draw: number
  readonly han: number
}

/** Shares in whole percent of the games with a known result; together 100, or all 0. */
export function sharesOf({ cho, draw, han }: ResultCounts): Omit<ResultCounts, 'games'> {
  const known = cho + draw + han
  if (known === 0) return { cho: 0, draw: 0, han: 0 }
  const choShare = Math.round((100 * cho) / known)
  const hanShare = Math.min(100 - choShare, Math.round((100 * han) / known))
  return { cho: choShare, draw: 100 - choShare - hanShare, han: hanShare }
}
