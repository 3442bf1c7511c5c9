import { formatKiboSquare, formatUciSquare, type Square } from '#engine/rules/square'
import type { Side } from '#engine/rules/types'
import { rowsOf } from './board-geometry.ts'
import type { CoordinateStyle } from './board-picture.ts'

export interface CoordinateLabels {
  /** From left to right, as the board is shown. */
  readonly files: readonly string[]
  /** From top to bottom. */
  readonly rows: readonly string[]
}

type LabelStyle = 'kibo' | 'uci'

/** The two halves of a point's name: `7` and `9` of `79`, `10` and `i` of `i10`. */
export function nameParts(
  square: Square,
  style: LabelStyle,
): { readonly row: string; readonly file: string } {
  if (style === 'uci') {
    const name = formatUciSquare(square)
    return { row: name.slice(1), file: name.slice(0, 1) }
  }
  const name = formatKiboSquare(square)
  return { row: name.slice(0, 1), file: name.slice(1) }
}

/** The style to the left and below, and the one to the right and above. */
export const stylesAround = (
  style: CoordinateStyle,
): readonly [near: LabelStyle | undefined, far: LabelStyle | undefined] => {
  if (style === 'both') return ['kibo', 'uci']
  return [style === 'none' ? undefined : style, undefined]
}

export function coordinateLabels(
  style: LabelStyle | undefined,
  orientation: Side,
): CoordinateLabels {
  if (style === undefined) return { files: [], rows: [] }
  const rows = rowsOf(orientation)
  return {
    files: (rows[0] ?? []).map((square) => nameParts(square, style).file),
    rows: rows.flatMap((row) => row.slice(0, 1).map((square) => nameParts(square, style).row)),
  }
}
