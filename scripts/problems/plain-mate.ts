import { Mailbox } from '#engine/rules/mailbox'
import { generateLegal, wasInCheck } from '#engine/rules/movegen'
import type { Move, Setup } from '#engine/rules/types'
import { unpack } from '#engine/search/packed'

/** What is looked for; without `moves` a mate of any length. */
export interface PlainQuestion {
  readonly checksOnly: boolean
  readonly moves?: number
  /** Positions looked at before it is given up. */
  readonly nodes: number
}

/**
 * Whether the side to move mates, by trying every line and remembering nothing: slow, and so plain
 * that it can be believed. By movement alone; the winner never passes, since the other would pass
 * too. Undefined where it was too much.
 */
export function plainMate(setup: Setup, question: PlainQuestion): boolean | undefined {
  const plain = new PlainMate(setup, question)
  const isMate = plain.canMate(question.moves ?? Infinity)
  return plain.isGivenUp ? undefined : isMate
}

/** Every first move that mates, searched in the same way. */
export function plainKeys(setup: Setup, question: PlainQuestion): readonly Move[] | undefined {
  const plain = new PlainMate(setup, question)
  const keys = plain.keys(question.moves ?? Infinity)
  return plain.isGivenUp ? undefined : keys.map(unpack)
}

class PlainMate {
  private readonly box: Mailbox
  private readonly checksOnly: boolean
  private readonly path = new Set<string>()
  private left: number

  constructor(setup: Setup, { checksOnly, nodes }: PlainQuestion) {
    this.box = Mailbox.from(setup)
    this.checksOnly = checksOnly
    this.left = nodes
    this.path.add(this.box.positionKey())
  }

  get isGivenUp(): boolean {
    return this.left < 0
  }

  canMate(moves: number): boolean {
    return moves > 0 && this.stepsHere().some((step) => this.mates(step, moves))
  }

  keys(moves: number): readonly number[] {
    return this.stepsHere().filter((step) => this.mates(step, moves))
  }

  private mates(step: number, moves: number): boolean {
    return this.after(step, () => this.isTried() && this.isLost(moves - 1))
  }

  private isTried(): boolean {
    return !this.checksOnly || this.box.isInCheck()
  }

  private isLost(moves: number): boolean {
    const steps = this.stepsHere()
    if (!wasInCheck && (moves === 0 || !this.afterPass(() => this.canMate(moves)))) return false
    if (steps.length === 0) return true
    return moves > 0 && steps.every((step) => this.after(step, () => this.canMate(moves)))
  }

  private stepsHere(): readonly number[] {
    this.left -= 1
    if (this.isGivenUp) return []
    const buffer = new Int32Array(256)
    return Array.from(buffer.subarray(0, generateLegal(this.box, buffer, 0)))
  }

  /** What holds after a step; nothing does where the line was here before. */
  private after(step: number, holds: () => boolean): boolean {
    const undo = this.box.make(step)
    const isSo = this.onPath(holds)
    this.box.unmake(step, undo)
    return isSo
  }

  private afterPass(holds: () => boolean): boolean {
    this.box.makePass()
    const isSo = this.onPath(holds)
    this.box.makePass()
    return isSo
  }

  private onPath(holds: () => boolean): boolean {
    const key = this.box.positionKey()
    if (this.path.has(key)) return false
    this.path.add(key)
    const isSo = holds()
    this.path.delete(key)
    return isSo
  }
}
