import { computed, type ComputedRef } from 'vue'
import { withRules } from '#engine/game/rules-edit'
import { useEditStore } from '../game/edit-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { type RulesInForce, useRulesStore } from './rules-store.ts'

/** The rule set that holds for the game in view. */
export function useRulesInForce(): ComputedRef<RulesInForce> {
  const rules = useRulesStore()
  const game = useGameStore()
  return computed(() => rules.forGame(game.game))
}

interface GameRulesInView {
  readonly inForce: ComputedRef<RulesInForce>
  /** Judges under another: the game's own is changed where it has one, else what the user prefers. */
  readonly choose: (name: string) => void
  /** Writes the rule set that holds into the game, or takes its own away. */
  readonly keepInGame: (isKept: boolean) => void
}

/** The rule set of the game in view, and the ways to change it; what is the game's can be undone. */
export function useGameRules(): GameRulesInView {
  const rules = useRulesStore()
  const edit = useEditStore()
  const inForce = useRulesInForce()

  function choose(name: string): void {
    if (inForce.value.isOfGame) writeInGame(name)
    else rules.choose(name)
  }

  function writeInGame(name: string): void {
    const named = rules.named(name)
    if (named) edit.changeGame((game) => withRules(game, named))
  }

  function keepInGame(isKept: boolean): void {
    if (isKept) writeInGame(inForce.value.name)
    else edit.changeGame((game) => withRules(game, undefined))
  }

  return { inForce, choose, keepInGame }
}
