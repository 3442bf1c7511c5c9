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
  [14, '+=', '⩲', '+/='],
  [15, '=+', '⩱', '=/+'],
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

const SIGN_OF: ReadonlyMap<number, string | undefined> = new Map(
  SIGNS.map(([glyph, sign]) => [glyph, sign] as const),
)

/** Marks of a move; one move has one of them. */
export const MOVE_GLYPHS = [1, 2, 3, 4, 5, 6] as const
/** Marks of the position that a move leads to; one position has one of them. */
export const POSITION_GLYPHS = [10, 13, 14, 15, 16, 17, 18, 19] as const

/** The marks with one more, in the place of the one that says something else about the same; without it if it was there. */
export function toggledGlyph(glyphs: readonly number[], glyph: number): readonly number[] {
  if (glyphs.includes(glyph)) return glyphs.filter((other) => other !== glyph)
  const groups: readonly (readonly number[])[] = [MOVE_GLYPHS, POSITION_GLYPHS]
  const rivals = groups.find((group) => group.includes(glyph)) ?? []
  return [...glyphs.filter((other) => !rivals.includes(other)), glyph].toSorted((a, b) => a - b)
}

/** How a mark is written: `!?`, and `$7` where it has no sign. */
export const signOfGlyph = (glyph: number): string => SIGN_OF.get(glyph) ?? `$${glyph}`

/** The largest number that PGN defines or leaves for programs. */
export const MAX_GLYPH = 255

export const isGlyph = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= MAX_GLYPH

/** The glyph of a sign such as `!?` or `±`. */
export const glyphOfSign = (sign: string): number | undefined => GLYPH_OF.get(sign)
