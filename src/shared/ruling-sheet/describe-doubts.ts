import type { RulingSheet } from '#engine/arbiter/ruling-sheet'
import type { Texts } from '../text/index.ts'
import { describeDiagnostic, describePlace } from '../text/problems.ts'
import type { SheetSection } from './sheet-document.ts'

/** What may be wrong in the record; nothing where there is nothing to say. */
export function describeDoubts(
  all: Texts,
  { doubts, moreDoubts }: RulingSheet,
): SheetSection | undefined {
  const words = all.rulingSheet.doubts
  const items = [
    ...doubts.map((finding) =>
      words.place(describePlace(all, finding), describeDiagnostic(all, finding)),
    ),
    ...(moreDoubts > 0 ? [words.more(moreDoubts)] : []),
  ]
  return items.length === 0
    ? undefined
    : { id: 'doubts', title: words.title, blocks: [{ kind: 'list', items }] }
}
