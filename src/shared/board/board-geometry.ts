import {
  FILES,
  RANKS,
  fileOf,
  rankOf,
  squareAt,
  squareIfOn,
  type Square,
} from '#engine/rules/square'
import type { Side } from '#engine/rules/types'
import type { BoardPicture, CoordinateSize } from './board-picture.ts'

/**
 * Drawing units between two neighbouring points. The point at the top left corner of the lines,
 * as the board is shown, is at 0, 0.
 */
export const SPACING = 100

export const LINE_WEIGHT = SPACING / 45

/** Pieces on the border and their marks need this much room around the lines. */
const MARGIN = 0.66 * SPACING
/** Height of the letters of coordinates. */
const COORDINATE_SIZE: Readonly<Record<CoordinateSize, number>> = {
  small: 0.26 * SPACING,
  medium: 0.34 * SPACING,
  large: 0.5 * SPACING,
}

export type Coordinates = Pick<BoardPicture, 'coordinates' | 'coordinateSize'>

export const coordinateSizeOf = ({ coordinateSize = 'medium' }: Coordinates): number =>
  COORDINATE_SIZE[coordinateSize]

/** Coordinates stand to the left and below, a second kind opposite; two digits, as in `10`, are wider than high. */
export const coordinateMarginOf = (shown: Coordinates): number =>
  shown.coordinates === 'none' ? 0 : 1.06 * coordinateSizeOf(shown)

export interface Point {
  readonly x: number
  readonly y: number
}

/** The visible rectangle, as an SVG `viewBox` has it. */
export interface Frame extends Point {
  readonly width: number
  readonly height: number
}

export interface Line {
  readonly from: Point
  readonly to: Point
}

export function frameOf(coordinates: Coordinates): Frame {
  const near = coordinateMarginOf(coordinates)
  const far = coordinates.coordinates === 'both' ? near : 0
  return {
    x: -MARGIN - near,
    y: -MARGIN - far,
    width: (FILES - 1) * SPACING + 2 * MARGIN + near + far,
    height: (RANKS - 1) * SPACING + 2 * MARGIN + near + far,
  }
}

export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map(rounded).join(' ')

export const pointOf = (square: Square, orientation: Side): Point =>
  orientation === 'cho'
    ? { x: fileOf(square) * SPACING, y: (RANKS - 1 - rankOf(square)) * SPACING }
    : { x: (FILES - 1 - fileOf(square)) * SPACING, y: rankOf(square) * SPACING }

/** The point of the board nearest to a point of the drawing; undefined beside the cells. */
export function squareNear({ x, y }: Point, orientation: Side): Square | undefined {
  const column = Math.round(x / SPACING)
  const row = Math.round(y / SPACING)
  return orientation === 'cho'
    ? squareIfOn(column, RANKS - 1 - row)
    : squareIfOn(FILES - 1 - column, row)
}

/** The points row by row from the top, each row from the left, as the board is shown. */
export function rowsOf(orientation: Side): readonly (readonly Square[])[] {
  const rows = Array.from({ length: RANKS }, (_row, rank) =>
    Array.from({ length: FILES }, (_square, file) => squareAt(file, rank)),
  )
  return orientation === 'cho' ? rows.reverse() : rows.map((row) => row.reverse())
}

const line = (x1: number, y1: number, x2: number, y2: number): Line => ({
  from: { x: x1 * SPACING, y: y1 * SPACING },
  to: { x: x2 * SPACING, y: y2 * SPACING },
})

/** Ten rows, nine files and two diagonals in each palace (궁성); no river. The same from both sides. */
export const LINES: readonly Line[] = [
  ...Array.from({ length: RANKS }, (_, row) => line(0, row, FILES - 1, row)),
  ...Array.from({ length: FILES }, (_, file) => line(file, 0, file, RANKS - 1)),
  line(3, 0, 5, 2),
  line(5, 0, 3, 2),
  line(3, 7, 5, 9),
  line(5, 7, 3, 9),
]

/** Where soldiers (졸, 병) and cannons (포) stand at the start: these points carry corner marks. */
export const MARKED_POINTS: readonly Point[] = [
  ...[0, 2, 4, 6, 8].flatMap((file) => [3, 6].map((row) => ({ x: file, y: row }))),
  ...[1, 7].flatMap((file) => [2, 7].map((row) => ({ x: file, y: row }))),
].map(({ x, y }) => ({ x: x * SPACING, y: y * SPACING }))

/** The corners `[-1, -1]` to `[1, 1]` around a point that lie within the lines. */
export function cornersWithin({ x }: Point): readonly (readonly [number, number])[] {
  const sides = [-1, 1].filter((dx) => x + dx >= 0 && x + dx <= (FILES - 1) * SPACING)
  return sides.flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const))
}

/** At most two decimals: drawn numbers stay short and equal on every machine. */
export const rounded = (n: number): number => Math.round(n * 100) / 100

/** Path data of a regular octagon with soft corners around 0, 0; `size` is from side to side. */
export function octagon(size: number): string {
  const half = size / 2
  const inset = half * Math.tan(Math.PI / 8)
  const corners: readonly Point[] = [
    { x: inset, y: -half },
    { x: half, y: -inset },
    { x: half, y: inset },
    { x: inset, y: half },
    { x: -inset, y: half },
    { x: -half, y: inset },
    { x: -half, y: -inset },
    { x: -inset, y: -half },
  ]
  const softness = 0.16
  const parts = corners.map((corner, i) => {
    const before = towards(corner, corners.at(i - 1) ?? corner, softness)
    const after = towards(corner, corners[(i + 1) % 8] ?? corner, softness)
    return `${i === 0 ? 'M' : 'L'}${formatPoint(before)}Q${formatPoint(corner)} ${formatPoint(after)}`
  })
  return `${parts.join('')}Z`
}

/** The point a `share` of the way from `from` to `to`. */
export const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A point as path data. */
export const formatPoint = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`

/** Where the cells of the 90 points lie in the frame, as CSS lengths. */
export function gridBox(
  frame: Frame,
): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  const percent = (part: number, whole: number): string => `${rounded((100 * part) / whole)}%`
  return {
    left: percent(-SPACING / 2 - frame.x, frame.width),
    top: percent(-SPACING / 2 - frame.y, frame.height),
    width: percent(FILES * SPACING, frame.width),
    height: percent(RANKS * SPACING, frame.height),
  }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** The next point an arrow key leads to, as the board is shown; the point itself at the border. */
export function neighbourOf(square: Square, orientation: Side, key: string): Square | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const sign = orientation === 'cho' ? 1 : -1
  const [file, rank] = [fileOf(square) + sign * arrow[0], rankOf(square) + sign * arrow[1]]
  return squareIfOn(file, rank) ?? square
}
