import { formatPoint, type Point } from './board-geometry.ts'
import { GLYPH_EM, GLYPHS, type Glyph } from './glyphs.ts'
import { svg, type SvgNode } from './svg-node.ts'

/** A character with its middle at `at`, `em` drawing units high. */
export const drawGlyph = (
  key: string,
  glyph: Glyph,
  at: Point,
  em: number,
  attrs: SvgNode['attrs'],
): SvgNode =>
  svg('path', key, {
    d: GLYPHS[glyph],
    transform: `translate(${formatPoint(at)}) scale(${Math.round(em * 100) / 100 / GLYPH_EM})`,
    ...attrs,
  })
