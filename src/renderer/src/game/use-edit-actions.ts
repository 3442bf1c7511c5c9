import type { CommandId } from '#shared/contract/commands'
import { canDemote, canPromote } from '#engine/game/variation-order'
import type { NodeId } from '#engine/game/tree'
import type { CommandAction } from '../shell/commands.ts'
import { type FieldName, focusField } from '../shell/focus-field.ts'
import type { PanelId } from '../shell/panel-groups.ts'
import { usePanelsStore } from '../shell/panels-store.ts'
import { useEditStore } from './edit-store.ts'
import { useGameStore } from './game-store.ts'

/** Merging begins with a dialog of its own. */
type EditCommand = Exclude<Extract<CommandId, `edit.${string}`>, 'edit.merge'>

/** What the commands that change the game in view do. */
export function useEditActions(): Readonly<Record<EditCommand, CommandAction>> {
  const edit = useEditStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const isOpen = (): boolean => game.open !== undefined
  const hasMove = (): boolean => game.node?.move !== undefined

  function openField(panel: PanelId, field: FieldName): void {
    panels.open(panel)
    focusField(field)
  }

  /** Acts on the node in view. */
  const onNode = (
    run: (id: NodeId) => void,
    isEnabled: () => boolean = hasMove,
  ): CommandAction => ({
    run: () => game.cursor !== undefined && run(game.cursor),
    isEnabled,
  })
  const glyph = (n: number): CommandAction => ({
    run: () => edit.toggleGlyph(n),
    isEnabled: hasMove,
  })
  const inTree = (can: typeof canPromote) => (): boolean =>
    game.game !== undefined && game.cursor !== undefined && can(game.game.tree, game.cursor)

  return {
    'edit.undo': { run: () => edit.undo(), isEnabled: () => edit.canUndo },
    'edit.redo': { run: () => edit.redo(), isEnabled: () => edit.canRedo },
    'edit.type-move': { run: () => openField('moves', 'move'), isEnabled: isOpen },
    'edit.pass': { run: () => void edit.pass(), isEnabled: isOpen },
    'edit.stand': { run: edit.playRefused, isEnabled: () => edit.refused !== undefined },
    'edit.delete': onNode(edit.remove),
    'edit.cut': onNode(edit.cut),
    'edit.copy': onNode(edit.copy, isOpen),
    'edit.paste': onNode(edit.paste, () => isOpen() && edit.clipboard !== undefined),
    'edit.promote': onNode(edit.promote, inTree(canPromote)),
    'edit.demote': onNode(edit.demote, inTree(canDemote)),
    'edit.main-line': onNode(edit.makeMainLine, inTree(canPromote)),
    'edit.comment': { run: () => openField('annotation', 'comment'), isEnabled: isOpen },
    'edit.bookmark': { run: edit.toggleBookmark, isEnabled: isOpen },
    'edit.glyph-1': glyph(1),
    'edit.glyph-2': glyph(2),
    'edit.glyph-3': glyph(3),
    'edit.glyph-4': glyph(4),
    'edit.glyph-5': glyph(5),
    'edit.glyph-6': glyph(6),
  }
}
