import { isKingAttacked } from './attacks.ts'
import {
  bitOf,
  CHO,
  codeOf,
  EMPTY,
  GENERAL,
  HAN,
  pieceOfCode,
  ROLE_MASK,
  SOLDIER,
  WALL,
} from './cells.ts'
import { CELLS, cellOf, SQUARE_OF } from './lines.ts'
import { endIndex, generateLegal, isLegalStep } from './movegen.ts'
import { type Square, SQUARES } from './square.ts'
import { type Board, type Move, PASS, type Piece, type Setup, type Side } from './types.ts'

/** Slots for pieces of one side; a legal position needs 16, a board in an editor may hold more. */
const SLOTS = 48
const HAN_SLOTS = SLOTS

const WALLED: Uint8Array = (() => {
  const cells = new Uint8Array(CELLS).fill(WALL)
  for (const square of SQUARES) cells[cellOf(square)] = EMPTY
  return cells
})()

/**
 * A board that is changed in place: the one move generator's, and what readers, replay and search
 * play on. It knows movement only; rule sets and endings stand above it.
 *
 * A step is packed as `from | to << 7` in cells of the padded board, the pass is 0.
 */
export class Mailbox {
  /** Piece codes by cell. */
  readonly cells = WALLED.slice()
  /** Cell of the piece in each slot, 0 once it is taken. Slots of a role are neighbours. */
  readonly slotCell = new Uint8Array(SLOTS * 2)
  /** Slot of the piece on each occupied cell. */
  readonly cellSlot = new Uint8Array(CELLS)
  /** First slot of each role by side bit and role; the next entry is its end. */
  readonly roleStart = new Uint8Array(32)
  /** Side bit of who is to move. */
  toMove = CHO

  static from(setup: Setup): Mailbox {
    const box = new Mailbox()
    box.toMove = bitOf(setup.turn)
    for (const side of [CHO, HAN]) {
      let slot = side === CHO ? 0 : HAN_SLOTS
      for (let role = GENERAL; role <= 7; role++) {
        box.roleStart[side | role] = slot
        for (const square of SQUARES) {
          const piece = setup.board[square]
          if (!piece || codeOf(piece) !== (side | role)) continue
          const cell = cellOf(square)
          box.cells[cell] = side | role
          box.cellSlot[cell] = slot
          box.slotCell[slot] = cell
          slot += 1
        }
      }
      box.roleStart[endIndex(side)] = slot
    }
    return box
  }

  clone(): Mailbox {
    const copy = new Mailbox()
    copy.cells.set(this.cells)
    copy.slotCell.set(this.slotCell)
    copy.cellSlot.set(this.cellSlot)
    copy.roleStart.set(this.roleStart)
    copy.toMove = this.toMove
    return copy
  }

  get turn(): Side {
    return this.toMove === CHO ? 'cho' : 'han'
  }

  /** Cell of a side's general, 0 where there is none. */
  kingCell(side: number): number {
    const slot = this.roleStart[side | GENERAL]!
    return slot === this.roleStart[side | (GENERAL + 1)]! ? 0 : this.slotCell[slot]!
  }

  kingSquare(side: Side): Square | undefined {
    const cell = this.kingCell(bitOf(side))
    return cell === 0 ? undefined : SQUARE_OF[cell]
  }

  /** Where the pieces of a kind stand, in no order. */
  squaresOf({ side, role }: Piece): Square[] {
    const code = codeOf({ side, role })
    const squares: Square[] = []
    const isLast = (code & ROLE_MASK) === SOLDIER
    const end = this.roleStart[isLast ? endIndex(bitOf(side)) : code + 1]!
    for (let slot = this.roleStart[code]!; slot < end; slot++) {
      const cell = this.slotCell[slot]!
      if (cell !== 0) squares.push(SQUARE_OF[cell]!)
    }
    return squares
  }

  pieceAt(square: Square): Piece | undefined {
    return pieceOfCode(this.cells[cellOf(square)]!)
  }

  board(): Board {
    return SQUARES.map((square) => this.pieceAt(square))
  }

  toSetup(): Setup {
    return { board: this.board(), turn: this.turn }
  }

  /** Whether the general of the side to move is attacked (장군). */
  isInCheck(): boolean {
    const king = this.kingCell(this.toMove)
    return king !== 0 && isKingAttacked(this.cells, king, WALL ^ this.toMove)
  }

  /** Whether the generals face each other on an open file. */
  areGeneralsFacing(): boolean {
    const cho = this.kingCell(CHO)
    const han = this.kingCell(HAN)
    if (cho === 0 || han === 0 || (han - cho) % 10 !== 0) return false
    for (let cell = cho + 10; cell < han; cell += 10) if (this.cells[cell] !== EMPTY) return false
    return true
  }

  /** A pass (한수쉼) is legal movement unless in check; rule sets may say more. */
  isPassLegal(): boolean {
    return !this.isInCheck()
  }

  isLegal(from: Square, to: Square): boolean {
    return isLegalStep(this, cellOf(from), cellOf(to))
  }

  /**
   * Whether a move can at least be carried out, legal or not: a piece of the side to move goes to a
   * point that holds neither a piece of its own nor a general.
   */
  canStand(move: Move): boolean {
    if (move.kind === 'pass') return true
    const target = this.pieceAt(move.to)
    return (
      this.pieceAt(move.from)?.side === this.turn &&
      target?.side !== this.turn &&
      target?.role !== 'general'
    )
  }

  /** Legal movement, the pass last where it is one. */
  legalMoves(): Move[] {
    const buffer = new Int32Array(1024)
    const end = generateLegal(this, buffer, 0)
    const moves: Move[] = []
    for (let i = 0; i < end; i++) {
      const step = buffer[i]!
      moves.push({ kind: 'step', from: SQUARE_OF[step & 127]!, to: SQUARE_OF[step >> 7]! })
    }
    if (this.isPassLegal()) moves.push(PASS)
    return moves
  }

  /** Plays a move without asking whether it is legal: records hold illegal moves that stood. */
  play(move: Move): void {
    if (move.kind === 'pass') this.makePass()
    else this.make(cellOf(move.from) | (cellOf(move.to) << 7))
  }

  /** Makes a packed step; the answer is what `unmake` needs to take it back. */
  make(step: number): number {
    const { cells, cellSlot, slotCell } = this
    const from = step & 127
    const to = step >> 7
    const slot = cellSlot[from]!
    const taken = cells[to]!
    const takenSlot = cellSlot[to]!
    if (taken !== EMPTY) slotCell[takenSlot] = 0
    cells[to] = cells[from]!
    cells[from] = EMPTY
    cellSlot[to] = slot
    slotCell[slot] = to
    this.toMove ^= WALL
    return taken | (takenSlot << 5)
  }

  unmake(step: number, undo: number): void {
    const { cells, cellSlot, slotCell } = this
    const from = step & 127
    const to = step >> 7
    const slot = cellSlot[to]!
    const taken = undo & 31
    cells[from] = cells[to]!
    cells[to] = taken
    cellSlot[from] = slot
    slotCell[slot] = from
    if (taken !== EMPTY) {
      const takenSlot = undo >> 5
      cellSlot[to] = takenSlot
      slotCell[takenSlot] = to
    }
    this.toMove ^= WALL
  }

  makePass(): void {
    this.toMove ^= WALL
  }

  /** Board and side to move as a short string: equal strings are the same position (국면). */
  positionKey(): string {
    let key = this.toMove === CHO ? 'w' : 'b'
    for (const square of SQUARES) key += String.fromCharCode(64 + this.cells[cellOf(square)]!)
    return key
  }
}
