/** One key with its modifiers. `mod` is Ctrl, or Command on a Mac. */
export interface KeyChord {
  /** A lower-case letter, a digit, a sign (`?`, `=`, `-`) or a key's name (`ArrowLeft`, `F1`). */
  readonly key: string
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** What is needed of a `KeyboardEvent`; tests build it by hand. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

/** Reads `Mod+Shift+F`, `ArrowLeft`, `?`. */
export function chord(text: string): KeyChord {
  const parts = text.split('+')
  const key = parts.at(-1) ?? ''
  return {
    key: key.length === 1 ? key.toLowerCase() : key,
    mod: parts.includes('Mod'),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
  }
}

/** The text that `chord` reads. */
export const formatChord = ({ key, mod, shift, alt }: KeyChord): string =>
  [mod && 'Mod', alt && 'Alt', shift && 'Shift', key.length === 1 ? key.toUpperCase() : key]
    .filter((part) => typeof part === 'string')
    .join('+')

/** Signs stand on shifted or unshifted keys, by layout: they are matched without regard to Shift. */
const SIGN_CODES: Readonly<Record<string, readonly string[]>> = {
  '=': ['Equal', 'NumpadAdd'],
  '-': ['Minus', 'NumpadSubtract'],
}
const SIGN_KEYS: Readonly<Record<string, readonly string[]>> = {
  '=': ['=', '+'],
  '-': ['-', '_'],
  '?': ['?'],
}

/**
 * The letter of a press. Where the layout or the Hangul mode yields no Latin letter
 * (`ㄹ`, `Process`), the physical key says which one it is.
 */
export function letterOf(press: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(press.key)) return press.key.toLowerCase()
  return /^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase()
}

function isSign(press: KeyPress, sign: string): boolean {
  if (SIGN_KEYS[sign]?.includes(press.key)) return true
  if (sign === '?') return press.code === 'Slash' && press.shiftKey
  return SIGN_CODES[sign]?.includes(press.code) ?? false
}

function isKey(press: KeyPress, key: string): boolean {
  if (/^[a-z]$/.test(key)) return letterOf(press) === key
  if (/^[0-9]$/.test(key)) return press.code === `Digit${key}` || press.code === `Numpad${key}`
  if (key in SIGN_KEYS) return isSign(press, key)
  return press.key === key || press.code === key
}

/** Keys that make no chord alone, or that every control needs for itself. */
const NO_CHORD = /^(Control|Shift|Alt|AltGraph|Meta|CapsLock|Process|Dead|Unidentified)$/
const BARE = /^(Tab|Enter|Escape|Backspace)$/

/** The chord of a press, for who sets keys; undefined where it can be none. */
export function chordOf(press: KeyPress): KeyChord | undefined {
  const mod = press.ctrlKey || press.metaKey
  const sign = Object.keys(SIGN_KEYS).find((each) => isSign(press, each))
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code)?.[1]
  const key = sign ?? digit ?? letterOf(press) ?? (press.key === ' ' ? 'Space' : press.key)
  if (press.isComposing || NO_CHORD.test(key)) return undefined
  if (BARE.test(key) && !mod && !press.altKey) return undefined
  return { key, mod, alt: press.altKey, shift: sign === undefined && press.shiftKey }
}

/** Whether a press is that chord. A press that belongs to a composition never is. */
export function matches(press: KeyPress, wanted: KeyChord): boolean {
  if (press.isComposing) return false
  const mod = press.ctrlKey || press.metaKey
  const sameShift = wanted.key in SIGN_KEYS || press.shiftKey === wanted.shift
  return mod === wanted.mod && press.altKey === wanted.alt && sameShift && isKey(press, wanted.key)
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '=': '+',
}

/** The chord as a person reads it: `Ctrl+Shift+F`. */
export function chordLabel({ key, mod, shift, alt }: KeyChord): string {
  const shown = SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', shown].filter(Boolean).join('+')
}

/** The same for `aria-keyshortcuts`. */
export const ariaChord = ({ key, mod, shift, alt }: KeyChord): string =>
  [mod && 'Control', alt && 'Alt', shift && 'Shift', key.length === 1 ? key.toUpperCase() : key]
    .filter(Boolean)
    .join('+')
