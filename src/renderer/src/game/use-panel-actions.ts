import type { CommandId } from '#shared/contract/commands'
import { useDocumentStore } from '../documents/document-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { focusPanel } from '../shell/focus-field.ts'
import type { PanelId } from '../shell/panel-groups.ts'
import { usePanelsStore } from '../shell/panels-store.ts'
import { PANELS } from './panels.ts'

/** The text panel has requests of its own: it is loaded first. */
type PanelCommand = Exclude<Extract<CommandId, `panel.${string}`>, 'panel.text'>

/** The commands that bring a panel to the front and the keyboard into it. */
export function usePanelActions(): Readonly<Record<PanelCommand, CommandAction>> {
  const documents = useDocumentStore()
  const panels = usePanelsStore()

  const to = (id: PanelId): CommandAction => ({
    run: () => {
      panels.open(id)
      void focusPanel(id)
    },
    isEnabled: () =>
      documents.active !== undefined && PANELS[id].isShown?.(documents.active) !== false,
  })
  return {
    'panel.moves': to('moves'),
    'panel.tree': to('tree'),
    'panel.games': to('games'),
    'panel.annotation': to('annotation'),
    'panel.headers': to('headers'),
    'panel.report': to('report'),
    'panel.analysis': to('analysis'),
    'panel.explorer': to('explorer'),
    'panel.review': to('review'),
    'panel.ruling': to('ruling'),
  }
}
