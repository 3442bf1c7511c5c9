import { isKingAttacked } from './attacks.ts'
import {
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HAN,
  HORSE,
  type PieceLists,
  ROLE_MASK,
  SOLDIER,
  WALL,
} from './cells.ts'
import { enterStamp, hasStamps, leaveStamp, scanKing, scanNumber } from './king-scan.ts'
import {
  cannonSteps,
  chariotSteps,
  elephantSteps,
  horseSteps,
  palaceManSteps,
  soldierSteps,
} from './piece-moves.ts'

type StepsOf = typeof chariotSteps

const STEPS_OF: readonly (StepsOf | undefined)[] = (() => {
  const table: (StepsOf | undefined)[] = Array.from({ length: 8 }, () => undefined)
  table[GENERAL] = palaceManSteps
  table[CHARIOT] = chariotSteps
  table[CANNON] = cannonSteps
  table[HORSE] = horseSteps
  table[ELEPHANT] = elephantSteps
  table[GUARD] = palaceManSteps
  table[SOLDIER] = soldierSteps
  return table
})()

/** Whether the side to move was in check in the position last given to `generateLegal`. */
export let wasInCheck = false

/**
 * Writes every legal step of the side to move to `out` from `start` on and returns the end.
 * The pass is not among them; `wasInCheck` says whether there is one.
 */
export function generateLegal(men: PieceLists, out: Int32Array, start: number): number {
  const { cells, slotCell, roleStart } = men
  const own = men.toMove
  const kingSlot = roleStart[own | GENERAL]!
  const king = kingSlot === roleStart[own | CHARIOT] ? 0 : slotCell[kingSlot]!
  wasInCheck = king !== 0 && scanKing(cells, king, own)

  let n = start
  const chariots = roleStart[own | CHARIOT]!
  const cannons = roleStart[own | CANNON]!
  const horses = roleStart[own | HORSE]!
  const elephants = roleStart[own | ELEPHANT]!
  const guards = roleStart[own | GUARD]!
  const soldiers = roleStart[own | SOLDIER]!
  const end = roleStart[endIndex(own)]!
  let from: number
  let slot = chariots
  for (; slot < cannons; slot++)
    if ((from = slotCell[slot]!) !== 0) n = chariotSteps(cells, from, own, out, n)
  for (; slot < horses; slot++)
    if ((from = slotCell[slot]!) !== 0) n = cannonSteps(cells, from, own, out, n)
  for (; slot < elephants; slot++)
    if ((from = slotCell[slot]!) !== 0) n = horseSteps(cells, from, own, out, n)
  for (; slot < guards; slot++)
    if ((from = slotCell[slot]!) !== 0) n = elephantSteps(cells, from, own, out, n)
  for (; slot < soldiers; slot++)
    if ((from = slotCell[slot]!) !== 0) n = palaceManSteps(cells, from, own, out, n)
  for (; slot < end; slot++)
    if ((from = slotCell[slot]!) !== 0) n = soldierSteps(cells, from, own, out, n)
  if (king === 0) return n

  if (wasInCheck) n = keepEvasions(cells, king, own, out, start, n)
  else if (hasStamps) n = dropExposing(cells, king, own, out, start, n)
  return kingSteps(cells, king, own, out, n)
}

/** Where `roleStart` keeps the end of a side's last role. */
export const endIndex = (side: number): number => (side === CHO ? HAN : 0)

/** Not in check: only steps that touch a stamp can expose the king. */
function dropExposing(
  cells: Uint8Array,
  king: number,
  own: number,
  out: Int32Array,
  start: number,
  end: number,
): number {
  const scan = scanNumber
  let n = start
  for (let i = start; i < end; i++) {
    const step = out[i]!
    if (leaveStamp[step & 127] === scan || enterStamp[step >> 7] === scan) {
      if (!isSafeAfter(cells, king, own, step)) continue
    }
    out[n++] = step
  }
  return n
}

/** In check: only steps that touch a stamp can end it. */
function keepEvasions(
  cells: Uint8Array,
  king: number,
  own: number,
  out: Int32Array,
  start: number,
  end: number,
): number {
  const scan = scanNumber
  let n = start
  for (let i = start; i < end; i++) {
    const step = out[i]!
    if (leaveStamp[step & 127] !== scan && enterStamp[step >> 7] !== scan) continue
    if (isSafeAfter(cells, king, own, step)) out[n++] = step
  }
  return n
}

function kingSteps(
  cells: Uint8Array,
  king: number,
  own: number,
  out: Int32Array,
  start: number,
): number {
  const end = palaceManSteps(cells, king, own, out, start)
  let n = start
  for (let i = start; i < end; i++) {
    const step = out[i]!
    if (isSafeAfter(cells, step >> 7, own, step)) out[n++] = step
  }
  return n
}

/** Tries a step on the bare cells: is the king, then on `king`, safe? */
function isSafeAfter(cells: Uint8Array, king: number, own: number, step: number): boolean {
  const from = step & 127
  const to = step >> 7
  const taken = cells[to]!
  cells[to] = cells[from]!
  cells[from] = EMPTY
  const safe = !isKingAttacked(cells, king, WALL ^ own)
  cells[from] = cells[to]!
  cells[to] = taken
  return safe
}

const scratch = new Int32Array(128)

/** Whether one step is legal, without generating the others. */
export function isLegalStep(men: PieceLists, from: number, to: number): boolean {
  const { cells } = men
  const own = men.toMove
  const code = cells[from]!
  if ((code & WALL) !== own) return false
  const stepsOf = STEPS_OF[code & ROLE_MASK]
  if (!stepsOf) return false
  const wanted = from | (to << 7)
  const end = stepsOf(cells, from, own, scratch, 0)
  for (let i = 0; i < end; i++) {
    if (scratch[i] !== wanted) continue
    if ((code & ROLE_MASK) === GENERAL) return isSafeAfter(cells, to, own, wanted)
    const kingSlot = men.roleStart[own | GENERAL]!
    if (kingSlot === men.roleStart[own | CHARIOT]) return true
    return isSafeAfter(cells, men.slotCell[kingSlot]!, own, wanted)
  }
  return false
}
