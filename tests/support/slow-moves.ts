import { type Square, squareAt } from '#engine/rules/square'
import type { Board, Piece, Setup, Side } from '#engine/rules/types'

/*
 * A second move generator, slow and obvious: written from the text of the rules in plain file and
 * rank, with no table and no code of the first one. The two must agree on every position.
 */

interface Point {
  readonly f: number
  readonly r: number
}

export interface SlowStep {
  readonly from: Square
  readonly to: Square
}

const isOnBoard = ({ f, r }: Point): boolean => f >= 0 && f <= 8 && r >= 0 && r <= 9
const isIn = (list: readonly Point[], { f, r }: Point): boolean =>
  list.some((point) => point.f === f && point.r === r)
const number = ({ f, r }: Point): Square => squareAt(f, r)

/** The lines drawn from corner to corner, each palace two. */
const DIAGONALS: readonly (readonly [Point, Point, Point])[] = [
  [
    { f: 3, r: 0 },
    { f: 4, r: 1 },
    { f: 5, r: 2 },
  ],
  [
    { f: 5, r: 0 },
    { f: 4, r: 1 },
    { f: 3, r: 2 },
  ],
  [
    { f: 3, r: 7 },
    { f: 4, r: 8 },
    { f: 5, r: 9 },
  ],
  [
    { f: 5, r: 7 },
    { f: 4, r: 8 },
    { f: 3, r: 9 },
  ],
]

const STRAIGHT: readonly Point[] = [
  { f: 1, r: 0 },
  { f: -1, r: 0 },
  { f: 0, r: 1 },
  { f: 0, r: -1 },
]

const inPalaceOf = (side: Side, { f, r }: Point): boolean =>
  f >= 3 && f <= 5 && (side === 'cho' ? r >= 0 && r <= 2 : r >= 7 && r <= 9)

/** Where a piece on `from` goes or strikes, its own general's safety left aside. */
function targets(board: Board, from: Point, { side, role }: Piece): Point[] {
  switch (role) {
    case 'general':
    case 'guard':
      return palaceSteps(side, from)
    case 'chariot':
      return linesFrom(from).flatMap((line) => slide(board, line))
    case 'cannon':
      return linesFrom(from).flatMap((line) => leap(board, line))
    case 'horse':
      return jumps(board, from, 1)
    case 'elephant':
      return jumps(board, from, 2)
    case 'soldier':
      return soldierSteps(side, from)
  }
}

const at = (board: Board, point: Point): Piece | undefined => board[number(point)]

function palaceSteps(side: Side, from: Point): Point[] {
  const straight = STRAIGHT.map(({ f, r }) => ({ f: from.f + f, r: from.r + r }))
  const diagonal = DIAGONALS.flatMap(([a, centre, b]) => {
    if (isIn([centre], from)) return [a, b]
    return isIn([a, b], from) ? [centre] : []
  })
  return [...straight, ...diagonal].filter((point) => inPalaceOf(side, point))
}

function soldierSteps(side: Side, from: Point): Point[] {
  const forward = side === 'cho' ? 1 : -1
  const steps = [
    { f: from.f - 1, r: from.r },
    { f: from.f + 1, r: from.r },
    { f: from.f, r: from.r + forward },
  ]
  const enemy = side === 'cho' ? 'han' : 'cho'
  for (const line of DIAGONALS) {
    if (!inPalaceOf(enemy, line[1])) continue
    for (const [i, point] of line.entries()) {
      if (!isIn([point], from)) continue
      for (const next of [line[i - 1], line[i + 1]]) {
        if (next && next.r - from.r === forward) steps.push(next)
      }
    }
  }
  return steps.filter(isOnBoard)
}

/** Every straight line and palace diagonal that leaves a point, as the points along it. */
function linesFrom(from: Point): Point[][] {
  const lines = STRAIGHT.map(({ f, r }) => {
    const line: Point[] = []
    for (let n = 1; isOnBoard({ f: from.f + n * f, r: from.r + n * r }); n++) {
      line.push({ f: from.f + n * f, r: from.r + n * r })
    }
    return line
  })
  for (const [a, centre, b] of DIAGONALS) {
    if (isIn([a], from)) lines.push([centre, b])
    if (isIn([b], from)) lines.push([centre, a])
    if (isIn([centre], from)) lines.push([a], [b])
  }
  return lines
}

function slide(board: Board, line: readonly Point[]): Point[] {
  const reached: Point[] = []
  for (const point of line) {
    reached.push(point)
    if (at(board, point)) break
  }
  return reached
}

function leap(board: Board, line: readonly Point[]): Point[] {
  const screen = line.findIndex((point) => at(board, point))
  const over = line[screen]
  if (!over || at(board, over)?.role === 'cannon') return []
  return slide(board, line.slice(screen + 1)).filter((point) => at(board, point)?.role !== 'cannon')
}

/** One point straight, then so many diagonally on; every point before the last must be empty. */
function jumps(board: Board, from: Point, diagonals: number): Point[] {
  const reached: Point[] = []
  for (const straight of STRAIGHT) {
    for (const aside of [1, -1]) {
      const turn = straight.f === 0 ? { f: aside, r: straight.r } : { f: straight.f, r: aside }
      const path = [{ f: from.f + straight.f, r: from.r + straight.r }]
      for (let n = 1; n <= diagonals; n++) {
        path.push({ f: from.f + straight.f + n * turn.f, r: from.r + straight.r + n * turn.r })
      }
      const end = path.pop()
      if (!end || !isOnBoard(end)) continue
      if (path.every((point) => !at(board, point))) reached.push(end)
    }
  }
  return reached
}

const POINTS: readonly Point[] = Array.from({ length: 90 }, (_, n) => ({
  f: n % 9,
  r: Math.floor(n / 9),
}))

/** The pieces that could take a side's general. */
export const attackersSlow = (board: Board, side: Side): Square[] =>
  POINTS.filter((from) => {
    const piece = at(board, from)
    if (!piece || piece.side === side) return false
    return targets(board, from, piece).some((point) => {
      const target = at(board, point)
      return target?.side === side && target.role === 'general'
    })
  }).map(number)

export const isAttackedSlow = (board: Board, side: Side): boolean =>
  attackersSlow(board, side).length > 0

function after(board: Board, from: Point, to: Point): Board {
  const next = [...board]
  next[number(to)] = next[number(from)]
  next[number(from)] = undefined
  return next
}

/** Every legal step of the side to move. */
export function slowSteps({ board, turn }: Setup): SlowStep[] {
  return POINTS.flatMap((from) => {
    const piece = at(board, from)
    if (piece?.side !== turn) return []
    return targets(board, from, piece)
      .filter((to) => at(board, to)?.side !== turn)
      .filter((to) => !isAttackedSlow(after(board, from, to), turn))
      .map((to) => ({ from: number(from), to: number(to) }))
  })
}
