import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import { type DroppedFolder, droppedEntries, filesOfEntries } from './dropped-folder.ts'

const carriesFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files dropped anywhere on the window; true while they hover over it.
 * A drop that nobody takes would make the browser leave the page.
 */
export function useDrop(
  onFiles: (files: readonly File[]) => void,
  onFolder: (folder: DroppedFolder) => void,
): Readonly<Ref<boolean>> {
  const isOver = ref(false)
  let depth = 0

  function settle(next: number): void {
    depth = Math.max(0, next)
    isOver.value = depth > 0
  }

  useEventListener(window, 'dragenter', (event: DragEvent) => {
    if (carriesFiles(event)) settle(depth + 1)
  })
  useEventListener(window, 'dragleave', (event: DragEvent) => {
    if (carriesFiles(event)) settle(depth - 1)
  })
  useEventListener(window, 'dragover', (event: DragEvent) => {
    event.preventDefault()
    if (event.dataTransfer && carriesFiles(event)) event.dataTransfer.dropEffect = 'copy'
  })
  useEventListener(window, 'drop', (event: DragEvent) => {
    event.preventDefault()
    settle(0)
    const entries = droppedEntries(event.dataTransfer)
    if (entries) return void filesOfEntries(entries).then(onFolder)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  return isOver
}
