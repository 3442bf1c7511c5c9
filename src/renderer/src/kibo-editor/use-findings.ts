import { computed, type ComputedRef, type Ref, shallowRef, watch } from 'vue'
import type { Diagnostic, Severity } from '#engine/notation/diagnostic'
import { useTexts } from '../text/use-texts.ts'
import { markersFor } from './markers.ts'
import type { ShownText } from './shown-text.ts'

export interface FindingCounts {
  readonly errors: number
  readonly warnings: number
}

export interface Findings {
  /** Undefined until the text was read. */
  readonly found: Ref<readonly Diagnostic[] | undefined>
  readonly counts: ComputedRef<FindingCounts | undefined>
  /** Whether some of the text could not be read. */
  readonly isBroken: ComputedRef<boolean>
}

/** What was found in the text, marked in the editor in the language of the window. */
export function useFindings(shown: Readonly<Ref<ShownText | undefined>>): Findings {
  const texts = useTexts()
  const found = shallowRef<readonly Diagnostic[]>()

  watch([shown, found, texts], ([now, diagnostics, words]) => {
    if (!now || !diagnostics) return
    const { monaco, open } = now
    const markers = markersFor(monaco, open.model, diagnostics, words)
    monaco.editor.setModelMarkers(open.model, 'kibo', markers)
  })

  return {
    found,
    counts: computed(() => found.value && countsOf(found.value)),
    isBroken: computed(() => found.value?.some(breaksOff) === true),
  }
}

function countsOf(found: readonly Diagnostic[]): FindingCounts {
  const count = (severity: Severity): number =>
    found.filter((one) => one.severity === severity).length
  return { errors: count('error'), warnings: count('warning') }
}

const breaksOff = (diagnostic: Diagnostic): boolean =>
  diagnostic.severity === 'error' && !(diagnostic.code === 'illegal-move' && diagnostic.facts.stood)
