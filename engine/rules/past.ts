import { err, ok, type Result } from '../result.ts'
import { Mailbox } from './mailbox.ts'
import { isPositionKey, positionKey, setupOfKey, turnOfKey } from './position-key.ts'
import { isRecord } from './untrusted.ts'
import { checkSetup, type SetupProblem } from './setup.ts'
import { opposite, type Setup, type Side, SIDES } from './types.ts'

/** A bikjang (빅장) that was called and waits for the answer of the side to move. */
export interface PendingBikjang {
  readonly calledBy: Side
  /** The ply of the call; 0 when it was loaded with the position. */
  readonly ply: number
}

/** A position the game went through. */
export interface TrailEntry {
  readonly key: string
  /** The action that led here was a move, and it left the side to move in check. */
  readonly check: boolean
}

/**
 * What a board and its turn cannot hold, and no ruling can do without. Plain data.
 *
 * Positions from before the last capture can't come back; they are left out, so that two games
 * with the same future have the same past.
 */
export interface Past {
  /** Actions before this position, passes included. */
  readonly ply: number
  /** Those of them that moved a piece: what counts towards the limit where passes do not. */
  readonly steps: number
  readonly firstMover: Side
  /** Ply of the first capture, 0 for one before the position was loaded, null for none. */
  readonly firstCapturePly: number | null
  readonly consecutivePasses: number
  readonly bikjang: PendingBikjang | null
  /** How often positions occurred before the trail begins, by position key. */
  readonly earlier: Readonly<Record<string, number>>
  /** The positions before this one, oldest first, one for each of the last actions. */
  readonly trail: readonly TrailEntry[]
}

/** A position that can be judged: what every ruling starts from. */
export interface Standing {
  readonly setup: Setup
  readonly past: Past
}

const ALL_PIECES = 32

/**
 * The past of a position of which nothing else is known: a capture happened unless all 32 pieces
 * stand, nothing is pending, nothing was repeated, the side to move moves first.
 */
export function defaultPast(setup: Setup): Past {
  const pieces = setup.board.filter((piece) => piece !== undefined).length
  return { ...freshPast(setup.turn), firstCapturePly: pieces < ALL_PIECES ? 0 : null }
}

/** The past of the start of a game, also with a handicap: missing pieces were not captured. */
export const freshPast = (firstMover: Side): Past => ({
  ply: 0,
  steps: 0,
  firstMover,
  firstCapturePly: null,
  consecutivePasses: 0,
  bikjang: null,
  earlier: {},
  trail: [],
})

export const startStanding = (setup: Setup): Standing => ({ setup, past: freshPast(setup.turn) })

export const loadedStanding = (setup: Setup): Standing => ({ setup, past: defaultPast(setup) })

/** More than any game has; what claims more is no past. */
export const MAX_PLIES = 100_000

export type PastProblem =
  | { readonly code: 'past-not-an-object' }
  | { readonly code: 'past-unknown-key'; readonly key: string }
  | { readonly code: 'past-bad-value'; readonly key: keyof Past }
  /** A pending bikjang needs facing generals. */
  | { readonly code: 'past-bikjang-not-facing' }
  /** A bikjang is answered by the other side than the one that called it. */
  | { readonly code: 'past-bikjang-own-turn' }
  /** The trail must alternate and lead to the side that is to move. */
  | { readonly code: 'past-trail-turn'; readonly index: number }
  /** More positions than plies, or more moves than plies. */
  | { readonly code: 'past-too-long'; readonly key: 'steps' | 'trail' | 'firstCapturePly' }

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_PLIES
const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value)
const hasOnly = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))

const isPending = (value: unknown): value is PendingBikjang =>
  isRecord(value) &&
  hasOnly(value, ['calledBy', 'ply']) &&
  isSide(value['calledBy']) &&
  isCount(value['ply'])

const isEarlier = (value: unknown): value is Past['earlier'] =>
  isRecord(value) &&
  Object.keys(value).length <= MAX_PLIES &&
  Object.entries(value).every(([key, n]) => isPositionKey(key) && isCount(n) && n > 0)

const isTrail = (value: unknown): value is readonly TrailEntry[] =>
  Array.isArray(value) && value.length <= MAX_PLIES && value.every(isTrailEntry)

const isTrailEntry = (entry: unknown): entry is TrailEntry =>
  isRecord(entry) &&
  hasOnly(entry, ['key', 'check']) &&
  typeof entry['key'] === 'string' &&
  isPositionKey(entry['key']) &&
  typeof entry['check'] === 'boolean'

const VALUE_CHECKS: Readonly<Record<keyof Past, (value: unknown) => boolean>> = {
  ply: isCount,
  steps: isCount,
  firstMover: isSide,
  firstCapturePly: (value) => value === null || isCount(value),
  consecutivePasses: isCount,
  bikjang: (value) => value === null || isPending(value),
  earlier: isEarlier,
  trail: isTrail,
}

const isPastKey = (key: string): key is keyof Past => Object.hasOwn(VALUE_CHECKS, key)
const PAST_KEYS = Object.keys(VALUE_CHECKS).filter(isPastKey)

const isPast = (input: object): input is Past =>
  PAST_KEYS.every((key) => VALUE_CHECKS[key](Reflect.get(input, key)))

/** Reads the past of a position from untrusted data: every value must be there and nothing else. */
export function validatePast(input: unknown, setup: Setup): Result<Past, readonly PastProblem[]> {
  if (!isRecord(input)) return err([{ code: 'past-not-an-object' }])
  const problems: PastProblem[] = []
  for (const key of Object.keys(input)) {
    if (!isPastKey(key)) problems.push({ code: 'past-unknown-key', key: key.slice(0, 40) })
  }
  for (const key of PAST_KEYS) {
    if (!VALUE_CHECKS[key](input[key])) problems.push({ code: 'past-bad-value', key })
  }
  if (problems.length > 0 || !isPast(input)) return err(problems)
  const contradictions = contradictionsIn(input, setup)
  return contradictions.length > 0 ? err(contradictions) : ok(canonicalPast(input))
}

/** What in a past can't be true together with its position. */
function contradictionsIn(past: Past, setup: Setup): readonly PastProblem[] {
  const problems: PastProblem[] = []
  if (past.steps > past.ply) problems.push({ code: 'past-too-long', key: 'steps' })
  if (past.trail.length > past.ply) problems.push({ code: 'past-too-long', key: 'trail' })
  if ((past.firstCapturePly ?? 0) > past.ply) {
    problems.push({ code: 'past-too-long', key: 'firstCapturePly' })
  }
  if (past.bikjang) {
    if (!Mailbox.from(setup).areGeneralsFacing()) problems.push({ code: 'past-bikjang-not-facing' })
    if (past.bikjang.calledBy === setup.turn) problems.push({ code: 'past-bikjang-own-turn' })
  }
  let turn = setup.turn
  for (let index = past.trail.length - 1; index >= 0; index--) {
    turn = opposite(turn)
    const entry = past.trail[index]
    if (entry && turnOfKey(entry.key) !== turn) {
      problems.push({ code: 'past-trail-turn', index })
      break
    }
  }
  return problems
}

/** The same past with its keys in one order, so that equal pasts have equal JSON. */
const canonicalPast = (past: Past): Past => ({
  ply: past.ply,
  steps: past.steps,
  firstMover: past.firstMover,
  firstCapturePly: past.firstCapturePly,
  consecutivePasses: past.consecutivePasses,
  bikjang: past.bikjang && { calledBy: past.bikjang.calledBy, ply: past.bikjang.ply },
  earlier: Object.fromEntries(
    Object.entries(past.earlier).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  ),
  trail: past.trail.map(({ key, check }) => ({ key, check })),
})

/** One text for equal standings, to save, compare and hash them by. */
export const formatStanding = ({ setup, past }: Standing): string =>
  JSON.stringify({ position: positionKey(setup), past: canonicalPast(past) })

export type StandingProblem =
  PastProblem | SetupProblem | { readonly code: 'standing-not-a-position' }

/**
 * Reads what `formatStanding` writes, or the same as parsed JSON. A position whose side not to move
 * stands in check is refused unless the caller lets an overlooked check (묵장) stand.
 */
export function parseStanding(
  input: unknown,
  { overlookedCheck = false }: { readonly overlookedCheck?: boolean } = {},
): Result<Standing, readonly StandingProblem[]> {
  const data = typeof input === 'string' ? jsonOrNothing(input) : input
  if (!isRecord(data) || !hasOnly(data, ['position', 'past'])) {
    return err([{ code: 'standing-not-a-position' }])
  }
  const key = data['position']
  if (typeof key !== 'string' || !isPositionKey(key)) {
    return err([{ code: 'standing-not-a-position' }])
  }
  const setup = setupOfKey(key)
  const problems = checkSetup(setup).filter(
    (problem) => !(overlookedCheck && problem.code === 'opponent-in-check'),
  )
  if (problems.length > 0) return err(problems)
  const past = validatePast(data['past'], setup)
  return past.ok ? ok({ setup, past: past.value }) : past
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
