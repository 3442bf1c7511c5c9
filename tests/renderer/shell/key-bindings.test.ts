import { describe, expect, test } from 'vitest'
import { bindingsOf, KEY_PRESETS, keysIn, rebind, rivalsOf } from '#renderer/shell/key-bindings'
import { chord, chordOf, formatChord } from '#renderer/shell/key-chord'
import { COMMAND_IDS, type CommandId } from '#shared/contract/commands'

const shown = (bindings: ReturnType<typeof bindingsOf>, id: CommandId): string =>
  keysIn(bindings, id).map(formatChord).join(' ')

describe.each(KEY_PRESETS)('the preset %s', (preset) => {
  test('gives no key to two commands', () => {
    const bindings = bindingsOf(preset, {})
    for (const id of COMMAND_IDS) {
      for (const key of keysIn(bindings, id)) expect(rivalsOf(bindings, id, key), id).toEqual([])
    }
  })
})

test('upright, arrows up and down step too', () => {
  const bindings = bindingsOf('vertical', {})
  expect(shown(bindings, 'go.back')).toBe('ArrowUp ArrowLeft')
  expect(shown(bindings, 'go.forward')).toBe('ArrowDown ArrowRight')
})

test('a key that is given is taken from whoever had it', () => {
  const bindings = bindingsOf('sideways', {})
  const wanted = chord('F')
  expect(rivalsOf(bindings, 'go.end', wanted)).toEqual(['view.flip'])
  const own = rebind(bindings, {}, 'go.end', wanted)
  const after = bindingsOf('sideways', own)
  expect(shown(after, 'go.end')).toBe('F')
  expect(shown(after, 'view.flip')).toBe('Mod+Shift+F')
  expect(shown(bindingsOf('sideways', {}), 'view.flip')).toBe('F Mod+Shift+F')
})

test('other keys of the command stay, and a key is not doubled', () => {
  const own = rebind(bindingsOf('sideways', {}), {}, 'view.flip', chord('Mod+Shift+F'))
  expect(own['view.flip']).toEqual(['Mod+Shift+F'])
  expect(rebind(bindingsOf('sideways', {}), {}, 'view.flip', chord('G'))['view.flip']).toEqual([
    'G',
    'Mod+Shift+F',
  ])
})

test('keys of a command that is gone do no harm', () => {
  expect(shown(bindingsOf('sideways', { 'no.such': ['F'] }), 'view.flip')).toBe('F Mod+Shift+F')
})

describe('a press as a chord', () => {
  const press = (key: string, code: string, held: readonly string[] = []) => ({
    key,
    code,
    ctrlKey: held.includes('ctrl'),
    metaKey: false,
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
    isComposing: false,
  })
  test.each([
    { name: 'a letter', event: press('g', 'KeyG'), text: 'G' },
    { name: 'a letter in Hangul mode', event: press('ㅎ', 'KeyG'), text: 'G' },
    {
      name: 'a letter with modifiers',
      event: press('G', 'KeyG', ['ctrl', 'shift']),
      text: 'Mod+Shift+G',
    },
    { name: 'a digit', event: press('1', 'Digit1', ['alt']), text: 'Alt+1' },
    { name: 'an arrow', event: press('ArrowUp', 'ArrowUp', ['alt']), text: 'Alt+ArrowUp' },
    { name: 'Space', event: press(' ', 'Space'), text: 'Space' },
    { name: 'a sign, whatever Shift', event: press('?', 'Slash', ['shift']), text: '?' },
    { name: 'a modifier alone', event: press('Shift', 'ShiftLeft', ['shift']), text: undefined },
    { name: 'Enter, which controls need', event: press('Enter', 'Enter'), text: undefined },
    { name: 'Enter with Ctrl', event: press('Enter', 'Enter', ['ctrl']), text: 'Mod+Enter' },
  ])('$name', ({ event, text }) => {
    const made = chordOf(event)
    expect(made && formatChord(made)).toBe(text)
    if (made) expect(chord(formatChord(made))).toEqual(made)
  })
})
