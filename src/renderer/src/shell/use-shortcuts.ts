import { useEventListener } from '@vueuse/core'
import { matches } from './key-chord.ts'
import type { Commands } from './use-commands.ts'

/** Where keys belong to the control itself. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], .monaco-editor'

/** What Space presses by itself. */
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="gridcell"]'

const isPress = ({ code, target }: KeyboardEvent): boolean =>
  code === 'Space' && target instanceof Element && target.closest(PRESSABLE) !== null

export const ownsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null

/**
 * Turns keys into commands, everywhere but in text fields, menus and dialogs.
 * What a focused control has already used (`defaultPrevented`) is left alone.
 */
export function useShortcuts(commands: Commands, isBlocked: () => boolean): void {
  useEventListener(window, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || isBlocked() || ownsKeys(event.target)) return
    if (isPress(event)) return
    const command = commands.list.find(
      ({ keys, keyIsNative }) => !keyIsNative && keys.some((key) => matches(event, key)),
    )
    if (!command) return
    event.preventDefault()
    if (command.isEnabled()) command.run()
  })
}
