import { z } from 'zod'
import { fileRef, textFile } from '#shared/contract/files'
import type { StudioDocument } from './document-store.ts'

/** What a window must know to open its documents again after a reload; the host tells of files only once. */
const session = z.strictObject({
  documents: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('file'), id: z.string(), file: fileRef }),
      /** Dropped or pasted: nothing on disk stands behind it. */
      z.strictObject({ kind: z.literal('text'), id: z.string(), file: textFile }),
    ]),
  ),
  /** Index of the one in front. */
  active: z.int(),
})
export type Session = z.infer<typeof session>
type Kept = Session['documents'][number]

/** Browsers keep about five million characters for a page; longer texts are not recalled. */
const LONGEST_TEXT = 1_000_000

function keep({ id, file }: StudioDocument): Kept | undefined {
  if (file.path !== null) return { kind: 'file', id, file: { name: file.name, path: file.path } }
  if (file.text.length > LONGEST_TEXT) return undefined
  return { kind: 'text', id, file }
}

export function sessionOf(all: readonly StudioDocument[], activeId: string | undefined): Session {
  const kept = all.map((document) => ({ id: document.id, kept: keep(document) }))
  const recalled = kept.flatMap(({ id, kept: each }) => (each ? [{ id, each }] : []))
  return {
    documents: recalled.map(({ each }) => each),
    active: recalled.findIndex(({ id }) => id === activeId),
  }
}

/** Undefined for what no version of the window wrote. */
export function parseSession(text: string | null): Session | undefined {
  if (text === null) return undefined
  try {
    return session.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
