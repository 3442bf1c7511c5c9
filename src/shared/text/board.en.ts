import type { Side } from '#engine/rules/types'
import type { boardKo } from './board.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }

export const boardEn: typeof boardKo = {
  piece: (side, role) => `${SIDE[side]} ${role}`,
  point: (row, file) => `row ${row} file ${file}`,
  canMove: 'can move here',
  canCapture: 'can be captured',
  selected: 'selected',
  inCheck: 'in check',
  name: 'Board',
  points: 'Points of the board',
  count: (cho, han) => `Cho ${cho} pieces, Han ${han} pieces`,
  lastMove: (from, to) => `last move ${from} to ${to}`,
  check: (side) => `${SIDE[side]} in check`,
  facing: 'the generals face each other, bikjang',
  hint: 'Press Enter to visit the points with the arrow keys, Enter on a point to take up and set down a piece, Escape to return.',
  held: (piece, points) =>
    points.length === 0
      ? `${piece} taken up`
      : `${piece} taken up, can move to ${points.length} points: ${points.join(', ')}`,
}
