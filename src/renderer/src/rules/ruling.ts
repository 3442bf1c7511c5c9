import { judge, type Judgement } from '#engine/arbiter/judge'
import { MOST_JUDGED } from '#engine/arbiter/ruling-sheet'
import type { RuleSet } from '#engine/rules/ruleset'
import type { GameView } from '../documents/game-view.ts'

/** Judges the game that is open, from its start; of a hostile one only the first actions. */
export const judgeOpened = ({ standing, plies }: GameView, rules: RuleSet): Judgement =>
  judge({ standing, moves: plies.slice(0, MOST_JUDGED).map(({ move }) => move) }, rules)
