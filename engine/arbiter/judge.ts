import type { Outcome } from '../rules/outcome.ts'
import type { Standing } from '../rules/past.ts'
import { lookBefore, type PlyReport, reportPly } from '../rules/ply-report.ts'
import { Reading } from '../rules/reading.ts'
import { type Refusal, ruleRefusal } from '../rules/refusal.ts'
import { PRESET_IDS, type PresetId, PRESETS, presetOf, type RuleSet } from '../rules/ruleset.ts'
import { Track } from '../rules/track.ts'
import type { Move } from '../rules/types.ts'

/** A record as the rules see it: where it starts and what was played. */
export interface PlayedGame {
  readonly standing: Standing
  readonly moves: readonly Move[]
}

/** The same record under another rule set. */
interface OtherReading {
  readonly rules: PresetId
  readonly result: Outcome | null
  /** Another winner, another reason or another ply than under the chosen rule set. */
  readonly differs: boolean
}

export interface Judgement {
  readonly plies: readonly PlyReport[]
  /** The first ending; null where the record ends before the game. */
  readonly result: Outcome | null
  /** The first action that cannot be carried out on the board: judging ends before it. */
  readonly stopped: { readonly ply: number; readonly refusal: Refusal } | null
  /** Every preset but the chosen one. */
  readonly otherReadings: readonly OtherReading[]
}

/**
 * Replays every ply of a record, under the chosen rule set and all presets at once. An action that
 * the rules refuse stands as played, and play goes on from it; what follows the first ending is
 * listed as after the end.
 */
export function judge({ standing, moves }: PlayedGame, rules: RuleSet): Judgement {
  const track = Track.from(standing)
  const read = (under: RuleSet): Reading => new Reading(under, track, standing.past.bikjang)
  const chosen = read(rules)
  const chosenId = presetOf(rules)
  const others = PRESET_IDS.filter((id) => id !== chosenId).map((id) => ({
    id,
    reading: read(PRESETS[id]),
    stood: false,
  }))
  const plies: PlyReport[] = []
  let stopped: Judgement['stopped'] = null
  for (const move of moves) {
    const before = lookBefore(track, chosen, move)
    if (before.refusal && !track.canStand(move)) {
      stopped = { ply: track.ply + 1, refusal: before.refusal }
      break
    }
    const isMovement = track.isMovementLegal(move)
    for (const other of others) other.stood = !isMovement || isRefusedBy(other.reading, track, move)
    track.play(move)
    chosen.follow(track, before.refusal !== undefined)
    for (const { reading, stood } of others) reading.follow(track, stood)
    plies.push(reportPly(track, chosen, before))
  }
  const otherReadings = others.map(({ id, reading }) => ({
    rules: id,
    result: reading.outcome,
    differs: isDifferentEnd(reading.outcome, chosen.outcome),
  }))
  return { plies, result: chosen.outcome, stopped, otherReadings }
}

const isRefusedBy = (reading: Reading, track: Track, move: Move): boolean =>
  reading.outcome === null && ruleRefusal(track, reading.rules, move) !== undefined

/** Another winner, another reason or another ply. */
export const isDifferentEnd = (a: Outcome | null, b: Outcome | null): boolean =>
  a?.winner !== b?.winner || a?.reason !== b?.reason || a?.moveCount !== b?.moveCount
