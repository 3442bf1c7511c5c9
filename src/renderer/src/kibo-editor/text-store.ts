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

  /** The request at hand, which is thereby done. */
  function take(): TextRequest | undefined {
    const taken = request.value
    request.value = undefined
    return taken
  }

  return { request, ask, openText, take }
})
