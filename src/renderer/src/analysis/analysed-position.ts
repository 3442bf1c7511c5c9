import { formatStanding, loadedStanding, type Standing } from '#engine/rules/past'
import { type RuleSet, ruleSetText } from '#engine/rules/ruleset'
import { checkSetup } from '#engine/rules/setup'
import { opposite } from '#engine/rules/types'

/** Engines refuse a position in which the side that moved left its general in check. */
export const isPlayable = ({ setup }: Standing): boolean => checkSetup(setup).length === 0

/**
 * What the side that just moved would do if it moved again. Undefined in check, where the other may
 * not stand still.
 */
export function threatStanding({ setup }: Standing): Standing | undefined {
  const turned = { board: setup.board, turn: opposite(setup.turn) }
  return checkSetup(turned).length === 0 ? loadedStanding(turned) : undefined
}

/** Under what an evaluation is remembered. */
export const evaluationKey = (engine: string, standing: Standing, rules: RuleSet): string =>
  `${engine}\n${ruleSetText(rules)}\n${formatStanding(standing)}`
