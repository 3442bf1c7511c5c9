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
  cannonCaptures,
  chariotCaptures,
  elephantCaptures,
  horseCaptures,
  palaceManCaptures,
  soldierCaptures,
} from './piece-captures.ts'
import {
  cannonSteps,
  chariotSteps,
  elephantSteps,
  horseSteps,
  palaceManSteps,
  soldierSteps,
} from './piece-moves.ts'
import { PALACE_BIT, REACH } from './reach.ts'

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
  const danger = king === 0 ? 0 : dangerFor(men, own)
  const kingBit = PALACE_BIT[(own << 7) | king]!
  // An illegal move that stood may have left the general outside: reach tells nothing there.
  const mustScan = king !== 0 && (kingBit === 0 || (danger & kingBit) !== 0)
  wasInCheck = mustScan && scanKing(cells, king, own)

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

  if (mustScan) {
    if (wasInCheck) n = keepEvasions(cells, king, own, out, start, n)
    else if (hasStamps) n = dropExposing(cells, king, own, out, start, n)
  }
  return kingSteps(cells, palaceManSteps, king, own, danger, out, n)
}

/** The captures among the legal steps, written like those of `generateLegal`. */
export function generateCaptures(men: PieceLists, out: Int32Array, start: number): number {
  const { cells, slotCell, roleStart } = men
  const own = men.toMove
  const kingSlot = roleStart[own | GENERAL]!
  const king = kingSlot === roleStart[own | CHARIOT] ? 0 : slotCell[kingSlot]!
  const danger = king === 0 ? 0 : dangerFor(men, own)
  const kingBit = PALACE_BIT[(own << 7) | king]!
  const mustScan = king !== 0 && (kingBit === 0 || (danger & kingBit) !== 0)
  wasInCheck = mustScan && scanKing(cells, king, own)

  let n = start
  const cannons = roleStart[own | CANNON]!
  const horses = roleStart[own | HORSE]!
  const elephants = roleStart[own | ELEPHANT]!
  const guards = roleStart[own | GUARD]!
  const soldiers = roleStart[own | SOLDIER]!
  const end = roleStart[endIndex(own)]!
  let from: number
  let slot = roleStart[own | CHARIOT]!
  for (; slot < cannons; slot++)
    if ((from = slotCell[slot]!) !== 0) n = chariotCaptures(cells, from, own, out, n)
  for (; slot < horses; slot++)
    if ((from = slotCell[slot]!) !== 0) n = cannonCaptures(cells, from, own, out, n)
  for (; slot < elephants; slot++)
    if ((from = slotCell[slot]!) !== 0) n = horseCaptures(cells, from, own, out, n)
  for (; slot < guards; slot++)
    if ((from = slotCell[slot]!) !== 0) n = elephantCaptures(cells, from, own, out, n)
  for (; slot < soldiers; slot++)
    if ((from = slotCell[slot]!) !== 0) n = palaceManCaptures(cells, from, own, out, n)
  for (; slot < end; slot++)
    if ((from = slotCell[slot]!) !== 0) n = soldierCaptures(cells, from, own, out, n)
  if (king === 0) return n

  if (mustScan) {
    if (wasInCheck) n = keepEvasions(cells, king, own, out, start, n)
    else if (hasStamps) n = dropExposing(cells, king, own, out, start, n)
  }
  return kingSteps(cells, palaceManCaptures, king, own, danger, out, n)
}

/** Points of the own palace that an enemy piece could strike if nothing stood between. */
function dangerFor(men: PieceLists, own: number): number {
  const { cells, slotCell, roleStart } = men
  const by = WALL ^ own
  const end = roleStart[endIndex(by)]!
  let danger = 0
  for (let slot = roleStart[by | CHARIOT]!; slot < end; slot++) {
    const cell = slotCell[slot]!
    danger |= REACH[(cells[cell]! << 7) | cell]!
  }
  return danger
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
  stepsOf: StepsOf,
  king: number,
  own: number,
  danger: number,
  out: Int32Array,
  start: number,
): number {
  const end = stepsOf(cells, king, own, out, start)
  if (danger === 0) return end
  let n = start
  for (let i = start; i < end; i++) {
    const step = out[i]!
    const to = step >> 7
    if ((danger & PALACE_BIT[(own << 7) | to]!) === 0 || isSafeAfter(cells, to, own, step))
      out[n++] = step
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
