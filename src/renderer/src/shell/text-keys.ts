import { type KeyPress, letterOf } from './key-chord.ts'

/** What is needed of a `KeyboardEvent`; the graph of AltGr types signs such as `€`. */
export type TextKeyPress = KeyPress & Pick<KeyboardEvent, 'getModifierState'>

const FUNCTION_KEY = /^F\d{1,2}$/
/** Move the caret, select or take away, whatever is held with them. */
const CARET_KEY =
  /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|PageUp|PageDown|Backspace|Delete|Insert|Enter|Tab|Escape)$/
/** With Ctrl or Command: select all, copy, paste, cut, redo and undo. */
const EDIT_LETTERS = 'acvxyz'
/** With Shift too: paste as plain text, and redo. */
const SHIFTED_EDIT_LETTERS = 'vz'

/** Whether a press types or edits text, so that it is no command within a text field. */
export function isTextKey(press: TextKeyPress): boolean {
  const { key, code, altKey, shiftKey } = press
  if (FUNCTION_KEY.test(key)) return false
  if (press.isComposing || press.getModifierState('AltGraph') || CARET_KEY.test(key)) return true
  const isMod = press.ctrlKey || press.metaKey
  // Alt with digits of the number pad, or with any key on a Mac, types a sign.
  if (!isMod) return !altKey || code.startsWith('Numpad') || /[^\x00-\x7f\u3131-\u318e]/.test(key)
  const letters = shiftKey ? SHIFTED_EDIT_LETTERS : EDIT_LETTERS
  return !altKey && letters.includes(letterOf(press) ?? ' ')
}
