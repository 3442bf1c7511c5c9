import { apply } from '#engine/match/apply'
import { createMatch, createMatchFrom } from '#engine/match/create'
import type { MatchEvent, Step } from '#engine/match/event'
import { DEFAULT_OPTIONS, type MatchOptions } from '#engine/match/options'
import type { Refusal } from '#engine/match/refusal'
import { type MatchState, turnOf } from '#engine/match/state'
import { parseFen } from '#engine/notation/fen'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import type { Arrangement } from '#engine/rules/setup'
import { type Square, squareAt } from '#engine/rules/square'

/** Players are named after their side, so that a test reads as the rule does. */
export const MEETING = { host: 'cho', guest: 'han' }
export const START = 1_000_000

export function optionsWith(
  changed: Partial<MatchOptions> = {},
  rules: Partial<RuleSet> = {},
): MatchOptions {
  return {
    ...DEFAULT_OPTIONS,
    sideAssignment: 'hostCho',
    ...changed,
    rules: { ...PRESETS.standard, ...rules },
  }
}

export function created(options: MatchOptions, seed = 7): MatchState {
  const match = createMatch(options, MEETING, seed, START)
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}

/** A match in which both have chosen, Cho to move at `START`. */
export function begun(
  options: MatchOptions = optionsWith(),
  cho: Arrangement = 'MSSM',
  han: Arrangement = 'MSSM',
): MatchState {
  const afterHan = accept(created(options), { type: 'chooseSetup', arrangement: han }, 'han')
  return accept(afterHan.state, { type: 'chooseSetup', arrangement: cho }, 'cho').state
}

/** A match from a FEN of which nothing else is known, its side to move at `START`. */
export function begunFrom(fen: string, options: MatchOptions): MatchState {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(setup.error.code)
  const match = createMatchFrom(loadedStanding(setup.value), options, MEETING, 7, START)
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}

export function accept(state: MatchState, action: unknown, actor: string, now = START): Step {
  const step = apply(state, action, actor, now)
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`)
  return step.value
}

export function refusal(state: MatchState, action: unknown, actor: string, now = START): Refusal {
  const before = JSON.stringify(state)
  const step = apply(state, action, actor, now)
  if (step.ok) throw new Error(`accepted: ${JSON.stringify(step.value.events)}`)
  if (JSON.stringify(state) !== before) throw new Error('a refused action changed the state')
  return step.error
}

/** A step by the seed's coordinates, or a pass. */
export type Ply = readonly [from: readonly [number, number], to: readonly [number, number]] | 'pass'

export const squareOf = ([file, rank]: readonly [number, number]): Square => squareAt(file, rank)

export const actionOf = (ply: Ply): object =>
  ply === 'pass' ? { type: 'pass' } : { type: 'move', from: squareOf(ply[0]), to: squareOf(ply[1]) }

/** Plays on in turn, each ply `ms` after the one before. */
export function playOn(state: MatchState, plies: readonly Ply[], ms = 0, from = START): Step {
  const events: MatchEvent[] = []
  let at = state
  plies.forEach((ply, i) => {
    const step = accept(at, actionOf(ply), turnOf(at), from + ms * (i + 1))
    at = step.state
    events.push(...step.events)
  })
  return { state: at, events }
}

export const typesOf = (step: Step): string[] => step.events.map(({ type }) => type)
