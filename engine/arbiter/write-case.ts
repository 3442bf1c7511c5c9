import { formatFen } from '../notation/fen.ts'
import { DEFAULT_OPTIONS } from '../match/options.ts'
import { positionKey, setupOfKey } from '../rules/position-key.ts'
import type { Standing } from '../rules/past.ts'
import { presetOf, type RuleSet } from '../rules/ruleset.ts'
import { fileOf, rankOf, type Square } from '../rules/square.ts'
import type { Move } from '../rules/types.ts'
import { observeCase } from './cases.ts'
import type { Observed } from './observation.ts'
import type { CaseAction } from './rule-case.ts'
import type { Bilingual } from './told-case.ts'

/** What a case asks that somebody makes of a position. */
export type NewCaseAction = Extract<CaseAction, { type: 'status' | 'move' }>

export interface NewCase {
  readonly id: string
  readonly title: Bilingual
  readonly explanation: Bilingual
  readonly standing: Standing
  readonly rules: RuleSet
  readonly action: NewCaseAction
}

/** What is asked for of each action, as far as it comes out. */
const ASKED: Readonly<Record<NewCaseAction['type'], readonly (keyof Observed)[]>> = {
  status: ['legalMoveCount', 'inCheck', 'passAllowed', 'scores', 'facing'],
  move: ['legal', 'reason', 'result'],
}

/**
 * A case in the form of docs/case-format.md, with the verdict as it comes out now: what is expected
 * from then on. Undefined where nothing comes out.
 */
export function writeCase(made: NewCase): Readonly<Record<string, unknown>> | undefined {
  const { id, title, explanation, standing, rules, action } = made
  const seen = observeCase({
    id,
    options: { ...DEFAULT_OPTIONS, rules },
    start: { kind: 'position', standing },
    moves: [],
    clock: undefined,
    action,
    expected: {},
  })
  if (seen?.ok !== true) return undefined
  const expected = ASKED[action.type].flatMap((key) => {
    const value = key === 'result' ? resultOf(seen.value) : seen.value[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const preset = presetOf(rules)
  return {
    id,
    group: 'own',
    title,
    explanation,
    rules: [],
    ...(preset ? { ruleSet: preset } : { ruleSet: 'standard', optionsChanged: rules }),
    fen: formatFen(standing.setup),
    context: contextOf(standing),
    action: action.type === 'move' ? moveAction(action.move) : { type: 'query', what: 'status' },
    expected: Object.fromEntries(expected),
    confidence: 'gap',
  }
}

/** What is worth comparing of a result: not which plies of a past led to it. */
function resultOf({ result }: Observed): unknown {
  if (!result) return result
  const { winner, reason, scores, moveCount } = result
  return { winner, reason, scores, moveCount }
}

const point = (square: Square): readonly number[] => [fileOf(square), rankOf(square)]

const moveAction = (move: Move): unknown =>
  move.kind === 'pass'
    ? { type: 'pass' }
    : { type: 'move', from: point(move.from), to: point(move.to) }

/** Board and turn as the first fields of a FEN. */
const positionText = (key: string): string =>
  formatFen(setupOfKey(key)).split(' ').slice(0, 2).join(' ')

function contextOf({ setup, past }: Standing): unknown {
  const counts = new Map(Object.entries(past.earlier))
  for (const { key } of past.trail) counts.set(key, (counts.get(key) ?? 0) + 1)
  const present = positionKey(setup)
  counts.set(present, (counts.get(present) ?? 0) + 1)
  return {
    captureHappened: past.firstCapturePly !== null,
    ply: past.ply,
    countedMoves: past.steps,
    consecutivePasses: past.consecutivePasses,
    ...(past.bikjang && { bikjang: past.bikjang }),
    positionCounts: Object.fromEntries([...counts].map(([key, n]) => [positionText(key), n])),
  }
}
