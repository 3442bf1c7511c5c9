import { COMMAND_IDS, type CommandId } from '#shared/contract/commands'
import { KEYS } from './commands.ts'
import { chord, formatChord, type KeyChord } from './key-chord.ts'

export const KEY_PRESETS = ['sideways', 'vertical'] as const
/** Whether ← and → step through a game, or ↑ and ↓ too. */
export type KeyPreset = (typeof KEY_PRESETS)[number]

/** Keys of the user by command, as `chord` reads them; a command that is not named keeps its own. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>

export type KeyBindings = ReadonlyMap<CommandId, readonly KeyChord[]>

export const keysIn = (bindings: KeyBindings, id: CommandId): readonly KeyChord[] =>
  bindings.get(id) ?? []

const STEPS: Readonly<Record<string, string>> = { 'go.back': 'ArrowUp', 'go.forward': 'ArrowDown' }

/** The keys of a command before the user changed them. */
export function presetKeys(id: CommandId, preset: KeyPreset): readonly string[] {
  const keys = KEYS[id]
  if (preset === 'sideways') return keys
  const step = STEPS[id]
  if (step !== undefined) return [step, ...keys]
  // Whoever had ↑ or ↓ alone now has it with Alt.
  return keys.map((key) => (Object.values(STEPS).includes(key) ? `Alt+${key}` : key))
}

export function bindingsOf(preset: KeyPreset, own: OwnKeys): KeyBindings {
  const keysOf = (id: CommandId): readonly KeyChord[] =>
    (own[id] ?? presetKeys(id, preset)).map(chord)
  return new Map(COMMAND_IDS.map((id) => [id, keysOf(id)]))
}

/** The commands that share a chord with the one given, first come first served. */
export const rivalsOf = (
  bindings: KeyBindings,
  id: CommandId,
  wanted: KeyChord,
): readonly CommandId[] =>
  COMMAND_IDS.filter(
    (other) =>
      other !== id &&
      keysIn(bindings, other).some((each) => formatChord(each) === formatChord(wanted)),
  )

/** Gives a command another key, and takes it from whoever had it. */
export function rebind(
  bindings: KeyBindings,
  own: OwnKeys,
  id: CommandId,
  wanted: KeyChord,
): OwnKeys {
  const without = rivalsOf(bindings, id, wanted).map((rival) => [
    rival,
    keysIn(bindings, rival)
      .map(formatChord)
      .filter((text) => text !== formatChord(wanted)),
  ])
  const others = keysIn(bindings, id).slice(1).map(formatChord)
  const keys = [formatChord(wanted), ...others.filter((text) => text !== formatChord(wanted))]
  return { ...own, ...Object.fromEntries(without), [id]: keys }
}
