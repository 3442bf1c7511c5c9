import { useEventListener } from '@vueuse/core'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { ownsKeys } from '../shell/use-shortcuts.ts'
import { useCopyStore } from './copy-store.ts'

/** Copying where nothing is selected takes the record of the open game. */
export function useCopyKey(): void {
  const copies = useCopyStore()
  const shell = useShellStore()
  const notices = useNoticeStore()

  useEventListener(document, 'copy', (event: ClipboardEvent) => {
    const hasSelection = document.getSelection()?.isCollapsed === false
    if (hasSelection || ownsKeys(event.target) || shell.place !== 'game') return
    const made = copies.record()
    if (!made || !event.clipboardData) return
    event.clipboardData.setData('text/plain', made.text)
    event.preventDefault()
    notices.show({ kind: 'copied', what: made.what })
  })
}
