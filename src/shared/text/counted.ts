const number = new Intl.NumberFormat('en')

/** A count in English with its noun: `1 game`, `1,204 games`. Korean nouns stand as they are. */
export const counted = (count: number, noun: string): string =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`
