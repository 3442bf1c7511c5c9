import { fromOf, toOf } from '#engine/notation/packed-move'
import { CHO, EMPTY } from '#engine/rules/cells'
import { points } from '#engine/rules/points'
import { SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import type { PositionCondition } from '#shared/contract/library-query'
import { POINTS_OF_CODE } from '../store/walk-line.ts'
import { codesOf } from './lines.ts'
import { namedPieces, type Wanted, wantedOf } from './wanted.ts'

/** Where the first of the positions stands. */
export interface LineHit {
  readonly ply: number
  readonly mirrored: boolean
}

/** Which way round a game may meet the conditions, as bits. */
export const AS_GIVEN = 1
export const MIRRORED = 2

/** Codes of pieces are below this. */
const CODES = 32

/** `from` and `to` of each packed step, at hand for every move of every game. */
const STEPS = SQUARES.length ** 2
const FROM = Uint8Array.from({ length: STEPS + 1 }, (_, packed) =>
  packed === 0 ? 0 : fromOf(packed),
)
const TO = Uint8Array.from({ length: STEPS + 1 }, (_, packed) => (packed === 0 ? 0 : toOf(packed)))

/** A start as numbers. */
interface Start {
  readonly cells: Uint8Array
  readonly counts: Uint8Array
  readonly margin: number
  readonly isChoToMove: boolean
  /** Points that do not fit the first condition, as given and mirrored. */
  readonly wrong: readonly [number, number]
}

/**
 * Looks through games for positions that come one after the other. It keeps count of the points that
 * do not fit and changes it with the two points of each move, so that a ply costs a few steps.
 */
export class LineScanner {
  /** The conditions as given, and with those mirrored that may be. */
  readonly wants: readonly [readonly Wanted[], readonly Wanted[]]
  /** `AS_GIVEN`, with `MIRRORED` where a condition asks for the mirror. */
  readonly ways: number
  /** For each condition the pieces that it and those behind it still need. */
  readonly #needed: readonly Uint8Array[]
  readonly #starts = new Map<Setup, Start>()
  readonly #startHits = new Map<Setup, LineHit | undefined>()
  readonly #cells = new Uint8Array(SQUARES.length)
  readonly #counts = new Uint8Array(CODES)

  constructor(conditions: readonly PositionCondition[]) {
    this.wants = [
      conditions.map((condition) => wantedOf(condition, false)),
      conditions.map((condition) => wantedOf(condition, condition.mirror)),
    ]
    this.ways = conditions.some(({ mirror }) => mirror) ? AS_GIVEN | MIRRORED : AS_GIVEN
    this.#needed = neededFrom(this.wants[0])
  }

  /** Where a start is all that is asked for, the hit of every game that begins so. */
  hitAtStart(setup: Setup): LineHit | undefined {
    if (!this.#startHits.has(setup)) {
      this.#startHits.set(setup, this.find(setup, NO_MOVES, this.ways))
    }
    return this.#startHits.get(setup)
  }

  /** The earliest way in which a line meets all conditions in order. */
  find(setup: Setup, line: Uint16Array, ways: number): LineHit | undefined {
    const start = this.#startOf(setup)
    const own = (ways & AS_GIVEN) === 0 ? undefined : this.#findWay(0, start, line, Infinity)
    if ((ways & MIRRORED) !== 0) {
      const other = this.#findWay(1, start, line, own ?? Infinity)
      if (other !== undefined) return { ply: other, mirrored: true }
    }
    return own === undefined ? undefined : { ply: own, mirrored: false }
  }

  /** @param before the first position must stand before this ply */
  #findWay(way: 0 | 1, start: Start, line: Uint16Array, before: number): number | undefined {
    const wants = this.wants[way]
    const cells = this.#cells
    const counts = this.#counts
    cells.set(start.cells)
    counts.set(start.counts)
    let { margin, isChoToMove } = start
    let first: number | undefined
    let at = 0
    let want = wants[0]!
    let needed = this.#needed[0]!
    let wrong = start.wrong[way]
    if (isShort(counts, needed)) return undefined
    for (let ply = 0; first !== undefined || ply < before; ply++) {
      if (wrong === 0 && fits(want, ply, isChoToMove, margin, counts)) {
        first ??= ply
        at += 1
        if (at === wants.length) return first
        want = wants[at]!
        needed = this.#needed[at]!
        wrong = countWrong(want, cells)
      }
      if (ply === line.length) return undefined
      const move = line[ply]!
      isChoToMove = !isChoToMove
      if (move === 0) continue
      const from = FROM[move]!
      const to = TO[move]!
      const { masks } = want
      const code = cells[from]!
      const taken = cells[to]!
      wrong -= miss(masks[from]!, code) + miss(masks[to]!, taken)
      cells[from] = EMPTY
      cells[to] = code
      wrong += miss(masks[from]!, EMPTY) + miss(masks[to]!, code)
      if (taken === EMPTY) continue
      margin += (taken & CHO) !== 0 ? -POINTS_OF_CODE[taken]! : POINTS_OF_CODE[taken]!
      // Pieces never come back: what is missing now stays missing.
      if (--counts[taken]! < needed[taken]!) return undefined
    }
    return undefined
  }

  #startOf(setup: Setup): Start {
    const known = this.#starts.get(setup)
    if (known) return known
    const cells = codesOf(setup)
    const counts = new Uint8Array(CODES)
    for (const code of cells) if (code !== EMPTY) counts[code]! += 1
    const { cho, han } = points(setup.board)
    const start: Start = {
      cells,
      counts,
      margin: cho - han,
      isChoToMove: setup.turn === 'cho',
      wrong: [countWrong(this.wants[0][0]!, cells), countWrong(this.wants[1][0]!, cells)],
    }
    this.#starts.set(setup, start)
    return start
  }
}

const NO_MOVES = new Uint16Array(0)

/** 1 where a code does not fit a mask, else 0. */
const miss = (mask: number, code: number): number => ((mask >>> code) & 1) ^ 1

function countWrong({ masks, squares }: Wanted, cells: Uint8Array): number {
  let wrong = 0
  for (const square of squares) wrong += miss(masks[square]!, cells[square]!)
  return wrong
}

function isShort(counts: Uint8Array, needed: Uint8Array): boolean {
  for (let code = 0; code < CODES; code++) if (counts[code]! < needed[code]!) return true
  return false
}

/** Whether a position whose points fit has what else is asked for. */
function fits(
  { isChoToMove, material, margin, plies }: Wanted,
  ply: number,
  isChoNow: boolean,
  marginNow: number,
  counts: Uint8Array,
): boolean {
  if (isChoToMove !== undefined && isChoToMove !== isChoNow) return false
  if (ply < plies.min || ply > plies.max) return false
  if (marginNow < margin.min || marginNow > margin.max) return false
  return material.every(({ code, min, max }) => counts[code]! >= min && counts[code]! <= max)
}

function neededFrom(wants: readonly Wanted[]): readonly Uint8Array[] {
  const needed: Uint8Array[] = []
  let later = new Uint8Array(CODES)
  for (const want of wants.toReversed()) {
    const own = namedPieces(want, CODES)
    own[EMPTY] = 0
    later = own.map((count, code) => Math.max(count, later[code]!))
    needed.push(later)
  }
  return needed.reverse()
}
