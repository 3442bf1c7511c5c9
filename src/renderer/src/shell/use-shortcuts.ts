import { useEventListener } from '@vueuse/core'
import { matches } from './key-chord.ts'
import { isTextKey } from './text-keys.ts'
import type { Commands } from './use-commands.ts'

/** Controls that use every key themselves while they are open. */
const WIDGETS = '[role="dialog"], [role="menu"], [role="listbox"]'
/** What is typed into: only the keys of typing belong to it. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable], .monaco-editor'

/** What Space presses by itself. */
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="gridcell"]'

const isPress = ({ code, target }: KeyboardEvent): boolean =>
  code === 'Space' && target instanceof Element && target.closest(PRESSABLE) !== null

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether letters and what is copied or pasted there are the control's own. */
export const ownsKeys = (target: EventTarget | null): boolean =>
  isWithin(target, `${WIDGETS}, ${TEXT_FIELDS}`)

/** Whether the control with the focus takes this very key. */
const takesKey = (event: KeyboardEvent): boolean =>
  isWithin(event.target, WIDGETS) || (isWithin(event.target, TEXT_FIELDS) && isTextKey(event))

/**
 * Turns keys into commands, everywhere but in menus and dialogs; in text fields only those that
 * neither type nor edit text. What a focused control has already used (`defaultPrevented`) is left
 * alone.
 */
export function useShortcuts(commands: Commands, isBlocked: () => boolean): void {
  useEventListener(window, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || isBlocked() || takesKey(event) || isPress(event)) return
    const command = commands.list.find(
      ({ keys, keyIsNative }) => !keyIsNative && keys.some((key) => matches(event, key)),
    )
    if (!command) return
    event.preventDefault()
    if (command.isEnabled()) command.run()
  })
}
