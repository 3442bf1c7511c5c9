import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { DialogId } from './dialog-id.ts'
import type { PlaceId } from './place-id.ts'

/** Which place is shown and which dialog stands before it. */
export const useShellStore = defineStore('shell', () => {
  const place = ref<PlaceId>('game')
  const dialog = ref<DialogId>()

  function show(next: DialogId): void {
    dialog.value = next
  }

  function dismiss(): void {
    dialog.value = undefined
  }

  return { place, dialog, show, dismiss }
})
