import { FILES, RANKS } from '#engine/rules/square'
import {
  coordinateMarginOf,
  type Coordinates,
  coordinateSizeOf,
  cornersWithin,
  formatPoint,
  frameOf,
  LINE_WEIGHT,
  LINES,
  MARKED_POINTS,
  rounded,
  SPACING,
  type Point,
} from './board-geometry.ts'
import type { BoardPicture } from './board-picture.ts'
import { PALETTES, type Palette } from './board-palette.ts'
import { type CoordinateLabels, coordinateLabels, stylesAround } from './coordinates.ts'
import { svg, type SvgNode } from './svg-node.ts'

/** Type of the window where there is one; a saved picture takes what its reader has. */
const FONT = "'Noto Sans KR Variable', 'Noto Sans KR', sans-serif"

/** What stays while pieces move: surface, lines, corner marks and coordinates. */
export function drawGround(
  picture: Coordinates & Pick<BoardPicture, 'theme' | 'orientation'>,
): readonly SvgNode[] {
  const palette = PALETTES[picture.theme]
  return [drawSurface(picture, palette), drawLines(palette), ...drawCoordinates(picture, palette)]
}

function drawSurface(coordinates: Coordinates, palette: Palette): SvgNode {
  const frame = frameOf(coordinates)
  const border = LINE_WEIGHT
  return svg('rect', 'surface', {
    x: rounded(frame.x + border / 2),
    y: rounded(frame.y + border / 2),
    width: rounded(frame.width - border),
    height: rounded(frame.height - border),
    rx: 0.14 * SPACING,
    fill: palette.surface,
    stroke: palette.edge,
    'stroke-width': rounded(border),
  })
}

function drawLines(palette: Palette): SvgNode {
  const lines = LINES.map(({ from, to }) => `M${formatPoint(from)}L${formatPoint(to)}`)
  const marks = MARKED_POINTS.flatMap((point) =>
    cornersWithin(point).map(([dx, dy]) => cornerMark(point, dx, dy)),
  )
  return svg('path', 'lines', {
    d: [...lines, ...marks].join(''),
    fill: 'none',
    stroke: palette.line,
    'stroke-width': rounded(LINE_WEIGHT),
    'stroke-linecap': 'square',
  })
}

function cornerMark({ x, y }: Point, dx: number, dy: number): string {
  const gap = 0.07 * SPACING
  const arm = 0.13 * SPACING
  const corner = { x: x + dx * gap, y: y + dy * gap }
  return `M${formatPoint({ x: corner.x + dx * arm, y: corner.y })}H${rounded(corner.x)}V${rounded(corner.y + dy * arm)}`
}

function drawCoordinates(
  picture: Coordinates & Pick<BoardPicture, 'orientation'>,
  palette: Palette,
): readonly SvgNode[] {
  const [near, far] = stylesAround(picture.coordinates).map((style) =>
    coordinateLabels(style, picture.orientation),
  )
  const size = coordinateSizeOf(picture)
  const distance = 0.59 * SPACING + coordinateMarginOf(picture) / 2
  const label = (key: string, x: number, y: number, text: string): SvgNode =>
    svg('text', key, { x: rounded(x), y: rounded(y) }, text)
  // Text stands on its baseline: a third of its size below the middle of the row.
  const dy = 0.36 * size
  const bottom = (RANKS - 1) * SPACING + distance + dy
  const right = (FILES - 1) * SPACING + distance
  const beside = (
    { rows, files }: CoordinateLabels,
    at: string,
    x: number,
    y: number,
  ): SvgNode[] => [
    ...rows.map((text, row) => label(`${at}row-${row}`, x, row * SPACING + dy, text)),
    ...files.map((text, file) => label(`${at}file-${file}`, file * SPACING, y, text)),
  ]
  const texts = [
    ...(near ? beside(near, '', -distance, bottom) : []),
    ...(far ? beside(far, 'far-', right, dy - distance) : []),
  ]
  return [
    svg(
      'g',
      'coordinates',
      {
        'font-family': FONT,
        'font-size': rounded(size),
        'font-weight': 500,
        'text-anchor': 'middle',
        fill: palette.coordinate,
      },
      texts,
    ),
  ]
}
