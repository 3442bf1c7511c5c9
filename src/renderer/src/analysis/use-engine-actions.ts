import type { Side } from '#engine/rules/types'
import type { CommandId } from '#shared/contract/commands'
import type { CommandAction } from '../shell/commands.ts'
import { usePanelsStore } from '../shell/panels-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useAnalysisStore } from './analysis-store.ts'
import { usePlayStore } from './play-store.ts'

type EngineCommand = Extract<CommandId, `engine.${string}`>

/** What the commands of the analysis do. */
export function useEngineActions(): Readonly<Record<EngineCommand, CommandAction>> {
  const panels = usePanelsStore()
  const shell = useShellStore()
  const game = useGameStore()
  const analysis = useAnalysisStore()
  const play = usePlayStore()
  const isOpen = (): boolean => game.opened !== undefined

  /** Its lines are to be seen, wherever the panel was. */
  function toggleAnalysis(): void {
    analysis.toggle()
    if (analysis.isOn) panels.open('analysis')
  }

  function startPlay(user: Side): void {
    play.start(user)
    panels.open('analysis')
  }

  return {
    'engine.analyse': { run: toggleAnalysis, isEnabled: isOpen },
    'engine.threat': { run: analysis.toggleThreat, isEnabled: isOpen },
    'engine.lock': { run: analysis.toggleLock, isEnabled: isOpen },
    'engine.play-cho': { run: () => startPlay('cho'), isEnabled: isOpen },
    'engine.play-han': { run: () => startPlay('han'), isEnabled: isOpen },
    'engine.stop-play': { run: () => play.end(), isEnabled: () => play.user !== undefined },
    'engine.manage': { run: () => shell.show('engines') },
  }
}
