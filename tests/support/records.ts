import { readFileSync } from 'node:fs'
import { decode } from 'iconv-lite'

/** Bytes as found: stray 0xFF and 0x1A are dropped, then UTF-8 if it is, else CP949. */
export function readRecordText(path: string): string {
  const bytes = readFileSync(path).filter((byte) => byte !== 0xff && byte !== 0x1a)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(Buffer.from(bytes), 'cp949')
  }
}
