import type { Obstacle } from '#engine/rules/obstacles'
import { SQUARES, type Square } from '#engine/rules/square'
import type { Board, Side } from '#engine/rules/types'
import { formatPoint, octagon, pointOf, rounded, SPACING, type Point } from './board-geometry.ts'
import type { BoardPicture, BoardTarget } from './board-picture.ts'
import { PALETTES, type Palette } from './board-palette.ts'
import { drawGlyph } from './draw-glyph.ts'
import { PIECE_SIZE } from './draw-pieces.ts'
import { GLYPHS } from './glyphs.ts'
import { svg, type SvgNode } from './svg-node.ts'

/** Marks that lie under the pieces: the last move and the line between facing generals. */
export function drawMarksBelow(
  picture: Pick<BoardPicture, 'board' | 'orientation' | 'theme' | 'lastMove' | 'facing'>,
): readonly SvgNode[] {
  const palette = PALETTES[picture.theme]
  const { lastMove, orientation } = picture
  const corners = lastMove
    ? [lastMove.from, lastMove.to].map((square, i) =>
        drawCorners(`last-move-${i}`, pointOf(square, orientation), palette.lastMove),
      )
    : []
  return picture.facing === true ? [...corners, ...drawFacing(picture, palette)] : corners
}

/** Marks that lie over the pieces: check, the held piece and where it may go. */
export function drawMarksAbove(
  picture: Pick<
    BoardPicture,
    'board' | 'orientation' | 'theme' | 'check' | 'selected' | 'targets' | 'obstacles'
  >,
): readonly SvgNode[] {
  const palette = PALETTES[picture.theme]
  const { board, orientation, check, selected, targets = [], obstacles = [] } = picture
  return [
    ...(check === undefined ? [] : [drawCheck(pointOf(check, orientation), palette)]),
    ...(selected === undefined ? [] : [drawSelected(board, selected, orientation, palette)]),
    ...targets.map((target) => drawTarget(target, orientation, palette)),
    ...obstacles.map((obstacle) => drawObstacle(obstacle, orientation, palette)),
  ]
}

/** Two quiet corners around a point. */
function drawCorners(key: string, { x, y }: Point, colour: string): SvgNode {
  const half = 0.47 * SPACING
  const arm = 0.21 * SPACING
  const corner = (dx: number, dy: number): string => {
    const at = { x: x + dx * half, y: y + dy * half }
    return `M${formatPoint({ x: at.x, y: at.y - dy * arm })}V${rounded(at.y)}H${rounded(at.x - dx * arm)}`
  }
  return svg('path', key, {
    d: corner(-1, -1) + corner(1, 1),
    fill: 'none',
    stroke: colour,
    'stroke-width': 0.055 * SPACING,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
}

/** A dashed line with the word 빅장, which is drawn as the characters on the pieces are. */
function drawFacing(
  { board, orientation }: Pick<BoardPicture, 'board' | 'orientation'>,
  palette: Palette,
): readonly SvgNode[] {
  const [one, other] = generalsOf(board).map((square) => pointOf(square, orientation))
  if (!one || !other) return []
  const [above, below] = one.y < other.y ? [one, other] : [other, one]
  const reach = 0.56 * SPACING
  const em = 0.4 * SPACING
  const middle = (above.y + below.y) / 2
  return [
    svg('path', 'facing', {
      d: `M${formatPoint({ x: above.x, y: above.y + reach })}V${rounded(below.y - reach)}`,
      stroke: palette.check,
      'stroke-width': 0.06 * SPACING,
      'stroke-dasharray': `${rounded(0.18 * SPACING)} ${rounded(0.12 * SPACING)}`,
    }),
    svg('rect', 'facing-ground', {
      x: rounded(above.x - 1.15 * em),
      y: rounded(middle - 0.7 * em),
      width: rounded(2.3 * em),
      height: rounded(1.4 * em),
      rx: rounded(0.3 * em),
      fill: palette.surface,
    }),
    drawGlyph('facing-bik', GLYPHS.빅, { x: above.x - em / 2, y: middle }, em, {
      fill: palette.check,
    }),
    drawGlyph('facing-jang', GLYPHS.장, { x: above.x + em / 2, y: middle }, em, {
      fill: palette.check,
    }),
  ]
}

const generalsOf = (board: Board): readonly Square[] =>
  SQUARES.filter((square) => board[square]?.role === 'general')

/** A ring with eight rays, so that check is seen by its outline too. */
function drawCheck({ x, y }: Point, palette: Palette): SvgNode {
  const radius = 0.55 * SPACING
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4
    const at = (distance: number): string =>
      formatPoint({ x: distance * Math.cos(angle), y: distance * Math.sin(angle) })
    return `M${at(radius)}L${at(radius + 0.11 * SPACING)}`
  })
  const circle = `M${rounded(-radius)} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  return svg('path', 'check', {
    d: circle + rays.join(''),
    transform: `translate(${formatPoint({ x, y })})`,
    fill: 'none',
    stroke: palette.check,
    'stroke-width': 0.06 * SPACING,
    'stroke-linecap': 'round',
  })
}

function drawSelected(board: Board, square: Square, orientation: Side, palette: Palette): SvgNode {
  const piece = board[square]
  const size = (piece ? PIECE_SIZE[piece.role] : 0.75 * SPACING) + 0.06 * SPACING
  return svg('path', 'selected', {
    d: octagon(size),
    transform: `translate(${formatPoint(pointOf(square, orientation))})`,
    fill: palette.target,
    'fill-opacity': 0.1,
    stroke: palette.target,
    'stroke-width': 0.07 * SPACING,
  })
}

/** A dot on a free point, a ring around a piece that can be captured. */
function drawTarget(
  { square, capture }: BoardTarget,
  orientation: Side,
  palette: Palette,
): SvgNode {
  const { x, y } = pointOf(square, orientation)
  const at = { cx: x, cy: y }
  return capture
    ? svg('circle', `target-${square}`, {
        ...at,
        r: 0.49 * SPACING,
        fill: 'none',
        stroke: palette.target,
        'stroke-width': 0.075 * SPACING,
      })
    : svg('circle', `target-${square}`, {
        ...at,
        r: 0.15 * SPACING,
        fill: palette.target,
        stroke: palette.surface,
        'stroke-width': 0.04 * SPACING,
      })
}

/** A small badge on the piece in the way: a tick for a cannon's screen, a cross for what blocks. */
function drawObstacle({ square, kind }: Obstacle, orientation: Side, palette: Palette): SvgNode {
  const { x, y } = pointOf(square, orientation)
  const at = { x: x + 0.32 * SPACING, y: y - 0.32 * SPACING }
  const reach = 0.075 * SPACING
  const sign =
    kind === 'screen'
      ? `M${rounded(-reach)} 0L${rounded(-0.2 * reach)} ${reach}L${rounded(1.2 * reach)} ${-reach}`
      : `M${-reach} ${-reach}L${reach} ${reach}M${-reach} ${reach}L${reach} ${-reach}`
  const colour = kind === 'screen' ? palette.target : palette.check
  const attrs = { transform: `translate(${formatPoint(at)})` }
  return svg('g', `${kind}-${square}`, attrs, [
    svg('circle', 'ground', {
      cx: 0,
      cy: 0,
      r: 0.15 * SPACING,
      fill: palette.surface,
      stroke: colour,
      'stroke-width': 0.025 * SPACING,
    }),
    svg('path', 'sign', {
      d: sign,
      fill: 'none',
      stroke: colour,
      'stroke-width': 0.05 * SPACING,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ])
}

/** The point the carried piece would be set on. */
export function drawAim(
  square: Square,
  { orientation, theme }: Pick<BoardPicture, 'orientation' | 'theme'>,
): readonly SvgNode[] {
  const { x, y } = pointOf(square, orientation)
  const { target } = PALETTES[theme]
  const half = 0.5 * SPACING
  return [
    svg('rect', 'aim', {
      x: x - half,
      y: y - half,
      width: SPACING,
      height: SPACING,
      rx: 0.12 * SPACING,
      fill: target,
      'fill-opacity': 0.18,
    }),
  ]
}
