import type { CommandId } from '#shared/contract/commands'
import { useGameStore } from '../game/game-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import type { CopyKind } from './copied.ts'
import { useCopyStore } from './copy-store.ts'
import { useShownStore } from './shown-store.ts'

type CopyCommand = Extract<CommandId, `copy.${string}`>

/** The commands that take a position or the record out of the studio. */
export function useCopyActions(): Readonly<Record<CopyCommand, CommandAction>> {
  const copies = useCopyStore()
  const shown = useShownStore()
  const game = useGameStore()
  const isShown = (): boolean => shown.shown !== undefined
  const copy = (kind: CopyKind): CommandAction => ({
    run: () => void copies.copy(kind),
    isEnabled: isShown,
  })
  const save = (kind: CopyKind): CommandAction => ({
    run: () => void copies.save(kind),
    isEnabled: isShown,
  })
  return {
    'copy.record': {
      run: () => void copies.copyRecord(),
      isEnabled: () => game.game !== undefined,
    },
    'copy.fen': copy('fen'),
    'copy.png': copy('png'),
    'copy.svg': copy('svg'),
    'copy.diagram': copy('diagram'),
    'copy.save-png': save('png'),
    'copy.save-svg': save('svg'),
    'copy.save-diagram': save('diagram'),
  }
}
