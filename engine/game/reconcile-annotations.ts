import type { Game } from './game.ts'
import type { TextHolds } from './text-holds.ts'
import { type Annotations, NO_ANNOTATIONS } from './tree.ts'

type Part = keyof Annotations

const PARTS: Readonly<Record<Part, true>> = {
  commentsBefore: true,
  comments: true,
  seconds: true,
  clock: true,
  glyphs: true,
  shapes: true,
  evaluation: true,
  bookmark: true,
  illegalStood: true,
}

/** Nothing said and an empty list are the same. */
const written = (value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)

const isAmong = (part: string): part is Part => Object.hasOwn(PARTS, part)
const ALL = Object.keys(PARTS).filter(isAmong)

/**
 * What stands beside a node after its text was read again: a part that the text shows as it did
 * before stays as it was, one that it shows otherwise is what the text says, and the rest stays.
 */
export function reconcileAnnotations(
  old: Annotations,
  read: Annotations,
  holds: TextHolds,
  isRoot: boolean,
): Annotations {
  const shown = holds.annotations(old, isRoot)
  const isUntouched = (part: Part): boolean => written(shown[part]) === written(read[part])
  // Comments before and after a move can pass into one another in the text: they are one thing.
  const areComments = isUntouched('comments') && isUntouched('commentsBefore')
  const isText = (part: Part): boolean => part === 'comments' || part === 'commentsBefore'
  const isKept = (part: Part): boolean => (isText(part) ? areComments : isUntouched(part))
  const isHidden = (part: Part): boolean =>
    !isText(part) && written(shown[part]) === '' && written(read[part]) === ''
  const parts = ALL.map((part): readonly [Part, unknown] => [
    part,
    isHidden(part) || isKept(part) ? old[part] : read[part],
  ]).filter(([, value]) => written(value) !== '')
  return parts.length === 0 ? NO_ANNOTATIONS : Object.fromEntries(parts)
}

/** Whether something stands beside a node that the text cannot show. */
export function holdsMore(annotations: Annotations, holds: TextHolds): boolean {
  const shown = holds.annotations(annotations, false)
  return ALL.some((part) => written(annotations[part]) !== '' && written(shown[part]) === '')
}

/** Whether a game has anything that its text cannot show. */
export const hidesParts = (
  { start, rules, review, headers, tree }: Game,
  holds: TextHolds,
): boolean =>
  start.past !== undefined ||
  rules !== undefined ||
  review !== undefined ||
  headers.some((header) => holds.header(header) === undefined) ||
  Array.from(tree.nodes.values()).some(
    ({ children, annotations }) =>
      (!holds.variations && children.length > 1) || holdsMore(annotations, holds),
  )
