import { loadedStanding } from '#engine/rules/past'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { iterate, type Progress } from '#engine/search/iterate'
import type { Limits } from '#engine/search/surroundings'
import { Table } from '#engine/search/table'
import { setupOf } from '../../support/positions.ts'

export const NO_CLOCK = { now: () => 0, shouldStop: () => false }

/** Searches a position that was loaded without a past. */
export const searchOf = (
  fen: string,
  limits: Limits,
  rules: RuleSet = PRESETS.standard,
  lines = 1,
): Progress =>
  iterate(
    { standing: loadedStanding(setupOf(fen)), rules, limits, lines },
    Table.ofMegabytes(4),
    NO_CLOCK,
  )
