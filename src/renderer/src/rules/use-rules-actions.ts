import type { CommandId } from '#shared/contract/commands'
import { useGameStore } from '../game/game-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useRulesInForce } from './use-game-rules.ts'

type RulesCommand = Extract<CommandId, 'game.new-rules' | 'game.edit-rules' | 'game.ruling-sheet'>

/** The commands about rule sets and rulings. */
export function useRulesActions(): Readonly<Record<RulesCommand, CommandAction>> {
  const shell = useShellStore()
  const game = useGameStore()
  const rules = useRulesInForce()
  return {
    'game.new-rules': { run: () => shell.show('new-rules') },
    'game.edit-rules': {
      run: () => shell.show('edit-rules'),
      isEnabled: () => rules.value.isOwn,
    },
    'game.ruling-sheet': {
      run: () => shell.show('ruling-sheet'),
      isEnabled: () => game.game !== undefined,
    },
  }
}
