import { frameOf, rounded, viewBoxOf } from './board-geometry.ts'
import type { BoardPicture } from './board-picture.ts'
import { describeBoard } from './board-names.ts'
import { drawGround } from './draw-ground.ts'
import { drawMarksAbove, drawMarksBelow } from './draw-marks.ts'
import { drawPieces } from './draw-pieces.ts'
import { drawShapes } from './draw-shapes.ts'
import { escapeXml, formatSvgNode, type SvgNode } from './svg-node.ts'

/** The whole board from the ground up. The window draws the same layers in the same order. */
export const drawBoard = (picture: BoardPicture): readonly SvgNode[] => [
  ...drawGround(picture),
  ...drawMarksBelow(picture),
  ...drawPieces(picture),
  ...drawMarksAbove(picture),
  ...drawShapes(picture),
]

/** The board as an SVG file that needs nothing else: no style sheet, no font but for coordinates. */
export function boardToSvg(picture: BoardPicture, width = 900): string {
  const frame = frameOf(picture)
  const height = rounded((width * frame.height) / frame.width)
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBoxOf(frame)}">`
  const title = `<title>${escapeXml(describeBoard(picture))}</title>`
  return `${open}${title}${drawBoard(picture).map(formatSvgNode).join('')}</svg>\n`
}
