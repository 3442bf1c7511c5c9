declare const squareBrand: unique symbol

/**
 * One of the 90 points: `rank * 9 + file`, 0 to 89. File 0 to 8 from Cho's left,
 * rank 0 to 9 from Cho's back row (seed 002 §3). Made only in this file.
 */
export type Square = number & { readonly [squareBrand]: true }

export const FILES = 9
export const RANKS = 10

export const isSquare = (n: number): n is Square => Number.isInteger(n) && n >= 0 && n < 90

/** The point at file 0 to 8 and rank 0 to 9. The caller vouches for the range. */
export const squareAt = (file: number, rank: number): Square => (rank * 9 + file) as Square

/** The same, or `undefined` off the board. */
export const squareIfOn = (file: number, rank: number): Square | undefined =>
  file >= 0 && file < 9 && rank >= 0 && rank < 10 ? squareAt(file, rank) : undefined

export const fileOf = (square: Square): number => square % 9
export const rankOf = (square: Square): number => (square - (square % 9)) / 9

export const SQUARES: readonly Square[] = Array.from({ length: 90 }, (_, n) => n as Square)

/** The same point with left and right exchanged. */
export const mirrored = (square: Square): Square => squareAt(8 - fileOf(square), rankOf(square))

/** The same point seen from the other side of the table. */
export const turned = (square: Square): Square => (89 - square) as Square

const FILE_LETTERS = 'abcdefghi'

/** Engine name: file letter and rank 1 to 10 from Cho, `a1` to `i10`. */
export const formatUciSquare = (square: Square): string =>
  `${FILE_LETTERS.charAt(fileOf(square))}${rankOf(square) + 1}`

export function parseUciSquare(text: string): Square | undefined {
  const match = /^([a-i])([1-9]|10)$/.exec(text)
  if (!match) return undefined
  return squareAt(FILE_LETTERS.indexOf(match[1] ?? ''), Number(match[2]) - 1)
}

/**
 * Record name (신좌표): row digit from Han's back row (1 to 9, then 0 for Cho's back row),
 * then file digit 1 to 9 from Cho's left: `79` is i4, `02` is b1.
 */
export const formatKiboSquare = (square: Square): string =>
  `${(10 - rankOf(square)) % 10}${fileOf(square) + 1}`

export function parseKiboSquare(text: string): Square | undefined {
  if (!/^[0-9][1-9]$/.test(text)) return undefined
  const row = Number(text.charAt(0))
  return squareAt(Number(text.charAt(1)) - 1, row === 0 ? 0 : 10 - row)
}
