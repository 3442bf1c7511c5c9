import { describe, expect, test } from 'vitest'
import { ariaChord, chord, chordLabel, type KeyPress, matches } from '#renderer/shell/key-chord'

const press = (part: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...part,
})

describe('matches', () => {
  test.each([
    { name: 'a letter', press: { key: 'f', code: 'KeyF' }, chord: 'F', is: true },
    { name: 'the letter in Hangul mode', press: { key: 'ㄹ', code: 'KeyF' }, chord: 'F', is: true },
    {
      name: 'the letter while an input method has the key',
      press: { key: 'Process', code: 'KeyF' },
      chord: 'F',
      is: true,
    },
    {
      name: 'Ctrl with a letter in Hangul mode',
      press: { key: 'ㅐ', code: 'KeyO', ctrlKey: true },
      chord: 'Mod+O',
      is: true,
    },
    {
      name: 'the letter of the layout, not of the place, on Dvorak',
      press: { key: 'o', code: 'KeyS', ctrlKey: true },
      chord: 'Mod+O',
      is: true,
    },
    {
      name: 'the place of another Latin letter',
      press: { key: 'r', code: 'KeyO', ctrlKey: true },
      chord: 'Mod+O',
      is: false,
    },
    {
      name: 'Command on a Mac',
      press: { key: 'o', code: 'KeyO', metaKey: true },
      chord: 'Mod+O',
      is: true,
    },
    {
      name: 'a capital without Shift wanted',
      press: { key: 'F', code: 'KeyF', shiftKey: true },
      chord: 'F',
      is: false,
    },
    {
      name: 'a modifier too many',
      press: { key: 'f', code: 'KeyF', altKey: true },
      chord: 'F',
      is: false,
    },
    { name: 'a modifier too few', press: { key: 'o', code: 'KeyO' }, chord: 'Mod+O', is: false },
    {
      name: 'part of a composition',
      press: { key: 'ㄹ', code: 'KeyF', isComposing: true },
      chord: 'F',
      is: false,
    },
    {
      name: 'a named key',
      press: { key: 'ArrowLeft', code: 'ArrowLeft' },
      chord: 'ArrowLeft',
      is: true,
    },
    {
      name: 'a named key that an input method took',
      press: { key: 'Process', code: 'Home' },
      chord: 'Home',
      is: true,
    },
    {
      name: 'the question mark',
      press: { key: '?', code: 'Slash', shiftKey: true },
      chord: '?',
      is: true,
    },
    {
      name: 'the question mark elsewhere',
      press: { key: '?', code: 'Minus', shiftKey: true },
      chord: '?',
      is: true,
    },
    { name: 'the slash', press: { key: '/', code: 'Slash' }, chord: '?', is: false },
    {
      name: 'plus with Shift',
      press: { key: '+', code: 'Equal', shiftKey: true, ctrlKey: true },
      chord: 'Mod+=',
      is: true,
    },
    {
      name: 'plus of the number pad',
      press: { key: '+', code: 'NumpadAdd', ctrlKey: true },
      chord: 'Mod+=',
      is: true,
    },
    {
      name: 'zero of the number pad',
      press: { key: '0', code: 'Numpad0', ctrlKey: true },
      chord: 'Mod+0',
      is: true,
    },
  ])('$name: $is', ({ press: part, chord: text, is }) => {
    expect(matches(press(part), chord(text))).toBe(is)
  })
})

test.each([
  { text: 'Mod+Shift+F', label: 'Ctrl+Shift+F', aria: 'Control+Shift+F' },
  { text: 'ArrowLeft', label: '←', aria: 'ArrowLeft' },
  { text: 'a', label: 'A', aria: 'A' },
])('$text reads $label', ({ text, label, aria }) => {
  expect(chordLabel(chord(text))).toBe(label)
  expect(ariaChord(chord(text))).toBe(aria)
})
