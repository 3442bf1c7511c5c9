import { type Component, defineAsyncComponent } from 'vue'
import CommandPalette from './CommandPalette.vue'
import type { DialogId } from './dialog-id.ts'

type Props = Readonly<Record<string, unknown>>

/** A dialog of the studio: its component emits `close` and does the rest itself. */
interface Dialog {
  readonly component: Component
  readonly props?: Props
}

const loads: (() => Promise<unknown>)[] = []

/** Not needed for the first board, so not loaded before it. */
function later(load: () => Promise<{ readonly default: Component }>, props: Props = {}): Dialog {
  loads.push(load)
  return { component: defineAsyncComponent(load), props }
}

export const DIALOGS: Readonly<Record<DialogId, Dialog>> = {
  files: later(() => import('../files/FileDialog.vue')),
  convert: later(() => import('../convert/ConvertDialog.vue')),
  export: later(() => import('../convert/ExportDialog.vue')),
  report: later(() => import('../report/ReportDialog.vue')),
  encoding: later(() => import('../files/EncodingDialog.vue')),
  paste: later(() => import('../files/PasteDialog.vue')),
  settings: later(() => import('../settings/SettingsDialog.vue')),
  'edit-keys': later(() => import('./KeyBindingsDialog.vue')),
  'add-case': later(() => import('../cases/AddCaseDialog.vue')),
  keys: later(() => import('./KeySheet.vue')),
  /** Here from the start: who calls it goes on typing at once. */
  palette: { component: CommandPalette },
  engines: later(() => import('../analysis/EnginesDialog.vue')),
  'new-game': later(() => import('../game/NewGameDialog.vue'), { edits: false }),
  recent: later(() => import('../saving/RecentDialog.vue')),
  merge: later(() => import('../game/MergeDialog.vue')),
  arrangements: later(() => import('../game/NewGameDialog.vue'), { edits: true }),
  'save-as': later(() => import('../saving/SaveDialog.vue')),
  'save-check': later(() => import('../saving/CheckDialog.vue')),
  'close-unsaved': later(() => import('../saving/CloseDialog.vue')),
  'ruling-sheet': later(() => import('../ruling-sheet/SheetDialog.vue')),
  'new-rules': later(() => import('../rules/RulesDialog.vue'), { edits: false }),
  'edit-rules': later(() => import('../rules/RulesDialog.vue'), { edits: true }),
}

/** Loads the dialogs while nothing else is to be done, so that none is waited for. */
export async function warmDialogs(): Promise<void> {
  for (const load of loads) await load()
}
