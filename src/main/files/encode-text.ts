import { setImmediate } from 'node:timers/promises'
import iconv from 'iconv-lite'
import type { WrittenEncoding } from '#shared/contract/files'

export interface EncodedText {
  readonly bytes: Buffer
  /** Characters that the encoding does not have, each once, in the order of the text. */
  readonly missing: readonly string[]
}

/** UTF-16 units that are encoded between two breaths of the host. */
const PIECE = 128 * 1024

/**
 * The text as bytes. Where characters are missing, the bytes are not the text. Other windows get
 * their turn meanwhile: a collection of ten thousand games takes seconds.
 */
export async function encodeText(text: string, encoding: WrittenEncoding): Promise<EncodedText> {
  const isHeld = (piece: string, bytes: Buffer): boolean =>
    iconv.decode(bytes, encoding, { stripBOM: false }) === piece
  const encoded: Buffer[] = []
  const missing = new Set<string>()
  for (let from = 0; from < text.length;) {
    const piece = pieceFrom(text, from)
    const bytes = iconv.encode(piece, encoding)
    encoded.push(bytes)
    from += piece.length
    if (!isHeld(piece, bytes)) {
      for (const character of new Set(piece)) {
        if (!isHeld(character, iconv.encode(character, encoding))) missing.add(character)
      }
    }
    await setImmediate()
  }
  return { bytes: Buffer.concat(encoded), missing: [...missing] }
}

/** Never between the halves of one character. */
function pieceFrom(text: string, from: number): string {
  const to = from + PIECE
  const isHalf = (text.codePointAt(to - 1) ?? 0) > 0xffff
  return text.slice(from, isHalf ? to + 1 : to)
}
