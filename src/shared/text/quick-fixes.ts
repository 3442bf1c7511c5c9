import type { FixCode, Mending } from '#engine/kibo-text/quick-fix'
import type { Texts } from './index.ts'
import type { FixTexts } from './kibo-editor.ko.ts'

/** The sentence for a quick fix. A code without words does not compile. */
export const describeFix = (texts: Texts, mending: Mending): string =>
  sentence(texts.kiboEditor.fixes, mending)

function sentence<C extends FixCode>(texts: FixTexts, mending: Mending<C>): string {
  return texts[mending.code](mending.facts)
}
