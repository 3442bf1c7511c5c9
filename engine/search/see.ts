import { forwardOf, soldierOriginsOn } from '../rules/attacks.ts'
import {
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HORSE,
  ROLE_MASK,
  SOLDIER,
  WALL,
} from '../rules/cells.ts'
import {
  CENTRE,
  CENTRE_OF,
  CORNERS_OF,
  DIAGONAL_KIND,
  EAST,
  NO_DIAGONAL,
  NORTH,
  OPPOSITE_OF,
  PALACE_STEPS,
  SOUTH,
  WEST,
} from '../rules/lines.ts'

/** Worth of a role in an exchange, in hundredths of a point. */
export const EXCHANGE_VALUE = Int32Array.of(0, 10_000, 1300, 700, 500, 320, 320, 220)

const LINES = Int32Array.of(NORTH, SOUTH, EAST, WEST)
/** Cells and pieces of those that have taken. */
const MOST_TAKERS = 40
const gains = new Int32Array(MOST_TAKERS)
const origins = new Uint8Array(MOST_TAKERS)
const takers = new Uint8Array(MOST_TAKERS)

/**
 * What a step wins in material once both sides have taken on its target with their least pieces as
 * long as it pays, in hundredths of a point. The exchange is played on the board and taken back, so
 * that screens and legs appear and vanish as they would.
 */
export function exchangeGain(cells: Uint8Array, step: number): number {
  const to = step >> 7
  const target = cells[to]!
  let from = step & 127
  let side = cells[from]! & WALL
  gains[0] = EXCHANGE_VALUE[target & ROLE_MASK]!
  let depth = 0
  for (;;) {
    const taker = cells[from]!
    origins[depth] = from
    takers[depth] = taker
    cells[to] = taker
    cells[from] = EMPTY
    side ^= WALL
    from = depth < MOST_TAKERS - 2 ? leastAttacker(cells, to, side) : 0
    if (from === 0) break
    depth += 1
    gains[depth] = EXCHANGE_VALUE[taker & ROLE_MASK]! - gains[depth - 1]!
  }
  for (let i = depth; i >= 0; i--) cells[origins[i]!] = takers[i]!
  cells[to] = target
  for (; depth > 0; depth--) gains[depth - 1] = -Math.max(-gains[depth - 1]!, gains[depth]!)
  return gains[0]
}

/** What the side to move wins at most by taking on `to`, 0 where nothing can or none pays. */
export function gainOn(cells: Uint8Array, to: number, side: number): number {
  const from = leastAttacker(cells, to, side)
  return from === 0 ? 0 : Math.max(0, exchangeGain(cells, from | (to << 7)))
}

/** Cell of the least piece of a side that could take on `to`, 0 for none. */
function leastAttacker(cells: Uint8Array, to: number, side: number): number {
  const soldier = soldierOn(cells, to, side)
  if (soldier !== 0) return soldier
  const guard = palaceManOn(cells, to, side | GUARD, side)
  if (guard !== 0) return guard
  const elephant = leaperOn(cells, to, side, ELEPHANT)
  if (elephant !== 0) return elephant
  const horse = leaperOn(cells, to, side, HORSE)
  if (horse !== 0) return horse
  const cannon = cannonOn(cells, to, side)
  if (cannon !== 0) return cannon
  const chariot = chariotOn(cells, to, side)
  return chariot !== 0 ? chariot : palaceManOn(cells, to, side | GENERAL, side)
}

function soldierOn(cells: Uint8Array, to: number, side: number): number {
  const soldier = side | SOLDIER
  const behind = to - forwardOf(side)
  if (cells[behind] === soldier) return behind
  if (cells[to + EAST] === soldier) return to + EAST
  if (cells[to + WEST] === soldier) return to + WEST
  if (DIAGONAL_KIND[to] === NO_DIAGONAL) return 0
  for (const origin of soldierOriginsOn(side)[to]!) if (cells[origin] === soldier) return origin
  return 0
}

function palaceManOn(cells: Uint8Array, to: number, code: number, side: number): number {
  const steps = side === CHO ? PALACE_STEPS.cho : PALACE_STEPS.han
  for (const origin of steps[to]!) if (cells[origin] === code) return origin
  return 0
}

function leaperOn(cells: Uint8Array, to: number, side: number, role: number): number {
  const code = side | role
  let origin = leaperOver(cells, to, NORTH, EAST, code)
  if (origin === 0) origin = leaperOver(cells, to, NORTH, WEST, code)
  if (origin === 0) origin = leaperOver(cells, to, SOUTH, EAST, code)
  if (origin === 0) origin = leaperOver(cells, to, SOUTH, WEST, code)
  return origin
}

/** A horse or elephant whose way to the point ends over its diagonal neighbour `v + h`. */
function leaperOver(cells: Uint8Array, to: number, v: number, h: number, code: number): number {
  let leg = to + v + h
  if (cells[leg] !== EMPTY) return 0
  if ((code & ROLE_MASK) === ELEPHANT) {
    leg += v + h
    if (cells[leg] !== EMPTY) return 0
  }
  if (cells[leg + v] === code) return leg + v
  return cells[leg + h] === code ? leg + h : 0
}

function cannonOn(cells: Uint8Array, to: number, side: number): number {
  if ((cells[to]! & ROLE_MASK) === CANNON) return 0
  for (let line = 0; line < 4; line++) {
    const d = LINES[line]!
    let p = to + d
    while (cells[p] === EMPTY) p += d
    const screen = cells[p]!
    if (screen === WALL || (screen & ROLE_MASK) === CANNON) continue
    p += d
    while (cells[p] === EMPTY) p += d
    if (cells[p] === (side | CANNON)) return p
  }
  const kind = DIAGONAL_KIND[to]!
  if (kind === NO_DIAGONAL || kind === CENTRE) return 0
  const screen = cells[CENTRE_OF[to]!]!
  if (screen === EMPTY || (screen & ROLE_MASK) === CANNON) return 0
  const across = OPPOSITE_OF[to]!
  return cells[across] === (side | CANNON) ? across : 0
}

function chariotOn(cells: Uint8Array, to: number, side: number): number {
  const chariot = side | CHARIOT
  for (let line = 0; line < 4; line++) {
    const d = LINES[line]!
    let p = to + d
    while (cells[p] === EMPTY) p += d
    if (cells[p] === chariot) return p
  }
  const kind = DIAGONAL_KIND[to]!
  if (kind === NO_DIAGONAL) return 0
  if (kind === CENTRE) {
    for (const corner of CORNERS_OF[to]!) if (cells[corner] === chariot) return corner
    return 0
  }
  const centre = CENTRE_OF[to]!
  if (cells[centre] === chariot) return centre
  const across = OPPOSITE_OF[to]!
  return cells[centre] === EMPTY && cells[across] === chariot ? across : 0
}
