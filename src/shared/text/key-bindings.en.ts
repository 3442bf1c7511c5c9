import type { keyBindingsKo } from './key-bindings.ko.ts'

export const keyBindingsEn: typeof keyBindingsKo = {
  title: 'Change keys',
  explain:
    'Press a key’s button, then the new key. A key that another command has is taken from it when pressed once more. Escape gives up.',
  preset: 'Keys that step',
  presets: { sideways: '← →', vertical: '↑ ↓ (and ← →)' },
  press: 'Press the new key',
  none: 'none',
  change: (command, key) => `${command}: ${key}. Change the key`,
  remove: (command) => `Remove the key of ${command}`,
  reset: (command) => `First key of ${command} again`,
  resetAll: 'All as at first',
  taken: (commands) => `“${commands}” has this key. Press it again to take it over.`,
  fixed: 'This key is the system’s and cannot be changed.',
}
