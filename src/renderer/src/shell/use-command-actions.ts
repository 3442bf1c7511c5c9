import type { CommandId } from '#shared/contract/commands'
import { useEngineActions } from '../analysis/use-engine-actions.ts'
import { useCopyActions } from '../copy/use-copy-actions.ts'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useBranchActions } from '../game/use-branch-actions.ts'
import { usePanelActions } from '../game/use-panel-actions.ts'
import { useEditActions } from '../game/use-edit-actions.ts'
import { useTextActions } from '../kibo-editor/use-text-actions.ts'
import { useRulesActions } from '../rules/use-rules-actions.ts'
import { useSaveActions } from '../saving/use-save-actions.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useFileActions } from '../files/use-file-actions.ts'
import type { CommandAction } from './commands.ts'
import { useShellStore } from './shell-store.ts'
import { usePlaceActions } from './use-place-actions.ts'

const BIG_STEP = 10

/** What every command does, wired to the stores. */
export function useCommandActions(
  pickFiles: () => void,
): Readonly<Record<CommandId, CommandAction>> {
  const shell = useShellStore()
  const settings = useSettingsStore()
  const documents = useDocumentStore()
  const game = useGameStore()
  const engine = useEngineActions()

  const canGoBack = (): boolean => game.ply > 0
  const canGoOn = (): boolean => game.ply < game.last
  const gameIndex = (): number => documents.active?.gameIndex ?? 0
  const games = (): number => documents.active?.records.games.length ?? 0
  const step = (plies: number, isEnabled: () => boolean): CommandAction => ({
    run: () => game.step(plies),
    isEnabled,
  })
  const toGame = (by: number, isEnabled: () => boolean): CommandAction => ({
    run: () => void documents.openGame(gameIndex() + by),
    isEnabled,
  })

  return {
    ...useTextActions(),
    ...usePanelActions(),
    ...usePlaceActions(),
    ...useCopyActions(),
    ...useSaveActions(),
    ...useEditActions(),
    ...useBranchActions(),
    ...useRulesActions(),
    'file.open': { run: pickFiles },
    ...useFileActions(),
    'file.paste': { run: () => shell.show('paste') },
    'file.next': { run: documents.activateNext, isEnabled: () => documents.all.length > 1 },
    'game.next': toGame(1, () => gameIndex() + 1 < games()),
    'game.previous': toGame(-1, () => gameIndex() > 0),
    'game.add-case': { run: () => shell.show('add-case') },
    'go.start': { run: () => game.go(0), isEnabled: canGoBack },
    'go.back': step(-1, canGoBack),
    'go.forward': step(1, canGoOn),
    'go.end': { run: () => game.go(game.last), isEnabled: canGoOn },
    'go.back-ten': step(-BIG_STEP, canGoBack),
    'go.forward-ten': step(BIG_STEP, canGoOn),
    'go.autoplay': { run: game.togglePlay, isEnabled: () => game.last > 0 },
    'view.flip': { run: game.flip },
    'view.zoom-in': { run: () => settings.zoomBy(1) },
    'view.zoom-out': { run: () => settings.zoomBy(-1) },
    'view.zoom-reset': { run: () => settings.change({ zoom: 100 }) },
    ...engine,
    'app.settings': { run: () => shell.show('settings') },
    'app.palette': { run: () => shell.show('palette') },
    'app.keys': { run: () => shell.show('keys') },
    'app.edit-keys': { run: () => shell.show('edit-keys') },
  }
}
