import { detectFormat, type RecordFormat } from '../notation/formats.ts'

/** The two ways in which records are written by hand. */
export const TEXT_DIALECTS = ['gib', 'pgn'] as const
export type TextDialect = (typeof TEXT_DIALECTS)[number]

/** Whether texts of a format are written by hand. */
export const isDialect = (format: RecordFormat): format is TextDialect =>
  format === 'gib' || format === 'pgn'

/** The dialect of a text; one that has become unrecognisable while it is written stays what it was. */
export function dialectOf(text: string, before: TextDialect = 'gib'): TextDialect {
  const format = detectFormat(text)
  return isDialect(format) ? format : before
}
