import { type Encoding, ENCODINGS, type TextFile } from '#shared/contract/files'
import type { Result } from '#engine/result'

/** How a file reads in one encoding. */
export interface EncodingPreview {
  readonly encoding: Encoding
  readonly file: TextFile
  /** The first lines, for a look. */
  readonly head: string
}

const LINES = 5
const LONGEST_LINE = 90

/** The first lines of a text that say anything, none of them long. */
export const headOf = (text: string): string =>
  text
    .slice(0, 4000)
    .split(/\r\n|[\r\n]/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n')

/** Reads a file in every encoding, one after another, and tells each as it comes. */
export async function readInEveryEncoding(
  read: (encoding: Encoding) => Promise<Result<TextFile, unknown>>,
  tell: (preview: EncodingPreview) => void,
): Promise<void> {
  for (const encoding of ENCODINGS) {
    const file = await read(encoding)
    if (file.ok) tell({ encoding, file: file.value, head: headOf(file.value.text) })
  }
}
