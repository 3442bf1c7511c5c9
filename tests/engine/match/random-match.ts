import fc from 'fast-check'
import { courseOf } from '#engine/match/course'
import { activePlayers, deadline, timeoutAt } from '#engine/match/deadlines'
import {
  HINTS,
  type MatchOptions,
  SETUP_ORDERS,
  SIDE_ASSIGNMENTS,
  UNDO_LIMITS,
} from '#engine/match/options'
import { MAX_SEED } from '#engine/match/random'
import { type MatchState, sideOf } from '#engine/match/state'
import {
  BIKJANG_RULES,
  REPETITION_COUNTS,
  REPETITION_RULES,
  type RuleSet,
} from '#engine/rules/ruleset'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { opposite } from '#engine/rules/types'

/** Data as JSON makes it, not objects without a prototype. */
const PLAIN = { noNullPrototype: true } as const

const rules: fc.Arbitrary<RuleSet> = fc.record(
  {
    scoring: fc.boolean(),
    bikjang: fc.constantFrom(...BIKJANG_RULES),
    bikjangBeforeMate: fc.boolean(),
    repetition: fc.constantFrom(...REPETITION_RULES),
    repetitionCount: fc.constantFrom(...REPETITION_COUNTS),
    perpetualCheckLoses: fc.boolean(),
    repetitionFreeBelow30: fc.boolean(),
    allowPass: fc.boolean(),
    passCountsAsMove: fc.boolean(),
    moveLimit: fc.constantFrom(0, 0, 30, 150),
  },
  PLAIN,
)

const options: fc.Arbitrary<MatchOptions> = fc.record(
  {
    rules,
    setupOrder: fc.constantFrom(...SETUP_ORDERS),
    sideAssignment: fc.constantFrom(...SIDE_ASSIGNMENTS),
    timeControl: fc.oneof(
      fc.constant({ kind: 'none' } as const),
      fc.record(
        {
          kind: fc.constant('byoyomi' as const),
          mainSec: fc.constantFrom(0, 5, 300),
          periodSec: fc.constantFrom(1, 20),
          periods: fc.integer({ min: 1, max: 5 }),
        },
        PLAIN,
      ),
    ),
    idleLimitSec: fc.constantFrom(30, 300),
    undo: fc.constantFrom(...UNDO_LIMITS),
    drawOffer: fc.boolean(),
    hints: fc.constantFrom(...HINTS),
    disconnectGraceSec: fc.constantFrom(10, 60),
  },
  PLAIN,
)

/** Few pieces end matches in every way, and soon. */
const STARTS = [
  null,
  null,
  '4k4/9/9/9/9/P7r/R8/9/9/3K5 w - - 0 1',
  'r8/3k5/9/9/9/9/9/9/9/R4K3 w - - 0 1',
  '4k4/c7R/6N2/3R5/9/9/9/9/9/3K5 b - - 0 1',
  '3k5/8R/9/9/9/9/9/9/9/5K1R1 w - - 0 1',
  '2ba1k3/4a4/4c4/2p3p2/9/9/4P4/4C4/4A4/3K1AB2 w - - 0 1',
] as const

/** A match to be, and the dice that its players throw. */
export interface Plan {
  readonly options: MatchOptions
  readonly start: string | null
  readonly seed: number
  readonly dice: readonly number[]
  readonly rubbish: readonly unknown[]
}

export const plans = (most: number): fc.Arbitrary<Plan> =>
  fc.record({
    options,
    start: fc.constantFrom(...STARTS),
    seed: fc.nat(MAX_SEED),
    dice: fc.array(fc.nat(0x7fffffff), { minLength: most / 4, maxLength: most, size: 'max' }),
    rubbish: fc.array(fc.anything(), { minLength: 1, maxLength: 5 }),
  })

export interface Attempt {
  readonly action: unknown
  readonly actor: string
  readonly now: number
}

/** Reads one throw as something to try: mostly a legal move, sometimes anything else. */
export function attemptFor(state: MatchState, die: number, now: number, plan: Plan): Attempt {
  let rest = die
  const roll = (sides: number): number => {
    const value = rest % sides
    rest = Math.floor(rest / sides)
    return value
  }
  const kind = roll(100)
  const later = now + [0, 0, 1, 400, 900, 3000, 30_000][roll(kind < 4 ? 7 : 6)]!
  const active = activePlayers(state)
  const mover = active[roll(Math.max(1, active.length))] ?? 'Kim'
  const either = roll(2) === 0 ? 'Kim' : 'Lee'
  const other = mover === 'Kim' ? 'Lee' : 'Kim'
  const by = (action: unknown, actor: string): Attempt => ({ action, actor, now: later })

  const { undo, draw } = state
  if (undo.pending && kind % 3 === 0) {
    return by({ type: 'respondUndo', accept: true }, state.players[opposite(undo.pending.by)])
  }
  if (draw.pendingBy && kind % 3 === 0) {
    return by({ type: 'respondDraw', accept: kind < 20 }, state.players[opposite(draw.pendingBy)])
  }
  if (kind < 62) return by(usualAction(state, roll), mover)
  if (kind < 64) return by({ type: 'pass' }, mover)
  if (kind < 71) return by({ type: 'move', from: roll(90), to: roll(90) }, mover)
  if (kind < 73) return by(usualAction(state, roll), other)
  if (kind < 77) return by({ type: 'requestUndo' }, either)
  if (kind < 82) return by({ type: 'respondUndo', accept: roll(3) > 0 }, either)
  if (kind < 85) return by({ type: 'offerDraw' }, either)
  if (kind < 88) return by({ type: 'respondDraw', accept: false }, either)
  if (kind < 89) return by({ type: 'cancelOffer' }, either)
  if (kind < 92) return by(plan.rubbish[roll(plan.rubbish.length)], either)
  if (kind < 94) return by({ type: 'chooseSetup', arrangement: ARRANGEMENTS[roll(4)] }, either)
  if (kind < 96) {
    return by({ type: roll(2) === 0 ? 'disconnected' : 'reconnected', player: either }, 'system')
  }
  if (kind < 97) return by({ type: 'timeout', player: mover }, 'system')
  if (kind < 98) return atDeadline(state, mover, roll(3))
  if (kind < 99) return by({ type: 'pass' }, ['spectator', 'toString', 'system'][roll(3)]!)
  return by({ type: roll(4) === 0 ? 'resign' : 'pass' }, either)
}

/** A legal move, often the way back, so that positions repeat. */
function usualAction(state: MatchState, roll: (sides: number) => number): object {
  const legal = courseOf(state)?.legalActions() ?? []
  const own = state.moves.at(-2)
  const back =
    own?.kind === 'step' && roll(2) === 0
      ? legal.find((one) => one.kind === 'step' && one.from === own.to && one.to === own.from)
      : undefined
  const move = back ?? legal[roll(Math.max(1, legal.length))]
  if (!move) return { type: 'chooseSetup', arrangement: ARRANGEMENTS[roll(4)] }
  return move.kind === 'pass' ? { type: 'pass' } : { type: 'move', from: move.from, to: move.to }
}

/** The moment before a deadline, the deadline, the moment after. */
function atDeadline(state: MatchState, player: string, shift: number): Attempt {
  const side = sideOf(state, player)
  const at = (side && timeoutAt(state, player)) ?? deadline(state) ?? 1
  return {
    action: { type: 'timeout', player },
    actor: 'system',
    now: Math.max(0, at + shift - 1),
  }
}
