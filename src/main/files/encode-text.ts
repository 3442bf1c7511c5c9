import iconv from 'iconv-lite'
import type { WrittenEncoding } from '#shared/contract/files'

export interface EncodedText {
  readonly bytes: Buffer
  /** Characters that the encoding does not have, each once, in the order of the text. */
  readonly missing: readonly string[]
}

/** The text as bytes. Where characters are missing, the bytes are not the text. */
export function encodeText(text: string, encoding: WrittenEncoding): EncodedText {
  const bytes = iconv.encode(text, encoding)
  if (iconv.decode(bytes, encoding, { stripBOM: false }) === text) return { bytes, missing: [] }
  const isMissing = (character: string): boolean =>
    iconv.decode(iconv.encode(character, encoding), encoding, { stripBOM: false }) !== character
  return { bytes, missing: Array.from(new Set(text)).filter(isMissing) }
}
