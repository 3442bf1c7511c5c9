import { cellOf } from './lines.ts'
import { Mailbox } from './mailbox.ts'
import type { Move, Setup } from './types.ts'

/** What stands for a pass among the packed steps, none of which is 0. */
const PASSED = 0

/** A board that goes forward along a line and back again: readers and writers of trees walk on it. */
export class BoardWalk {
  readonly box: Mailbox
  private readonly steps: number[] = []
  private readonly undos: number[] = []

  /** The board is the walk's own from here on. */
  constructor(box: Mailbox) {
    this.box = box
  }

  static from(start: Setup): BoardWalk {
    return new BoardWalk(Mailbox.from(start))
  }

  /** Moves played and not taken back. */
  get depth(): number {
    return this.steps.length
  }

  /** Plays a move, legal or not; a step starts where a piece stands. */
  play(move: Move): void {
    if (move.kind === 'pass') {
      this.box.makePass()
      this.steps.push(PASSED)
      this.undos.push(0)
      return
    }
    const step = cellOf(move.from) | (cellOf(move.to) << 7)
    this.undos.push(this.box.make(step))
    this.steps.push(step)
  }

  takeBack(): void {
    const step = this.steps.pop()
    const undo = this.undos.pop()
    if (step === undefined || undo === undefined) throw new RangeError('no move to take back')
    if (step === PASSED) this.box.makePass()
    else this.box.unmake(step, undo)
  }

  /** Takes moves back until `depth` of them are left. */
  rewind(depth: number): void {
    while (this.depth > depth) this.takeBack()
  }
}
