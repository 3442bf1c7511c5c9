import { COMMAND_IDS, type CommandId } from '#shared/contract/commands'
import { chord, type KeyChord } from './key-chord.ts'

export const COMMAND_GROUPS = [
  'file',
  'edit',
  'game',
  'copy',
  'go',
  'view',
  'panel',
  'engine',
  'app',
] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

export interface Command {
  readonly id: CommandId
  readonly group: CommandGroup
  /** The first is the one that tooltips and menus name. */
  readonly keys: readonly KeyChord[]
  /** True where the browser itself turns the key into an event, as it does for paste. */
  readonly keyIsNative: boolean
  readonly isEnabled: () => boolean
  readonly run: () => void
}

/** What a command does and when it can; the stores and dialogs behind it are wired in one place. */
export interface CommandAction {
  readonly run: () => void
  readonly isEnabled?: () => boolean
}

/**
 * Keys of every command, before the user changed them. Each single letter has a twin with modifiers, for those whose
 * speech or switch input types letters by accident.
 */
export const KEYS: Readonly<Record<CommandId, readonly string[]>> = {
  'file.new': ['Mod+N', 'Alt+N'],
  'file.open': ['Mod+O'],
  'file.open-folder': ['Mod+Alt+O'],
  'file.paste': ['Mod+V'],
  'file.export': ['Mod+Alt+E'],
  'file.report': [],
  'file.encoding': [],
  'file.convert': [],
  'file.recent': ['Mod+Shift+O'],
  'file.save': ['Mod+S'],
  'file.save-as': ['Mod+Shift+S'],
  'file.close': ['Mod+F4', 'Alt+W'],
  'file.next': ['F6'],
  'game.next': ['Shift+PageDown'],
  'game.previous': ['Shift+PageUp'],
  'edit.undo': ['Mod+Z'],
  'edit.redo': ['Mod+Y', 'Mod+Shift+Z'],
  'edit.type-move': ['M', 'Mod+M'],
  'edit.pass': ['P', 'Mod+Alt+P'],
  'edit.stand': [],
  'edit.comment': ['Mod+E'],
  'edit.bookmark': ['B', 'Mod+B'],
  'edit.glyph-1': ['1', 'Mod+Alt+1'],
  'edit.glyph-2': ['2', 'Mod+Alt+2'],
  'edit.glyph-3': ['3', 'Mod+Alt+3'],
  'edit.glyph-4': ['4', 'Mod+Alt+4'],
  'edit.glyph-5': ['5', 'Mod+Alt+5'],
  'edit.glyph-6': ['6', 'Mod+Alt+6'],
  'edit.promote': ['Mod+ArrowUp'],
  'edit.demote': ['Mod+ArrowDown'],
  'edit.main-line': ['Mod+Shift+ArrowUp'],
  'edit.delete': ['Delete'],
  'edit.cut': ['Mod+Alt+X'],
  'edit.copy': ['Mod+Alt+C'],
  'edit.paste': ['Mod+Alt+V'],
  'edit.merge': [],
  'game.arrangements': [],
  'game.add-case': [],
  'game.new-rules': [],
  'game.edit-rules': [],
  'game.ruling-sheet': ['Mod+Alt+J'],
  'copy.record': ['Mod+C'],
  'copy.fen': ['Mod+Shift+C'],
  'copy.png': [],
  'copy.svg': [],
  'copy.diagram': [],
  'copy.save-png': [],
  'copy.save-svg': [],
  'copy.save-diagram': [],
  'game.tidy-text': [],
  'go.start': ['Home'],
  'go.back': ['ArrowLeft'],
  'go.forward': ['ArrowRight'],
  'go.end': ['End'],
  'go.back-ten': ['PageUp'],
  'go.forward-ten': ['PageDown'],
  'go.variation-previous': ['ArrowUp'],
  'go.variation-next': ['ArrowDown'],
  'go.fork-previous': ['Shift+ArrowLeft'],
  'go.fork-next': ['Shift+ArrowRight'],
  'go.bookmark': ['Mod+Shift+B'],
  'go.autoplay': ['A', 'Mod+Shift+A'],
  'go.ply': ['Mod+G'],
  'view.game': ['Alt+1'],
  'view.cases': ['Alt+2'],
  'view.position': ['Alt+3'],
  'view.library': ['Alt+4'],
  'view.flip': ['F', 'Mod+Shift+F'],
  'view.zoom-in': ['Mod+='],
  'view.zoom-out': ['Mod+-'],
  'view.zoom-reset': ['Mod+0'],
  'panel.moves': ['F2'],
  'panel.tree': ['F3'],
  'panel.games': [],
  'panel.text': ['F4'],
  'panel.annotation': [],
  'panel.headers': ['Mod+I'],
  'panel.report': [],
  'panel.analysis': ['F7'],
  'panel.explorer': ['F8'],
  'panel.review': ['F9'],
  'panel.ruling': ['Mod+J'],
  'engine.analyse': ['Space', 'Mod+Shift+E'],
  'engine.threat': ['X', 'Mod+Shift+X'],
  'engine.lock': ['L', 'Mod+Shift+L'],
  'engine.play-cho': [],
  'engine.play-han': [],
  'engine.stop-play': [],
  'engine.manage': [],
  'app.settings': ['Mod+,'],
  'app.palette': ['Mod+K', 'Mod+Shift+P'],
  'app.keys': ['F1', '?'],
  'app.edit-keys': [],
}

/** Keys that the browser turns into events itself: they cannot be changed. */
export const NATIVE_KEYS: readonly CommandId[] = ['file.paste', 'copy.record']

const groupOf = (id: CommandId): CommandGroup =>
  COMMAND_GROUPS.find((group) => id.startsWith(`${group}.`)) ?? 'app'

/** The one table behind buttons, tooltips, menus, keys, the key sheet and the palette. */
export function createCommands(
  actions: Readonly<Record<CommandId, CommandAction>>,
  keysOf: (id: CommandId) => readonly KeyChord[] = (id) => KEYS[id].map(chord),
): readonly Command[] {
  return COMMAND_IDS.map((id) => ({
    id,
    group: groupOf(id),
    get keys() {
      return keysOf(id)
    },
    keyIsNative: NATIVE_KEYS.includes(id),
    isEnabled: actions[id].isEnabled ?? (() => true),
    run: actions[id].run,
  }))
}
