import { readToldCase, type ToldCase } from '#engine/arbiter/told-case'
import type { RawCase } from '#shared/contract/cases'
import { isRecord } from '#engine/rules/untrusted'

/** What a file of cases holds: the cases, and how many entries are none. */
export interface ReadCases {
  readonly cases: readonly RawCase[]
  readonly refused: number
}

/** Reads a list of cases from untrusted text; undefined where it is no list at all. */
export function readCaseFile(text: string): ReadCases | undefined {
  const json = parse(text)
  if (!Array.isArray(json)) return undefined
  const cases = json.filter(
    (each: unknown): each is RawCase => isRecord(each) && readToldCase(each).ok,
  )
  return { cases, refused: json.length - cases.length }
}

export const writeCaseFile = (cases: readonly RawCase[]): string =>
  `${JSON.stringify(cases, undefined, 2)}\n`

/** The cases that can be read, in their order. */
export const toldCases = (raw: readonly RawCase[]): readonly ToldCase[] =>
  raw.flatMap((each) => {
    const read = readToldCase(each)
    return read.ok ? [read.value] : []
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
