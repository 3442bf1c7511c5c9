import {
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  GENERAL,
  GUARD,
  HAN,
  HORSE,
  SOLDIER,
  WALL,
} from '../rules/cells.ts'
import { EAST } from '../rules/lines.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import { endIndex } from '../rules/movegen.ts'
import {
  cannonReach,
  chariotReach,
  elephantReach,
  horseReach,
  reached,
  met,
  metCount,
  piecesBetween,
  soldierReach,
  struck,
} from './mobility.ts'
import type { SearchPosition } from './position.ts'
import { MAX_EVALUATION } from './score.ts'
import { ALL_POINTS, ENDING_POINTS } from './tables.ts'
import {
  CANNON_AIM,
  CONTACTS as CONTACT_VALUES,
  LIMIT_HORIZON,
  MOBILITY,
  PALACE_ATTACK,
  PALACE_DANGER,
  type Phased,
  PIECE_COUNTS,
  POINTS_NEAR_LIMIT,
  SOLDIER_BESIDE,
  TO_MOVE,
} from './weights.ts'

/** The same as typed arrays; opening and ending stand side by side. */
const paired = (weights: Phased<readonly number[]>): Int32Array => {
  const { opening, ending } = weights
  return Int32Array.from(opening.flatMap((value, i) => [value, ending[i] ?? 0]))
}
const CHARIOT_MOBILITY = paired(MOBILITY.chariot)
const CANNON_MOBILITY = paired(MOBILITY.cannon)
const HORSE_MOBILITY = paired(MOBILITY.horse)
const ELEPHANT_MOBILITY = paired(MOBILITY.elephant)
const CONTACT_WEIGHTS = [
  [CHARIOT, CONTACT_VALUES.chariot],
  [CANNON, CONTACT_VALUES.cannon],
  [HORSE, CONTACT_VALUES.horse],
  [ELEPHANT, CONTACT_VALUES.elephant],
  [SOLDIER, CONTACT_VALUES.soldier],
] as const
const CONTACTS = contactTable()
const AIM_WAITING = paired(CANNON_AIM.waiting)
const AIM_TO_MOVE = paired(CANNON_AIM.toMove)
const CHARIOT_COUNTS = paired(PIECE_COUNTS.chariot)
const CANNON_COUNTS = paired(PIECE_COUNTS.cannon)
const HORSE_COUNTS = paired(PIECE_COUNTS.horse)
const ELEPHANT_COUNTS = paired(PIECE_COUNTS.elephant)
const GUARD_COUNTS = paired(PIECE_COUNTS.guard)
const SOLDIER_COUNTS = paired(PIECE_COUNTS.soldier)
const DANGER = paired(PALACE_DANGER)
const MOST_DANGER = PALACE_DANGER.opening.length - 1

/**
 * What it counts that a piece bears upon another, by `side << 9 | role << 6 | code << 1 | phase`:
 * sides are Cho and Han while the other is to move, then the same while they are themselves.
 */
function contactTable(): Int16Array {
  const table = new Int16Array(4 << 9)
  for (const [index, own] of [CHO, HAN, CHO, HAN].entries()) {
    for (const [role, weights] of CONTACT_WEIGHTS) {
      for (let other = GENERAL; other <= SOLDIER; other++) {
        const at = (index << 9) | (role << 6) | (other << 1)
        const { opening, ending } = index < 2 ? weights.threatened : weights.attacked
        table[at | ((WALL ^ own) << 1)] = opening[other - 1]!
        table[at | ((WALL ^ own) << 1) | 1] = ending[other - 1]!
        table[at | (own << 1)] = weights.guarded.opening[other - 1]!
        table[at | (own << 1) | 1] = weights.guarded.ending[other - 1]!
      }
    }
  }
  return table
}

/** Sums of one side, in the opening and in the ending. */
let opening = 0
let ending = 0
let attack = 0
/** Start of that side's contacts in their table. */
let contacts = 0

/**
 * What the position is worth to the side to move, in hundredths of a point, as long as nothing
 * hangs: material and squares, kept by the board, and what pieces can do where they stand.
 */
export function evaluate(position: SearchPosition): number {
  const { box, ply } = position
  addSide(box, CHO)
  let open = position.opening[ply]! + opening
  let end = position.ending[ply]! + ending
  addSide(box, HAN)
  open -= opening
  end -= ending
  const isCho = box.toMove === CHO
  open += isCho ? TO_MOVE.opening : -TO_MOVE.opening
  end += isCho ? TO_MOVE.ending : -TO_MOVE.ending
  let value = blend(position, open, end)
  value = isCho ? value : -value
  if (position.movesLeft[ply]! <= LIMIT_HORIZON) value = judged(position, value)
  return Math.max(-MAX_EVALUATION, Math.min(MAX_EVALUATION, value))
}

/** Between opening and ending, by the points that stand on the board. */
function blend(position: SearchPosition, open: number, end: number): number {
  const points = position.choPoints[position.ply]! + position.hanPoints[position.ply]!
  const phase = Math.max(0, Math.min(ALL_POINTS, points) - ENDING_POINTS)
  const all = ALL_POINTS - ENDING_POINTS
  return Math.trunc((open * phase + end * (all - phase)) / all)
}

/** Towards the move limit the count of points decides more and more. */
function judged(position: SearchPosition, value: number): number {
  if (!position.rules.scoring) return value
  const left = Math.max(0, position.movesLeft[position.ply]!)
  const near = LIMIT_HORIZON - left
  return value + Math.trunc((position.doubledLead * POINTS_NEAR_LIMIT * near) / (2 * LIMIT_HORIZON))
}

function addSide(box: Mailbox, own: number): void {
  const { cells, slotCell, roleStart } = box
  opening = 0
  ending = 0
  attack = 0
  const isToMove = own === box.toMove
  contacts = ((own === CHO ? 0 : 1) | (isToMove ? 2 : 0)) << 9
  const enemyKing = slotCell[roleStart[(WALL ^ own) | GENERAL]!]!
  const aims = isToMove ? AIM_TO_MOVE : AIM_WAITING
  const cannons = roleStart[own | CANNON]!
  const horses = roleStart[own | HORSE]!
  const elephants = roleStart[own | ELEPHANT]!
  const guards = roleStart[own | GUARD]!
  const soldiers = roleStart[own | SOLDIER]!
  const end = roleStart[endIndex(own)]!
  let from: number
  let count = 0
  let slot = roleStart[own | CHARIOT]!
  for (; slot < cannons; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    chariotReach(cells, from, own)
    add(CHARIOT_MOBILITY, PALACE_ATTACK.chariot, CHARIOT)
  }
  addEntry(CHARIOT_COUNTS, count)
  for (count = 0; slot < horses; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    cannonReach(cells, from, own)
    add(CANNON_MOBILITY, PALACE_ATTACK.cannon, CANNON)
    addEntry(aims, piecesBetween(cells, from, enemyKing))
  }
  addEntry(CANNON_COUNTS, count)
  for (count = 0; slot < elephants; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    horseReach(cells, from, own)
    add(HORSE_MOBILITY, PALACE_ATTACK.horse, HORSE)
  }
  addEntry(HORSE_COUNTS, count)
  for (count = 0; slot < guards; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    elephantReach(cells, from, own)
    add(ELEPHANT_MOBILITY, PALACE_ATTACK.elephant, ELEPHANT)
  }
  addEntry(ELEPHANT_COUNTS, count)
  for (count = 0; slot < soldiers; slot++) if (slotCell[slot] !== 0) count += 1
  addEntry(GUARD_COUNTS, count)
  for (count = 0; slot < end; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    addSoldier(cells, from, own)
  }
  addEntry(SOLDIER_COUNTS, count)
  addEntry(DANGER, Math.min(attack, MOST_DANGER))
}

/** Adds an entry of a table whose phases stand side by side; a board to play with may hold many. */
function addEntry(table: Int32Array, index: number): void {
  if (index < 0) return
  const at = Math.min(index << 1, table.length - 2)
  opening += table[at]!
  ending += table[at | 1]!
}

function add(mobility: Int32Array, weight: number, role: number): void {
  addEntry(mobility, reached)
  attack += struck * weight
  addContacts(role)
}

function addContacts(role: number): void {
  const row = contacts | (role << 6)
  for (let i = 0; i < metCount; i++) {
    const at = row | (met[i]! << 1)
    opening += CONTACTS[at]!
    ending += CONTACTS[at | 1]!
  }
}

function addSoldier(cells: Uint8Array, from: number, own: number): void {
  if (cells[from + EAST] === (own | SOLDIER)) {
    opening += SOLDIER_BESIDE.opening
    ending += SOLDIER_BESIDE.ending
  }
  soldierReach(cells, from, own)
  attack += struck * PALACE_ATTACK.soldier
  addContacts(SOLDIER)
}
