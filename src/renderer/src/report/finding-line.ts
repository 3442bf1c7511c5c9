import type { Diagnostic } from '#engine/notation/diagnostic'

/** The line a finding is about, with the part it names. */
export interface FindingLine {
  readonly before: string
  readonly marked: string
  readonly after: string
}

/** Longest part before, in and behind what is named, in UTF-16 units. */
const AROUND = 24
const LONGEST = 60

const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')

/** The part of the line that a finding names, with a little around it. */
export function findingLine(
  text: string,
  { from, to }: Pick<Diagnostic, 'from' | 'to'>,
): FindingLine {
  const before = text.slice(Math.max(0, from - AROUND), from)
  const marked = text.slice(from, Math.min(to, from + LONGEST))
  const after = text.slice(to, to + AROUND)
  return {
    before: plain(before.slice(lineStart(before))),
    marked: plain(marked),
    after: plain(/^[^\r\n]*/.exec(after)?.[0] ?? ''),
  }
}

/** Where the last line of a text starts. */
const lineStart = (text: string): number =>
  Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
