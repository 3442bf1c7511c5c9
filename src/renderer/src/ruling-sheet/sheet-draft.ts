import type { Language } from '#shared/text/index'

/** What an arbiter chose and wrote for the ruling sheet of one game. */
export interface SheetDraft {
  /** Undefined for the language of the window. */
  readonly language: Language | undefined
  /** After which actions boards are shown; undefined for where the game was decided. */
  readonly positions: readonly number[] | undefined
  readonly withPlay: boolean
  readonly withDoubts: boolean
  readonly opinion: string
  readonly arbiter: string
  /** Undefined for today. */
  readonly date: string | undefined
}

/** @param arbiter who ruled last, and will most likely rule again */
export const newDraft = (arbiter: string): SheetDraft => ({
  language: undefined,
  positions: undefined,
  withPlay: false,
  withDoubts: true,
  opinion: '',
  arbiter,
  date: undefined,
})

/** A name for the file of a sheet: whatever stands in the headers, it is one name and leads to no folder. */
export const sheetFileName = (name: string): string =>
  `${name
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/^\.+/, '')}.html`
