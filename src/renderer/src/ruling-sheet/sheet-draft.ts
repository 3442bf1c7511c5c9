import type { SheetDraft } from '#shared/contract/sheets'

/** @param arbiter who ruled last, and will most likely rule again */
export const newDraft = (arbiter: string): SheetDraft => ({
  withPlay: false,
  withDoubts: true,
  opinion: '',
  arbiter,
})

/** A name for the file of a sheet: whatever stands in the headers, it is one name and leads to no folder. */
export const sheetFileName = (name: string): string =>
  `${name
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/^\.+/, '')}.html`
