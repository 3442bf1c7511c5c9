import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { usePanelsStore } from '../shell/panels-store.ts'

/** What the text panel is asked to do once it is there. */
export type TextRequest =
  | { readonly kind: 'focus' }
  /** An offset of the file's text. */
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'go-to-ply' }
  | { readonly kind: 'format' }

/** A text that is open in the panel, for those who save its document. */
export interface WrittenText {
  /** Takes into the games what was typed last. */
  readonly settle: () => Promise<void>
  readonly sources: (indices: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/** Opens the text panel from anywhere, and hands on what is to be done there. */
export const useTextStore = defineStore('text', () => {
  const panels = usePanelsStore()
  const request = shallowRef<TextRequest>()

  function ask(next: TextRequest): void {
    panels.open('text')
    request.value = next
  }

  /** Shows a place of the open file in its text. */
  const openText = (offset: number): void => ask({ kind: 'offset', offset })

  const written = new Map<string, WrittenText>()

  function add(document: string, text: WrittenText): void {
    written.set(document, text)
  }

  function remove(document: string): void {
    written.delete(document)
  }

  /** Takes into the games of all documents what was typed last. */
  async function settle(): Promise<void> {
    for (const text of written.values()) await text.settle()
  }

  /** The texts of some games of a document, of those that its text panel has. */
  const sources: (
    document: string,
    indices: readonly number[],
  ) => Promise<ReadonlyMap<number, string>> = async (document, indices) =>
    (await written.get(document)?.sources(indices)) ?? new Map()

  /** The request at hand, which is thereby done. */
  function take(): TextRequest | undefined {
    const taken = request.value
    request.value = undefined
    return taken
  }

  return { request, ask, openText, take, add, remove, settle, sources }
})
