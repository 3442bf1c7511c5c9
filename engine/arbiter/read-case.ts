import { DEFAULT_OPTIONS, type MatchOptions, validateOptions } from '../match/options.ts'
import { parseFen } from '../notation/fen.ts'
import { err, ok, type Result } from '../result.ts'
import { defaultPast, type Past, type Standing, validatePast } from '../rules/past.ts'
import { positionKey } from '../rules/position-key.ts'
import { isPresetId, PRESETS, RULE_POINTS } from '../rules/ruleset.ts'
import { ARRANGEMENTS, type Arrangement, checkSetup } from '../rules/setup.ts'
import { isRecord } from '../rules/untrusted.ts'
import { readAction, readMoves } from './read-case-action.ts'
import type { CaseStart, RuleCase } from './rule-case.ts'

type Fields = Readonly<Record<string, unknown>>

/** What keeps a case from being run: the field that is missing or wrong. */
export interface CaseProblem {
  readonly field: string
}

const wrong = (field: string): Result<never, CaseProblem> => err({ field })

/** Reads one case from untrusted data. What it does not know of beside the case is left aside. */
export function readCase(input: unknown): Result<RuleCase, CaseProblem> {
  if (!isRecord(input) || typeof input['id'] !== 'string') return wrong('id')
  const { expected } = input
  if (!isRecord(expected)) return wrong('expected')
  const options = readOptions(input)
  if (!options) return wrong('options')
  const context = input['context'] ?? {}
  if (!isRecord(context)) return wrong('context')
  const start = readStart(input, context)
  if (!start.ok) return start
  const moves = readMoves(input['moves'] ?? [])
  if (!moves) return wrong('moves')
  const clock = context['clock'] === undefined ? undefined : readClock(context['clock'])
  if (clock === null) return wrong('context.clock')
  const action = readAction(input['action'])
  if (!action) return wrong('action')
  return ok({ id: input['id'], options, start: start.value, moves, clock, action, expected })
}

/**
 * A named rule set is taken whole before what differs from it, and so is the profile of the online
 * rules; otherwise absent points are the standard's.
 */
function readOptions(input: Fields): MatchOptions | undefined {
  const all = input['options'] ?? {}
  const changed = input['optionsChanged'] ?? {}
  if (!isRecord(all) || !isRecord(changed)) return undefined
  const { profile } = changed
  if (profile !== undefined && profile !== 'seed003') return undefined
  const name = profile === undefined ? input['ruleSet'] : 'ddakji'
  if (name !== undefined && (typeof name !== 'string' || !isPresetId(name))) return undefined
  const base =
    name === undefined ? { ...PRESETS.standard, ...only(all, RULE_POINTS) } : PRESETS[name]
  const rules = { ...base, ...only(changed, RULE_POINTS) }
  const others = Object.keys(DEFAULT_OPTIONS).filter((key) => key !== 'rules')
  const read = validateOptions({
    ...DEFAULT_OPTIONS,
    ...only(all, others),
    ...only(changed, others),
    rules,
  })
  return read.ok ? read.value : undefined
}

const only = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)))

function readStart(input: Fields, context: Fields): Result<CaseStart, CaseProblem> {
  const { fen, arrangement } = input
  if (typeof fen === 'string') {
    const standing = readStanding(fen, context)
    return standing.ok ? ok({ kind: 'position', standing: standing.value }) : standing
  }
  if (!isRecord(arrangement)) return wrong('fen')
  const cho = readArrangement(arrangement['cho'])
  const han = readArrangement(arrangement['han'])
  if (cho === undefined || han === undefined) return wrong('arrangement')
  return ok({ kind: 'arrangements', choice: { cho, han } })
}

/** Null for a question mark: not yet chosen. */
const readArrangement = (input: unknown): Arrangement | null | undefined =>
  input === '?' ? null : ARRANGEMENTS.find((known) => known === input)

function readStanding(fen: string, context: Fields): Result<Standing, CaseProblem> {
  const setup = parseFen(fen)
  if (!setup.ok || checkSetup(setup.value).length > 0) return wrong('fen')
  const earlier = readCounts(context['positionCounts'] ?? {}, positionKey(setup.value))
  if (!earlier) return wrong('context.positionCounts')
  const ply = context['ply'] ?? 0
  const past = validatePast(
    {
      ...defaultPast(setup.value),
      firstCapturePly: context['captureHappened'] === false ? null : 0,
      ply,
      steps: context['countedMoves'] ?? ply,
      consecutivePasses: context['consecutivePasses'] ?? 0,
      bikjang: context['bikjang'] ?? null,
      earlier,
    } satisfies Record<keyof Past, unknown>,
    setup.value,
  )
  return past.ok ? ok({ setup: setup.value, past: past.value }) : wrong('context')
}

/** Counts by FEN board and turn, the position at hand included, as counts before it. */
function readCounts(input: unknown, present: string): Record<string, number> | undefined {
  if (!isRecord(input)) return undefined
  const counts: Record<string, number> = {}
  for (const [fen, count] of Object.entries(input)) {
    const setup = parseFen(fen)
    if (!setup.ok || typeof count !== 'number') return undefined
    const key = positionKey(setup.value)
    const before = key === present ? count - 1 : count
    if (before !== 0) counts[key] = before
  }
  return counts
}

function readClock(input: unknown): RuleCase['clock'] | null {
  if (!isRecord(input)) return null
  const mainMs = readBySide(input['mainMs'])
  const periodsLeft = readBySide(input['periodsLeft'])
  return mainMs && periodsLeft ? { mainMs, periodsLeft } : null
}

function readBySide(input: unknown): { cho: number; han: number } | undefined {
  if (!isRecord(input)) return undefined
  const { cho, han } = input
  return typeof cho === 'number' && typeof han === 'number' ? { cho, han } : undefined
}
