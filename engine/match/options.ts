import type { Result } from '../result.ts'
import { PRESETS, type RuleSet, validateRuleSet } from '../rules/ruleset.ts'
import type { TimeControl } from './clock.ts'
import {
  below,
  integer,
  oneOf,
  read,
  record,
  type Shape,
  type ShapeProblem,
  tagged,
  WRONG,
  wrong,
  yesOrNo,
} from './shape.ts'

/** Under what two players play: a rule set and everything around it. Plain data. */
export interface MatchOptions {
  readonly rules: RuleSet
  /** Han chooses first and openly, or both choose at once and unseen (상차림 순서). */
  readonly setupOrder: (typeof SETUP_ORDERS)[number]
  /** Who plays Cho; `alternate` swaps sides from match to match, the host being Cho first. */
  readonly sideAssignment: (typeof SIDE_ASSIGNMENTS)[number]
  readonly timeControl: TimeControl
  /** Without a time control: how long a player may be idle. */
  readonly idleLimitSec: number
  /** How often each side may take back with the other's consent (무르기). */
  readonly undo: (typeof UNDO_LIMITS)[number]
  readonly drawOffer: boolean
  /** What the player to move is shown. */
  readonly hints: (typeof HINTS)[number]
  /** How long a player who has to act may be out of reach. */
  readonly disconnectGraceSec: number
}

export const SETUP_ORDERS = ['hanFirst', 'simultaneous'] as const
export const SIDE_ASSIGNMENTS = ['random', 'hostCho', 'hostHan', 'alternate'] as const
export const UNDO_LIMITS = ['off', 1, 3, 'unlimited'] as const
export const HINTS = ['off', 'moves', 'movesAndThreats'] as const

/** The times to choose from where a match is set up; tournaments may have others. */
export const OFFERED_TIMES = {
  mainSec: [300, 600, 1200],
  periodSec: [20, 30, 60],
  periods: [1, 2, 3, 4, 5],
  idleLimitSec: [300, 600],
  disconnectGraceSec: [60, 120],
} as const

export const DEFAULT_OPTIONS: MatchOptions = {
  rules: PRESETS.standard,
  setupOrder: 'hanFirst',
  sideAssignment: 'random',
  timeControl: { kind: 'byoyomi', mainSec: 600, periodSec: 30, periods: 3 },
  idleLimitSec: 600,
  undo: 3,
  drawOffer: true,
  hints: 'moves',
  disconnectGraceSec: 60,
}

const DAY_SEC = 86_400

const timeControl: Shape<TimeControl> = tagged<TimeControl>('kind', {
  none: record({ kind: oneOf(['none']) }),
  byoyomi: record({
    kind: oneOf(['byoyomi']),
    mainSec: integer(0, DAY_SEC),
    periodSec: integer(1, DAY_SEC),
    periods: integer(1, 100),
  }),
})

const rules: Shape<RuleSet> = (value, path, problems) => {
  const found = validateRuleSet(value)
  if (found.ok) return found.value
  for (const problem of found.error) {
    const at = 'point' in problem ? below(path, problem.point) : path
    wrong(problems, { code: 'invalid', path: at, reason: problem.code })
  }
  return WRONG
}

export const optionsShape: Shape<MatchOptions> = record<MatchOptions>({
  rules,
  setupOrder: oneOf(SETUP_ORDERS),
  sideAssignment: oneOf(SIDE_ASSIGNMENTS),
  timeControl,
  idleLimitSec: integer(1, DAY_SEC),
  undo: oneOf(UNDO_LIMITS),
  drawOffer: yesOrNo,
  hints: oneOf(HINTS),
  disconnectGraceSec: integer(1, DAY_SEC),
})

/** Reads options from outside: every point must be there and nothing else. */
export const validateOptions = (value: unknown): Result<MatchOptions, readonly ShapeProblem[]> =>
  read(optionsShape, value)
