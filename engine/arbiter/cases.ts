import { isRecord } from '../rules/untrusted.ts'
import { type CaseProblem, readCase } from './read-case.ts'
import type { Result } from '../result.ts'
import type { Observed } from './observation.ts'
import type { RuleCase } from './rule-case.ts'
import { runInMatch } from './run-in-match.ts'
import { judgeRecord, type NotReached, runOnBoard } from './run-on-board.ts'

type Named = Readonly<Record<string, unknown>>

/** How a case came out. */
export interface CaseReport {
  readonly id: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What the case asks for, without its explanations. */
  readonly expected: Named
  /** The same by name as it came out, or why the case could not be run. */
  readonly got: Named
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
  const expected = expectedOf(read.value)
  const run = observeCase(read.value)
  if (!run) return { id, status: 'skipped', expected, got: {} }
  if (!run.ok) return { id, status: 'failed', expected, got: notReached(run.error) }
  const asked = Object.entries(run.value).filter(([key]) => Object.hasOwn(expected, key))
  const status = agrees(read.value, run.value) ? 'passed' : 'failed'
  return { id, status, expected, got: Object.fromEntries(asked) }
}

/** What comes out of a case; undefined where nothing is a program's to decide. */
export function observeCase(ruleCase: RuleCase): Result<Observed, NotReached> | undefined {
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
      return undefined
    default:
      return runInMatch(ruleCase, action)
  }
}

const unreadable = ({ field }: CaseProblem): Named => ({ unreadable: field })
const notReached = ({ move, reason }: NotReached): Named => ({ stoppedAt: move, reason })

/** What a case asks for, without its explanations. */
export const expectedOf = ({ expected }: RuleCase): Named =>
  Object.fromEntries(Object.entries(expected).filter(([key]) => !EXPLANATIONS.includes(key)))

/** Whether what came out has all that a case expects; of objects only what it names counts. */
export function agrees(ruleCase: RuleCase, seen: Observed): boolean {
  const got: Named = seen
  return Object.entries(expectedOf(ruleCase)).every(([key, value]) =>
    agreesOn(key, value, got[key]),
  )
}

function agreesOn(key: string, expected: unknown, got: unknown): boolean {
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
