import type { Shape, ShapeColour } from '#engine/notation/annotation'
import { formatPoint, pointOf, rounded, SPACING, type Point } from './board-geometry.ts'
import type { BoardPicture } from './board-picture.ts'
import { PALETTES } from './board-palette.ts'
import { svg, type SvgNode } from './svg-node.ts'

const WEIGHT = 0.09 * SPACING
const HEAD = 0.34 * SPACING

/**
 * The arrows and circles of an annotator; each colour has a stroke and an outline of its own,
 * so that colour is never alone.
 */
export function drawShapes(
  picture: Pick<BoardPicture, 'orientation' | 'theme' | 'shapes'>,
): readonly SvgNode[] {
  const { ink } = PALETTES[picture.theme]
  return (picture.shapes ?? []).map((shape, i) => {
    const attrs = {
      fill: 'none',
      stroke: ink[shape.colour],
      'stroke-width': WEIGHT,
      'stroke-linecap': shape.colour === 'blue' ? 'round' : 'butt',
      'stroke-opacity': 0.9,
    }
    return svg('g', `shape-${i}`, attrs, drawShape(shape, picture.orientation, ink[shape.colour]))
  })
}

function drawShape(
  shape: Shape,
  orientation: BoardPicture['orientation'],
  stroke: string,
): readonly SvgNode[] {
  switch (shape.kind) {
    case 'circle':
      return [svg('path', 'outline', { d: outline(pointOf(shape.at, orientation), shape.colour) })]
    case 'arrow': {
      const from = pointOf(shape.from, orientation)
      const to = pointOf(shape.to, orientation)
      return drawArrow(from, to, shape.colour, stroke)
    }
  }
}

/** Green a circle, red a square, blue a diamond, yellow two circles. */
function outline({ x, y }: Point, colour: ShapeColour): string {
  const circle = (r: number): string =>
    `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  switch (colour) {
    case 'green':
      return circle(0.5 * SPACING)
    case 'red': {
      const half = 0.47 * SPACING
      return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`
    }
    case 'blue': {
      const reach = 0.6 * SPACING
      return `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}Z`
    }
    case 'yellow':
      return circle(0.57 * SPACING) + circle(0.44 * SPACING)
  }
}

const DASHES: Readonly<Record<ShapeColour, string>> = {
  green: 'none',
  red: `${0.26 * SPACING} ${0.12 * SPACING}`,
  blue: `0 ${0.17 * SPACING}`,
  yellow: 'none',
}

/** Green a plain shaft, red dashes, blue dots, yellow two lines. */
function drawArrow(
  from: Point,
  to: Point,
  colour: ShapeColour,
  stroke: string,
): readonly SvgNode[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return []
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  /** The point `ahead` of `from` along the arrow and `aside` of it. */
  const at = (ahead: number, aside: number): string =>
    formatPoint({
      x: from.x + along.x * ahead - along.y * aside,
      y: from.y + along.y * ahead + along.x * aside,
    })
  const start = 0.3 * SPACING
  const neck = length - HEAD
  const shaft = (aside: number): string => `M${at(start, aside)}L${at(neck, aside)}`
  const shafts = colour === 'yellow' ? shaft(-0.07 * SPACING) + shaft(0.07 * SPACING) : shaft(0)
  const head = `M${at(length, 0)}L${at(neck, -0.2 * SPACING)}L${at(neck, 0.2 * SPACING)}Z`
  return [
    svg('path', 'shaft', {
      d: shafts,
      'stroke-width': colour === 'yellow' ? 0.6 * WEIGHT : WEIGHT,
      'stroke-dasharray': DASHES[colour],
    }),
    svg('path', 'head', { d: head, fill: stroke, 'fill-opacity': 0.9, stroke: 'none' }),
  ]
}
