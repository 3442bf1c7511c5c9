import { useEventListener } from '@vueuse/core'
import { ownsKeys } from '../shell/use-shortcuts.ts'

/** Opens what is pasted anywhere but in a text field or dialog. */
export function usePaste(
  onText: (text: string) => void,
  onFiles: (files: readonly File[]) => void,
): void {
  useEventListener(document, 'paste', (event: ClipboardEvent) => {
    if (ownsKeys(event.target) || !event.clipboardData) return
    event.preventDefault()
    const files = [...event.clipboardData.files]
    if (files.length > 0) onFiles(files)
    else onText(event.clipboardData.getData('text/plain'))
  })
}
