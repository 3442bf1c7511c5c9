import { ANY_BOARD } from '#engine/notation/board-pattern'
import { parseDay } from '#engine/notation/day'
import {
  type GameFilter,
  MAX_SEARCH_TEXT,
  type PositionCondition,
  type Range,
} from '#shared/contract/library-query'

/** The filter with one part set anew; what says nothing asks for nothing. */
export const withPart = <K extends keyof GameFilter>(
  filter: GameFilter,
  part: K,
  value: GameFilter[K],
): GameFilter => ({ ...filter, [part]: saysNothing(value) ? undefined : value })

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === '' || value === false) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((part) => part === undefined)
}

export const asksForSomething = (filter: GameFilter): boolean =>
  Object.values(filter).some((part) => part !== undefined)

/** A board that is still empty finds every game at its start: it asks for nothing yet. */
export const asksForPosition = ({
  board,
  turn,
  material,
  margin,
  plies,
}: PositionCondition): boolean =>
  board !== ANY_BOARD ||
  turn !== undefined ||
  [material, margin, plies].some((part) => !saysNothing(part))

export const boundedText = (text: string): string => text.slice(0, MAX_SEARCH_TEXT)

/** What is typed as a day; undefined for what is none. */
export const typedDay = (text: string): number | undefined =>
  text.trim() === '' ? undefined : parseDay(text)

/** A range with one end set anew. */
export function withEnd(range: Range | undefined, end: 'min' | 'max', text: string): Range {
  const value = Number(text)
  const isNumber = text.trim() !== '' && Number.isFinite(value)
  return { ...range, [end]: isNumber ? value : undefined }
}
