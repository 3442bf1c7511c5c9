import type { Side } from '../rules/types.ts'

/** A name the host gives a player: 1 to 64 characters, not one of `RESERVED_NAMES`. */
export type PlayerId = string

/** Who acts: a player, or the host itself for what no player sends. */
export const SYSTEM = 'system'
/** Who looks without playing. */
export const SPECTATOR = 'spectator'
export const RESERVED_NAMES: readonly string[] = [SYSTEM, SPECTATOR]

/** Something each side has. */
export type BySide<T> = Readonly<Record<Side, T>>

export const withSide = <T>(values: BySide<T>, side: Side, value: T): BySide<T> => ({
  ...values,
  [side]: value,
})
