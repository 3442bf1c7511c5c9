const ROW_REM = 1.75
const TOUCH_ROW_REM = 2.25

/** Height in pixels of a row of a long list, as `--row` has it at the present zoom. */
export function rowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isCoarse = window.matchMedia('(pointer: coarse)').matches
  return Math.round(rem * (isCoarse ? TOUCH_ROW_REM : ROW_REM))
}
