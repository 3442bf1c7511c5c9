/** Marks of moves and positions by their numbers in PGN (NAG), with the signs that texts use for them. */
const SIGNS: readonly (readonly [glyph: number, ...signs: string[]])[] = [
  [1, '!'],
  [2, '?'],
  [3, '!!', '‼'],
  [4, '??', '⁇'],
  [5, '!?', '⁉'],
  [6, '?!', '⁈'],
  [7, '□'],
  [10, '=', '＝'],
  [13, '∞'],
  [14, '⩲', '+=', '+/='],
  [15, '⩱', '=+', '=/+'],
  [16, '±', '+/-'],
  [17, '∓', '-/+'],
  [18, '+-', '+−'],
  [19, '-+', '−+'],
  [22, '⨀'],
  [32, '⟳'],
  [36, '→'],
  [40, '↑'],
  [132, '⇆'],
  [138, '⨁', '⊕'],
  [140, '∆'],
  [146, 'N'],
]

const GLYPH_OF: ReadonlyMap<string, number> = new Map(
  SIGNS.flatMap(([glyph, ...signs]) => signs.map((sign) => [sign, glyph] as const)),
)

/** The largest number that PGN defines or leaves for programs. */
export const MAX_GLYPH = 255

export const isGlyph = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= MAX_GLYPH

/** The glyph of a sign such as `!?` or `±`. */
export const glyphOfSign = (sign: string): number | undefined => GLYPH_OF.get(sign)
