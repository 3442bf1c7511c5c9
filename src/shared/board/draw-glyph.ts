import { formatPoint, type Point } from './board-geometry.ts'
import { GLYPH_EM } from './glyphs.ts'
import { svg, type SvgNode } from './svg-node.ts'

/** A character or picture, given as path data, with its middle at `at`, `em` drawing units high. */
export const drawGlyph = (
  key: string,
  outline: string,
  at: Point,
  em: number,
  attrs: SvgNode['attrs'],
): SvgNode =>
  svg('path', key, {
    d: outline,
    transform: `translate(${formatPoint(at)}) scale(${Math.round(em * 100) / 100 / GLYPH_EM})`,
    ...attrs,
  })
