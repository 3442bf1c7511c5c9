import {
  bitOf,
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  GENERAL,
  HORSE,
  ROLE_MASK,
  SOLDIER,
  WALL,
} from '#engine/rules/cells'
import { cellOf, EAST } from '#engine/rules/lines'
import type { Mailbox } from '#engine/rules/mailbox'
import { SQUARES } from '#engine/rules/square'
import { ROLES, SIDES } from '#engine/rules/types'
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
} from '#engine/search/mobility'
import {
  clearExposure,
  exposureOf,
  HANGING,
  markExposure,
  markPalace,
  SAFE,
} from '#engine/search/exposure'
import { halfIndex } from '#engine/search/tables'
import { SQUARE_VALUES } from '#engine/search/square-values'
import {
  CANNON_AIM,
  CONTACTS,
  EXPOSED,
  MOBILITY,
  PALACE_ATTACK,
  PALACE_DANGER,
  type Phased,
  PIECE_COUNTS,
  PIECE_VALUES,
  SOLDIER_BESIDE,
  TO_MOVE,
} from '#engine/search/weights'

export const CONTACT_ROLES = ['chariot', 'cannon', 'horse', 'elephant', 'soldier'] as const
export const CONTACT_KINDS = ['guarded', 'threatened', 'attacked'] as const

export const COUNTED_ROLES = ['chariot', 'cannon', 'horse', 'elephant', 'guard', 'soldier'] as const
export const MOST_COUNTED = PIECE_COUNTS.chariot.opening.length
/** Whether a side waits or is to move. */
export const TURNS = ['waiting', 'toMove'] as const
export const EXPOSURES = ['hanging', 'outweighed'] as const
/** Place of a weight within the group of pieces in danger. */
export const exposedIndex = (
  exposure: (typeof EXPOSURES)[number],
  turn: (typeof TURNS)[number],
): number => (EXPOSURES.indexOf(exposure) * TURNS.length + TURNS.indexOf(turn)) * ROLES.length

export const MOST_BETWEEN = CANNON_AIM.waiting.opening.length

/** Place of a weight within the group of contacts. */
export const contactIndex = (
  role: (typeof CONTACT_ROLES)[number],
  kind: (typeof CONTACT_KINDS)[number],
): number =>
  (CONTACT_ROLES.indexOf(role) * CONTACT_KINDS.length + CONTACT_KINDS.indexOf(kind)) * ROLES.length

/** Where each group of weights stands in one long list; each weight counts once a phase. */
export const GROUPS = (() => {
  let at = 0
  const take = (size: number): number => (at += size) - size
  const values = take(ROLES.length)
  const squares = take(ROLES.length * 50)
  const mobility = {
    chariot: take(MOBILITY.chariot.opening.length),
    cannon: take(MOBILITY.cannon.opening.length),
    horse: take(MOBILITY.horse.opening.length),
    elephant: take(MOBILITY.elephant.opening.length),
  }
  const contacts = take(CONTACT_ROLES.length * CONTACT_KINDS.length * ROLES.length)
  const counts = take(COUNTED_ROLES.length * MOST_COUNTED)
  const aims = take(TURNS.length * MOST_BETWEEN)
  const exposed = take(EXPOSURES.length * TURNS.length * ROLES.length)
  const danger = take(PALACE_DANGER.opening.length)
  const beside = take(1)
  const toMove = take(1)
  return {
    values,
    squares,
    mobility,
    contacts,
    counts,
    aims,
    exposed,
    danger,
    beside,
    toMove,
    size: at,
  }
})()

/** All weights as they are, in the order of the groups. */
export function listWeights(phase: keyof Phased<number>): Float64Array {
  const list = new Float64Array(GROUPS.size)
  ROLES.forEach((role, i) => {
    list[GROUPS.values + i] = PIECE_VALUES[role][phase]
    list.set(SQUARE_VALUES[role][phase], GROUPS.squares + i * 50)
  })
  for (const role of ['chariot', 'cannon', 'horse', 'elephant'] as const)
    list.set(MOBILITY[role][phase], GROUPS.mobility[role])
  for (const role of CONTACT_ROLES)
    for (const kind of CONTACT_KINDS)
      list.set(CONTACTS[role][kind][phase], GROUPS.contacts + contactIndex(role, kind))
  for (const [i, role] of COUNTED_ROLES.entries())
    list.set(PIECE_COUNTS[role][phase], GROUPS.counts + i * MOST_COUNTED)
  for (const [i, aim] of TURNS.entries())
    list.set(CANNON_AIM[aim][phase], GROUPS.aims + i * MOST_BETWEEN)
  for (const exposure of EXPOSURES)
    for (const turn of TURNS)
      list.set(EXPOSED[exposure][turn][phase], GROUPS.exposed + exposedIndex(exposure, turn))
  list.set(PALACE_DANGER[phase], GROUPS.danger)
  list[GROUPS.beside] = SOLDIER_BESIDE[phase]
  list[GROUPS.toMove] = TO_MOVE[phase]
  return list
}

const REACH = {
  [CHARIOT]: { reach: chariotReach, role: 'chariot' },
  [CANNON]: { reach: cannonReach, role: 'cannon' },
  [HORSE]: { reach: horseReach, role: 'horse' },
  [ELEPHANT]: { reach: elephantReach, role: 'elephant' },
} as const
const reachOf = (role: number): (typeof REACH)[keyof typeof REACH] | undefined =>
  role === CHARIOT || role === CANNON || role === HORSE || role === ELEPHANT
    ? REACH[role]
    : undefined

/** What the evaluation adds up for a board: the index of each weight, negative where Han has it. */
export function featuresOf(box: Mailbox): readonly number[] {
  const features: number[] = []
  clearExposure()
  for (const side of SIDES) {
    const own = bitOf(side)
    const sign = own === CHO ? 1 : -1
    const add = (index: number): void => void features.push(sign * (index + 1))
    let attack = 0
    const addContacts = (role: (typeof CONTACT_ROLES)[number]): void => {
      for (const to of met.subarray(0, metCount)) {
        const code = box.cells[to] ?? 0
        if ((code & ROLE_MASK) === 0) continue
        markExposure(box.cells, to, own, ROLES.indexOf(role) + 1)
        const kind = (code & own) !== 0 ? 'guarded' : box.toMove === own ? 'attacked' : 'threatened'
        add(GROUPS.contacts + contactIndex(role, kind) + (code & ROLE_MASK) - 1)
      }
    }
    for (const square of SQUARES) {
      const cell = cellOf(square)
      const code = box.cells[cell] ?? 0
      if ((code & WALL) !== own) continue
      const role = code & ROLE_MASK
      add(GROUPS.values + role - 1)
      add(GROUPS.squares + (role - 1) * 50 + halfIndex(square, side))
      const moving = reachOf(role)
      if (moving) {
        moving.reach(box.cells, cell, own)
        const most = MOBILITY[moving.role].opening.length - 1
        add(GROUPS.mobility[moving.role] + Math.min(reached, most))
        attack += struck * PALACE_ATTACK[moving.role]
        addContacts(moving.role)
        if (role === CANNON) {
          const between = piecesBetween(box.cells, cell, box.kingCell(WALL ^ own))
          const aim = GROUPS.aims + (box.toMove === own ? MOST_BETWEEN : 0)
          if (between >= 0) add(aim + between)
        }
      }
      if (role !== SOLDIER) continue
      if (box.cells[cell + EAST] === code) add(GROUPS.beside)
      soldierReach(box.cells, cell, own)
      attack += struck * PALACE_ATTACK.soldier
      addContacts('soldier')
    }
    for (const [i, role] of COUNTED_ROLES.entries()) {
      const count = box.squaresOf({ side, role }).length
      add(GROUPS.counts + i * MOST_COUNTED + Math.min(count, MOST_COUNTED - 1))
    }
    add(GROUPS.danger + Math.min(attack, PALACE_DANGER.opening.length - 1))
    if (box.toMove === own) add(GROUPS.toMove)
    markPalace(box, own)
  }
  addExposed(box, features)
  return features
}

/** Once the reach of both sides has been looked at. */
function addExposed(box: Mailbox, features: number[]): void {
  for (const square of SQUARES) {
    const cell = cellOf(square)
    const code = box.cells[cell] ?? 0
    const role = code & ROLE_MASK
    const exposure = role > GENERAL ? exposureOf(box.cells, cell) : SAFE
    if (exposure === SAFE) continue
    const own = code & WALL
    const kind = exposure === HANGING ? 'hanging' : 'outweighed'
    const turn = box.toMove === own ? 'toMove' : 'waiting'
    const index = GROUPS.exposed + exposedIndex(kind, turn) + role - 1
    features.push(own === CHO ? index + 1 : -index - 1)
  }
}
