import { err, ok, type Result } from '../result.ts'
import { Course } from '../rules/course.ts'
import type { Standing } from '../rules/past.ts'
import { positionKey } from '../rules/position-key.ts'
import { opposite, type Side } from '../rules/types.ts'
import { MAX_PLAYER_NAME } from './action.ts'
import { startClock } from './clock.ts'
import type { MatchOptions } from './options.ts'
import { type BySide, type PlayerId, RESERVED_NAMES } from './player.ts'
import { drawBelow, MAX_SEED, seedRandom } from './random.ts'
import { isTime } from './deadlines.ts'
import type { MatchStart, MatchState } from './state.ts'

/** Who meets: the host opened the match, the guest joined it. */
export interface Meeting {
  readonly host: PlayerId
  readonly guest: PlayerId
}

export type CreateProblem =
  /** Empty, too long, or a name that means something else. */
  | { readonly code: 'badPlayerName'; readonly name: string }
  | { readonly code: 'samePlayer' }
  /** Not a whole number from 0 to 2^32 - 1. */
  | { readonly code: 'badSeed' }
  | { readonly code: 'badTime' }
  /** The game is over in the position the match should begin from. */
  | { readonly code: 'startIsOver' }

/**
 * A new match, at its set-up. `previous` are the players of the match before, which `alternate`
 * swaps; `seed` decides all that is drawn, and `now` is the host's clock in milliseconds.
 */
export function createMatch(
  options: MatchOptions,
  meeting: Meeting,
  seed: number,
  now: number,
  previous?: BySide<PlayerId>,
): Result<MatchState, CreateProblem> {
  const problem = problemIn(meeting, seed, now)
  if (problem) return err(problem)
  const rng = seedRandom(seed)
  const draw = options.sideAssignment === 'random' ? drawBelow(rng, 2) : undefined
  const hostSide = draw
    ? draw.value === 0
      ? 'cho'
      : 'han'
    : assignedSide(options, meeting, previous)
  return ok({
    options,
    players:
      hostSide === 'cho'
        ? { cho: meeting.host, han: meeting.guest }
        : { cho: meeting.guest, han: meeting.host },
    phase: 'setup',
    choice: { cho: null, han: null },
    start: null,
    moves: [],
    clock: startClock(options.timeControl, now),
    undo: { usedBy: { cho: 0, han: 0 }, pending: null },
    draw: { pendingBy: null, closedAt: { cho: null, han: null } },
    disconnectedAt: { cho: null, han: null },
    result: null,
    rng: draw?.next ?? rng,
  })
}

/** A match that begins in a position with its past: no set-up, the side to move at once. */
export function createMatchFrom(
  standing: Standing,
  options: MatchOptions,
  meeting: Meeting,
  seed: number,
  now: number,
  previous?: BySide<PlayerId>,
): Result<MatchState, CreateProblem> {
  const created = createMatch(options, meeting, seed, now, previous)
  if (!created.ok) return created
  if (Course.from(standing, options.rules).outcome) return err({ code: 'startIsOver' })
  const start: MatchStart = { position: positionKey(standing.setup), past: standing.past }
  return ok({ ...created.value, phase: 'playing', start })
}

function assignedSide(
  { sideAssignment }: MatchOptions,
  { host }: Meeting,
  previous: BySide<PlayerId> | undefined,
): Side {
  if (sideAssignment === 'hostHan') return 'han'
  return sideAssignment === 'alternate' && previous?.cho === host ? opposite('cho') : 'cho'
}

function problemIn({ host, guest }: Meeting, seed: number, now: number): CreateProblem | undefined {
  for (const name of [host, guest]) {
    if (name.length === 0 || name.length > MAX_PLAYER_NAME || RESERVED_NAMES.includes(name)) {
      return { code: 'badPlayerName', name: name.slice(0, MAX_PLAYER_NAME) }
    }
  }
  if (host === guest) return { code: 'samePlayer' }
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) return { code: 'badSeed' }
  return isTime(now) ? undefined : { code: 'badTime' }
}
