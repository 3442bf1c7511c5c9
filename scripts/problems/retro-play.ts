import { Mailbox } from '#engine/rules/mailbox'
import { generateLegal, wasInCheck } from '#engine/rules/movegen'
import { type Move, sameMove, type Setup } from '#engine/rules/types'
import type { Chance } from '../tune/chance.ts'
import { askMate } from './proof.ts'
import { type RetroStep, retroSteps } from './retro-steps.ts'

/** What kind of mate is to be made. */
export interface MateKind {
  readonly moves: number
  /** Every move of the winner gives check (박보). */
  readonly checksOnly: boolean
}

export interface MadeMate extends MateKind {
  readonly setup: Setup
  /** The only first move that mates in so many moves. */
  readonly key: Move
}

/** How many steps of each side are taken back, one at a time, in search of a longer mate. */
const TRIED = { loser: 6, winner: 5 } as const
/** Of so many captures that can be taken back one is tried: there are many more of them. */
const CAPTURES = 8
/** The most answers that the loser has to a check that is put before a mate. */
const MOST_ANSWERS = 5
/** Proofs that are tried before another mated position is taken. */
const MOST_PROOFS = 250
/** Positions that may be looked at for each move of the mate: to prove it, to refute another. */
const NODES = {
  checks: { prove: 300, refute: 1200 },
  any: { prove: 150, refute: 3000 },
} as const

const buffer = new Int32Array(256)

/**
 * Makes mate problems by retro play: from a mated position steps are taken back, one of each side at
 * a time, and only such as leave a mate one move longer than before, proved to be one and proved not
 * to be shorter. The last has one first move only.
 */
export class RetroPlay {
  readonly #chance: Chance
  #proofs = 0

  constructor(chance: Chance) {
    this.#chance = chance
  }

  /** Undefined where chance has not found it within so many proofs. */
  make(mated: Setup, kind: MateKind): MadeMate | undefined {
    this.#proofs = MOST_PROOFS
    return this.#longer([mated], 1, kind)
  }

  /** Goes on from positions that the winner wants to reach, to a mate of the length that is wanted. */
  #longer(lost: readonly Setup[], moves: number, kind: MateKind): MadeMate | undefined {
    for (const { before, from, to } of this.#stepsTo(lost)) {
      this.#proofs -= 1
      if (this.#proofs < 0) return undefined
      const key: Move = { kind: 'step', from, to }
      const mate = { setup: before, key, moves, checksOnly: kind.checksOnly }
      if (!isShortest(mate)) continue
      if (moves === kind.moves && isOnlyKey(mate)) return mate
      if (moves === kind.moves) continue
      const made = this.#longer(this.#narrow(before, kind), moves + 1, kind)
      if (made) return made
    }
    return undefined
  }

  /** Positions from which the loser may have come, driven, to a mate. */
  #narrow(setup: Setup, kind: MateKind): readonly Setup[] {
    return this.#chosen(retroSteps(setup), TRIED.loser)
      .map(({ before }) => before)
      .filter((before) => isNarrow(before, kind))
  }

  /** Steps with which the winner may have come to one of these. */
  #stepsTo(lost: readonly Setup[]): readonly RetroStep[] {
    return lost.flatMap((position) => this.#chosen(retroSteps(position), TRIED.winner))
  }

  #chosen(steps: readonly RetroStep[], count: number): readonly RetroStep[] {
    const some = steps.filter(({ captured }) => !captured || this.#chance.below(CAPTURES) === 0)
    return this.#chance.shuffled(some).slice(0, count)
  }
}

/** Whether the key mates in so many moves, and nothing sooner: both are proved. */
function isShortest({ setup, key, moves, checksOnly }: MadeMate): boolean {
  const { prove, refute } = checksOnly ? NODES.checks : NODES.any
  const mate = { checksOnly, nodes: moves * prove, within: moves, moves: [key] }
  if (askMate(setup, mate).kind !== 'mate') return false
  const sooner = { checksOnly, nodes: moves * refute, within: moves - 1 }
  return moves === 1 || askMate(setup, sooner).kind === 'none'
}

/** Whether every other first move is proved not to mate in so many moves. */
function isOnlyKey({ setup, key, moves, checksOnly }: MadeMate): boolean {
  const others = Mailbox.from(setup)
    .legalMoves()
    .filter((move) => !sameMove(move, key))
  const nodes = moves * (checksOnly ? NODES.checks : NODES.any).refute
  return askMate(setup, { checksOnly, nodes, within: moves, moves: others }).kind === 'none'
}

/** Whether the loser has few answers, and in problems of checks alone stands in check. */
function isNarrow(lost: Setup, { checksOnly }: MateKind): boolean {
  const answers = generateLegal(Mailbox.from(lost), buffer, 0)
  return answers > 0 && (wasInCheck ? answers <= MOST_ANSWERS : !checksOnly)
}
