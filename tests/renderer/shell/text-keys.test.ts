import { expect, test } from 'vitest'
import { isTextKey, type TextKeyPress } from '#renderer/shell/text-keys'

const press = (part: Partial<TextKeyPress>): TextKeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  getModifierState: () => false,
  ...part,
})

test.each<{ name: string; press: Partial<TextKeyPress>; is: boolean }>([
  { name: 'a letter', press: { key: 'f', code: 'KeyF' }, is: true },
  { name: 'a letter in Hangul mode', press: { key: 'Process', code: 'KeyF' }, is: true },
  { name: 'a sign with Shift', press: { key: '?', code: 'Slash', shiftKey: true }, is: true },
  { name: 'Delete', press: { key: 'Delete', code: 'Delete' }, is: true },
  {
    name: 'a word to the left',
    press: { key: 'ArrowLeft', code: 'ArrowLeft', ctrlKey: true },
    is: true,
  },
  { name: 'select all', press: { key: 'a', code: 'KeyA', ctrlKey: true }, is: true },
  { name: 'paste in Hangul mode', press: { key: 'ㅍ', code: 'KeyV', ctrlKey: true }, is: true },
  { name: 'undo on a Mac', press: { key: 'z', code: 'KeyZ', metaKey: true }, is: true },
  { name: 'redo', press: { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, is: true },
  {
    name: 'a sign with AltGr, which Windows tells as Ctrl and Alt',
    press: {
      key: '€',
      code: 'KeyE',
      ctrlKey: true,
      altKey: true,
      getModifierState: (state) => state === 'AltGraph',
    },
    is: true,
  },
  {
    name: 'a sign with Option on a Mac',
    press: { key: '¡', code: 'Digit1', altKey: true },
    is: true,
  },
  { name: 'a sign by its number', press: { key: '1', code: 'Numpad1', altKey: true }, is: true },
  {
    name: 'a key within a composition',
    press: { key: 'Process', code: 'KeyK', ctrlKey: true, isComposing: true },
    is: true,
  },
  { name: 'the palette', press: { key: 'k', code: 'KeyK', ctrlKey: true }, is: false },
  {
    name: 'the palette in Hangul mode',
    press: { key: 'ㅏ', code: 'KeyK', ctrlKey: true },
    is: false,
  },
  { name: 'saving', press: { key: 's', code: 'KeyS', metaKey: true }, is: false },
  {
    name: 'saving as',
    press: { key: 'S', code: 'KeyS', ctrlKey: true, shiftKey: true },
    is: false,
  },
  { name: 'zoom', press: { key: '+', code: 'Equal', ctrlKey: true, shiftKey: true }, is: false },
  { name: 'a place', press: { key: '2', code: 'Digit2', altKey: true }, is: false },
  {
    name: 'a new game in Hangul mode',
    press: { key: 'ㅜ', code: 'KeyN', altKey: true },
    is: false,
  },
  { name: 'a function key', press: { key: 'F7', code: 'F7' }, is: false },
])('$name is the text’s own: $is', ({ press: part, is }) => {
  expect(isTextKey(press(part))).toBe(is)
})
