import { codeOfLetter, patternMasks } from '#engine/notation/board-pattern'
import { CHO, codeOf, EMPTY } from '#engine/rules/cells'
import { points } from '#engine/rules/points'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import type { PositionCondition, Range } from '#shared/contract/library-query'
import { POINTS_OF_CODE } from '../store/walk-line.ts'

/** Where the first of the positions stands. */
export interface LineHit {
  readonly ply: number
  readonly mirrored: boolean
}

/** A condition as numbers, seen from one side of the mirror. */
interface Wanted {
  /** For each point the piece codes that fit there, as bits. */
  readonly masks: Uint32Array
  /** `undefined` for either side. */
  readonly isChoToMove: boolean | undefined
  readonly material: readonly {
    readonly code: number
    readonly min: number
    readonly max: number
  }[]
  readonly margin: Bounds
  readonly plies: Bounds
}

const CODES = 32

/**
 * Looks through games for positions that come one after the other. It keeps count of the points that
 * do not fit and changes it with the two points of each move, so that a ply costs a few steps.
 */
export class LineScanner {
  readonly #own: readonly Wanted[]
  /** Undefined where no condition asks for the mirror. */
  readonly #mirror: readonly Wanted[] | undefined
  /** For each condition the pieces that it and those behind it still need. */
  readonly #needed: readonly Uint8Array[]
  readonly #cells = new Uint8Array(SQUARES.length)
  readonly #counts = new Uint8Array(CODES)

  constructor(conditions: readonly PositionCondition[]) {
    this.#own = conditions.map((condition) => wanted(condition, false))
    this.#mirror = conditions.some(({ mirror }) => mirror)
      ? conditions.map((condition) => wanted(condition, condition.mirror))
      : undefined
    this.#needed = neededFrom(this.#own)
  }

  /** The earliest way in which a line meets all conditions in order. */
  find(setup: Setup, line: Uint16Array): LineHit | undefined {
    const own = this.#findWith(this.#own, setup, line)
    if (!this.#mirror) return own === undefined ? undefined : { ply: own, mirrored: false }
    const other = this.#findWith(this.#mirror, setup, line)
    if (other !== undefined && (own === undefined || other < own)) {
      return { ply: other, mirrored: true }
    }
    return own === undefined ? undefined : { ply: own, mirrored: false }
  }

  #findWith(wants: readonly Wanted[], setup: Setup, line: Uint16Array): number | undefined {
    this.#place(setup)
    const cells = this.#cells
    const sum = points(setup.board)
    let margin = sum.cho - sum.han
    let isChoToMove = setup.turn === 'cho'
    let first: number | undefined
    let at = 0
    let want = wants[0]!
    let wrong = this.#countWrong(want)
    if (this.#lacks(0)) return undefined
    for (let ply = 0; ; ply++) {
      if (wrong === 0 && this.#fits(want, ply, isChoToMove, margin)) {
        first ??= ply
        at += 1
        if (at === wants.length) return first
        want = wants[at]!
        wrong = this.#countWrong(want)
      }
      if (ply === line.length) return undefined
      const move = line[ply]!
      isChoToMove = !isChoToMove
      if (move === 0) continue
      const from = Math.floor((move - 1) / 90)
      const to = (move - 1) % 90
      const { masks } = want
      const code = cells[from]!
      const taken = cells[to]!
      wrong -= miss(masks[from]!, code) + miss(masks[to]!, taken)
      cells[from] = EMPTY
      cells[to] = code
      wrong += miss(masks[from]!, EMPTY) + miss(masks[to]!, code)
      if (taken === EMPTY) continue
      this.#counts[taken]! -= 1
      margin += (taken & CHO) !== 0 ? -POINTS_OF_CODE[taken]! : POINTS_OF_CODE[taken]!
      if (this.#lacks(at)) return undefined
    }
  }

  #place({ board }: Setup): void {
    this.#counts.fill(0)
    for (const square of SQUARES) {
      const piece = board[square]
      const code = piece ? codeOf(piece) : EMPTY
      this.#cells[square] = code
      if (piece) this.#counts[code]! += 1
    }
  }

  #countWrong({ masks }: Wanted): number {
    let wrong = 0
    for (let square = 0; square < masks.length; square++) {
      wrong += miss(masks[square]!, this.#cells[square]!)
    }
    return wrong
  }

  /** Pieces never come back: what is missing now stays missing. */
  #lacks(at: number): boolean {
    const needed = this.#needed[at]!
    for (let code = 0; code < CODES; code++) if (this.#counts[code]! < needed[code]!) return true
    return false
  }

  #fits(want: Wanted, ply: number, isChoToMove: boolean, margin: number): boolean {
    if (want.isChoToMove !== undefined && want.isChoToMove !== isChoToMove) return false
    if (ply < want.plies.min || ply > want.plies.max) return false
    if (margin < want.margin.min || margin > want.margin.max) return false
    return want.material.every(({ code, min, max }) => {
      const count = this.#counts[code]!
      return count >= min && count <= max
    })
  }
}

/** 1 where the code does not fit the mask. */
const miss = (mask: number, code: number): number => ((mask >>> code) & 1) ^ 1

function wanted(condition: PositionCondition, isMirrored: boolean): Wanted {
  const { board, turn, material = {} } = condition
  const masks = patternMasks(board)
  return {
    masks: Uint32Array.from(SQUARES, (square) => masks[isMirrored ? mirrored(square) : square]!),
    isChoToMove: turn && turn === 'cho',
    material: Object.entries(material).map(([letter, range]) => ({
      code: codeOfLetter(letter),
      ...closed(range),
    })),
    margin: closed(condition.margin),
    plies: closed(condition.plies),
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

const closed = ({ min = -Infinity, max = Infinity }: Range = {}): Bounds => ({ min, max })

function neededFrom(wants: readonly Wanted[]): readonly Uint8Array[] {
  const needed: Uint8Array[] = []
  let later = new Uint8Array(CODES)
  for (const want of wants.toReversed()) {
    const own = new Uint8Array(CODES)
    for (const mask of want.masks) {
      // A mask of one bit asks for one piece.
      if ((mask & (mask - 1)) === 0) own[31 - Math.clz32(mask)]! += 1
    }
    own[EMPTY] = 0
    later = own.map((count, code) => Math.max(count, later[code]!))
    needed.push(later)
  }
  return needed.reverse()
}
