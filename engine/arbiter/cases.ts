import { isRecord } from '../rules/untrusted.ts'
import { type CaseProblem, readCase } from './read-case.ts'
import type { RuleCase } from './rule-case.ts'
import { runInMatch } from './run-in-match.ts'
import { judgeRecord, type NotReached, type Observed, runOnBoard } from './run-on-board.ts'

/** How a case came out. */
export interface CaseReport {
  readonly id: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What the case asks for, without its explanations. */
  readonly expected: Observed
  /** The same by name as it came out, or why the case could not be run. */
  readonly got: Observed
}

/** What a case says for people. */
const EXPLANATIONS = ['explain', 'verdict']

/** Runs a catalogue of cases, untrusted data; undefined where it is no list at all. */
export function runCases(catalogue: unknown): readonly CaseReport[] | undefined {
  return Array.isArray(catalogue) ? catalogue.map(runCase) : undefined
}

function runCase(input: unknown, index: number): CaseReport {
  const id = isRecord(input) && typeof input['id'] === 'string' ? input['id'] : `#${index + 1}`
  const read = readCase(input)
  if (!read.ok) return { id, status: 'failed', expected: {}, got: unreadable(read.error) }
  const { action } = read.value
  const expected = withoutExplanations(read.value.expected)
  if (action.type === 'policy') return { id, status: 'skipped', expected, got: {} }
  const run = observed(read.value)
  if (!run.ok) return { id, status: 'failed', expected, got: notReached(run.error) }
  const got = Object.fromEntries(Object.keys(expected).map((key) => [key, run.value[key]]))
  const passed = Object.entries(expected).every(([key, value]) => agrees(key, value, got[key]))
  return { id, status: passed ? 'passed' : 'failed', expected, got }
}

function observed(ruleCase: RuleCase): ReturnType<typeof runOnBoard> {
  const { action } = ruleCase
  switch (action.type) {
    case 'move':
    case 'destinations':
    case 'status':
    case 'board':
      return runOnBoard(ruleCase, action)
    case 'judge':
      return judgeRecord(ruleCase)
    case 'policy':
      throw new Error('policy is nobody’s to run')
    default:
      return runInMatch(ruleCase, action)
  }
}

const unreadable = ({ field }: CaseProblem): Observed => ({ unreadable: field })
const notReached = ({ move, reason }: NotReached): Observed => ({ stoppedAt: move, reason })

const withoutExplanations = (expected: Observed): Observed =>
  Object.fromEntries(Object.entries(expected).filter(([key]) => !EXPLANATIONS.includes(key)))

/** Whether what came out has all that is expected; of objects only what the case names counts. */
function agrees(key: string, expected: unknown, got: unknown): boolean {
  if (key === 'fen') return fenFields(expected) === fenFields(got)
  if (key === 'destinations') return sortedText(expected) === sortedText(got)
  return isWithin(expected, got)
}

function isWithin(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) &&
      expected.length === got.length &&
      expected.every((item, i) => isWithin(item, got[i]))
    )
  }
  if (!isRecord(expected)) return Object.is(expected, got)
  return (
    isRecord(got) && Object.entries(expected).every(([key, value]) => isWithin(value, got[key]))
  )
}

/** Board and turn: the counters of a FEN mean nothing here. */
const fenFields = (fen: unknown): string =>
  typeof fen === 'string' ? fen.split(' ', 2).join(' ') : ''

const sortedText = (list: unknown): string =>
  Array.isArray(list)
    ? list
        .map((item) => JSON.stringify(item))
        .sort()
        .join(' ')
    : ''
