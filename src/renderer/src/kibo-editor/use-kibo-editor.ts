import {
  computed,
  type ComputedRef,
  onBeforeUnmount,
  onMounted,
  type Ref,
  ref,
  shallowRef,
} from 'vue'
import type { StudioDocument } from '../documents/document-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { useEditorContext } from './editor-context.ts'
import { EDITOR_OPTIONS } from './editor-options.ts'
import type { ShownText } from './shown-text.ts'
import { useCaret } from './use-caret.ts'
import { editorType, useEditorLook, wideSignsLoaded } from './use-editor-look.ts'
import { type Findings, useFindings } from './use-findings.ts'
import { type GamesOfText, useReading } from './use-reading.ts'
import { type TextActions, useTextRequests } from './use-text-requests.ts'

export interface KiboEditor extends TextActions, GamesOfText, Omit<Findings, 'found'> {
  readonly isReady: ComputedRef<boolean>
  readonly isEditable: ComputedRef<boolean>
  readonly hasFailed: Ref<boolean>
}

/** The text editor of one document in a room of the window. */
export function useKiboEditor(
  room: Readonly<Ref<HTMLElement | null>>,
  { id, file, records }: StudioDocument,
  askPly: () => void,
): KiboEditor {
  const texts = useTexts()
  const settings = useSettingsStore()
  const context = useEditorContext()
  const shown = shallowRef<ShownText>()
  const hasFailed = ref(false)

  useEditorLook(shown)
  const { found, counts, isBroken } = useFindings(shown)
  const caret = useCaret(shown)
  const games = useReading(shown, (reading) => {
    found.value = reading.diagnostics
    caret.wasRead(reading.game)
  })
  const actions = useTextRequests(shown, file.text, caret.settled, askPly)

  async function show(): Promise<void> {
    const [loaded] = await Promise.all([context, wideSignsLoaded()])
    const open = await loaded.textOf({ id, text: file.text, format: records.format })
    if (!room.value) return
    const editor = loaded.monaco.editor.create(room.value, {
      ...EDITOR_OPTIONS,
      ...editorType(settings.current.zoom),
      model: open.model,
      readOnly: open.sync === undefined,
      ariaLabel: texts.value.kiboEditor.label,
    })
    if (open.view) editor.restoreViewState(open.view)
    found.value = open.diagnostics
    shown.value = { ...loaded, editor, open, document: id }
  }

  onMounted(() => {
    show().catch((error: unknown) => {
      console.error(error)
      hasFailed.value = true
    })
  })
  onBeforeUnmount(() => {
    const now = shown.value
    if (!now) return
    now.open.view = now.editor.saveViewState()
    now.editor.dispose()
  })

  return {
    ...actions,
    ...games,
    isReady: computed(() => shown.value !== undefined),
    isEditable: computed(() => shown.value?.open.sync !== undefined),
    isBroken,
    counts,
    hasFailed,
  }
}
