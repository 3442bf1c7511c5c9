import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { Encoding, EncodingChoice } from '#shared/contract/files'

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
  /** How often U+FFFD stands in the text. */
  readonly unreadable: number
}

/**
 * Reads bytes as text. Without a choice: a byte order mark decides; else UTF-8 if every byte fits;
 * else CP949 (Korean Windows), unless the bytes are a UTF-8 text with fewer broken places than that
 * would have.
 *
 * Old programs wrote their end-of-file characters into the records: runs of 0xFF between games, 0x1A
 * at the end. Neither byte belongs to a character of UTF-8 or CP949, so they are dropped first.
 */
export function decodeText(bytes: Uint8Array, choice: EncodingChoice): DecodedText {
  const marked = markedEncoding(bytes)
  const encoding = choice === 'auto' ? marked : choice
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return decodeAs(encoding, bytes)

  const clean = withoutEndMarks(bytes)
  if (encoding !== undefined) return decodeAs(encoding, clean)

  if (isUtf8(clean)) return decodeAs('utf-8', clean)
  const cp949 = decodeAs('cp949', clean)
  if (cp949.unreadable === 0) return cp949
  const utf8 = decodeAs('utf-8', clean)
  return utf8.unreadable < cp949.unreadable ? utf8 : cp949
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  return undefined
}

/** Copies what stands between the marks: most texts have none, and bytes one by one are slow. */
function withoutEndMarks(bytes: Uint8Array): Uint8Array {
  const marks = [0xff, 0x1a].map((byte) => ({ byte, at: bytes.indexOf(byte) }))
  if (marks.every(({ at }) => at === -1)) return bytes
  const kept = new Uint8Array(bytes.length)
  let length = 0
  let from = 0
  while (from < bytes.length) {
    let next = bytes.length
    for (const mark of marks) {
      if (mark.at !== -1 && mark.at < from) mark.at = bytes.indexOf(mark.byte, from)
      if (mark.at !== -1) next = Math.min(next, mark.at)
    }
    kept.set(bytes.subarray(from, next), length)
    length += next - from
    from = next + 1
  }
  return kept.subarray(0, length)
}

function decodeAs(encoding: Encoding, bytes: Uint8Array): DecodedText {
  const text =
    encoding === 'cp949' ? iconv.decode(bytes, encoding) : new TextDecoder(encoding).decode(bytes)
  return { encoding, ...withoutConvertedMarks(text) }
}

/** A 0xFF that another program has already converted to Unicode stands there as U+F8F7. */
function withoutConvertedMarks(raw: string): Pick<DecodedText, 'text' | 'unreadable'> {
  const text = raw.replaceAll('\uF8F7', '')
  let unreadable = 0
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) unreadable++
  return { text, unreadable }
}
