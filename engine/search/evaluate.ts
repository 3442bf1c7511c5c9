import {
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  GENERAL,
  GUARD,
  HAN,
  HORSE,
  ROLE_MASK,
  SOLDIER,
  WALL,
} from '../rules/cells.ts'
import { EAST } from '../rules/lines.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import { endIndex } from '../rules/movegen.ts'
import { CONTACTS, EXPOSURES, paired } from './evaluation-tables.ts'
import { clearExposure, exposureOf, markExposure, markPalace, SAFE } from './exposure.ts'
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
  LIMIT_HORIZON,
  MOBILITY,
  PALACE_ATTACK,
  PALACE_DANGER,
  PIECE_COUNTS,
  POINTS_NEAR_LIMIT,
  SOLDIER_BESIDE,
  TO_MOVE,
} from './weights.ts'

const CHARIOT_MOBILITY = paired(MOBILITY.chariot)
const CANNON_MOBILITY = paired(MOBILITY.cannon)
const HORSE_MOBILITY = paired(MOBILITY.horse)
const ELEPHANT_MOBILITY = paired(MOBILITY.elephant)
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
  clearExposure()
  addSide(box, CHO)
  let open = position.opening[ply]! + opening
  let end = position.ending[ply]! + ending
  addSide(box, HAN)
  open -= opening
  end -= ending
  addExposed(box, CHO)
  open += opening
  end += ending
  addExposed(box, HAN)
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
    add(cells, own, CHARIOT_MOBILITY, PALACE_ATTACK.chariot, CHARIOT)
  }
  addEntry(CHARIOT_COUNTS, count)
  for (count = 0; slot < horses; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    cannonReach(cells, from, own)
    add(cells, own, CANNON_MOBILITY, PALACE_ATTACK.cannon, CANNON)
    addEntry(aims, piecesBetween(cells, from, enemyKing))
  }
  addEntry(CANNON_COUNTS, count)
  for (count = 0; slot < elephants; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    horseReach(cells, from, own)
    add(cells, own, HORSE_MOBILITY, PALACE_ATTACK.horse, HORSE)
  }
  addEntry(HORSE_COUNTS, count)
  for (count = 0; slot < guards; slot++) {
    if ((from = slotCell[slot]!) === 0) continue
    count += 1
    elephantReach(cells, from, own)
    add(cells, own, ELEPHANT_MOBILITY, PALACE_ATTACK.elephant, ELEPHANT)
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
  markPalace(box, own)
}

/** Adds an entry of a table whose phases stand side by side; a board to play with may hold many. */
function addEntry(table: Int32Array, index: number): void {
  if (index < 0) return
  const at = Math.min(index << 1, table.length - 2)
  opening += table[at]!
  ending += table[at | 1]!
}

function add(
  cells: Uint8Array,
  own: number,
  mobility: Int32Array,
  weight: number,
  role: number,
): void {
  addEntry(mobility, reached)
  attack += struck * weight
  addContacts(cells, own, role)
}

function addContacts(cells: Uint8Array, own: number, role: number): void {
  const row = contacts | (role << 6)
  for (let i = 0; i < metCount; i++) {
    const cell = met[i]!
    const at = row | (cells[cell]! << 1)
    opening += CONTACTS[at]!
    ending += CONTACTS[at | 1]!
    markExposure(cells, cell, own, role)
  }
}

/** Once the reach of both sides has been looked at. */
function addExposed({ cells, slotCell, roleStart, toMove }: Mailbox, own: number): void {
  opening = 0
  ending = 0
  const row = own === toMove ? 1 << 4 : 0
  const end = roleStart[endIndex(own)]!
  for (let slot = roleStart[own | CHARIOT]!; slot < end; slot++) {
    const cell = slotCell[slot]!
    if (cell === 0) continue
    const exposure = exposureOf(cells, cell)
    if (exposure === SAFE) continue
    const at = (exposure << 5) | row | ((cells[cell]! & ROLE_MASK) << 1)
    opening += EXPOSURES[at]!
    ending += EXPOSURES[at | 1]!
  }
}

function addSoldier(cells: Uint8Array, from: number, own: number): void {
  if (cells[from + EAST] === (own | SOLDIER)) {
    opening += SOLDIER_BESIDE.opening
    ending += SOLDIER_BESIDE.ending
  }
  soldierReach(cells, from, own)
  attack += struck * PALACE_ATTACK.soldier
  addContacts(cells, own, SOLDIER)
}
