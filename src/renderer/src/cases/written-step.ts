import { parseKiboSquare, parseUciSquare } from '#engine/rules/square'
import { type Move, PASS } from '#engine/rules/types'

/** A move as a person types it: `7978`, `79졸78`, `i4h4`; a pass is 한수쉼. */
export function parseWrittenStep(text: string): Move | undefined {
  const typed = text.trim()
  if (/^(?:한수쉼|pass)$/i.test(typed)) return PASS
  const [, first = '', second = ''] =
    /^(\d{2}|[a-i]\d{1,2})\D{0,2}?(\d{2}|[a-i]\d{1,2})$/.exec(typed) ?? []
  const square = (name: string) => parseKiboSquare(name) ?? parseUciSquare(name)
  const [from, to] = [square(first), square(second)]
  return from !== undefined && to !== undefined ? { kind: 'step', from, to } : undefined
}
