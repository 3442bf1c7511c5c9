import { isUtf8 } from 'node:buffer'
import { crc32, inflateRawSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { err, ok, type Result } from '#engine/result'
import type { SkipReason } from '#shared/contract/files'

/** An entry of an archive as its directory has it; nothing in it is to be trusted. */
export interface ZipEntry {
  /** To show, never to open: may hold anything. */
  readonly name: string
  /** What it says it comes to. */
  readonly bytes: number
  readonly isEncrypted: boolean
  readonly method: number
  readonly crc: number
  readonly compressed: number
  /** Offset of its local header. */
  readonly at: number
}

const LOCAL = 0x0403_4b50
const DIRECTORY = 0x0201_4b50
const END = 0x0605_4b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xff_ff
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1 << 0
const UTF8_NAME = 1 << 11
/** Longest name that is shown, in UTF-16 units. */
const LONGEST_NAME = 300
/** Texts of records come to a tenth, at most to a hundredth where one game is repeated. */
const HIGHEST_RATIO = 250

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * The files of an archive in their order; undefined where it has no directory that can be read.
 *
 * Written here because old archives are often cut, lengthened by a mailer, or hold one bad entry, and
 * readers that follow the format to the letter refuse the whole for it.
 */
export function zipEntries(bytes: Buffer, most: number): readonly ZipEntry[] | undefined {
  const end = endRecordOf(bytes)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && entries.length < most; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY) break
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const flags = bytes.readUInt16LE(at + 8)
    const name = nameOf(bytes.subarray(at + 46, nameEnd), (flags & UTF8_NAME) !== 0)
    if (isFile(name)) {
      entries.push({
        name,
        bytes: bytes.readUInt32LE(at + 24),
        isEncrypted: (flags & ENCRYPTED) !== 0,
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        compressed: bytes.readUInt32LE(at + 20),
        at: bytes.readUInt32LE(at + 42),
      })
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Where the record at the end of an archive starts; a comment may stand behind it. */
function endRecordOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  return undefined
}

/** Archives made by Korean Windows have names in CP949 and say nothing of it. */
function nameOf(raw: Uint8Array, isMarked: boolean): string {
  const name =
    isMarked || isUtf8(raw) ? Buffer.from(raw).toString('utf8') : iconv.decode(raw, 'cp949')
  return name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME)
}

/** Neither a folder nor hidden nor what the system of the sender put in. */
const isFile = (name: string): boolean =>
  !/[/\\]$/.test(name) && !/(^|[/\\])(\.(?!\.?[/\\])|__MACOSX[/\\]|Thumbs\.db$)/i.test(name)

/**
 * The bytes of an entry, whole and sound, or why not.
 *
 * @param room most bytes it may come to
 */
export function inflateEntry(
  archive: Buffer,
  entry: ZipEntry,
  room: number,
): Result<Buffer, SkipReason> {
  if (entry.isEncrypted) return err('encrypted')
  if (entry.method !== STORED && entry.method !== DEFLATED) return err('unknown-method')
  if (entry.bytes > room) return err('too-large')
  if (entry.bytes > Math.max(1, entry.compressed) * HIGHEST_RATIO) return err('suspicious')
  const packed = packedBytes(archive, entry)
  if (!packed) return err('damaged')
  try {
    const bytes =
      entry.method === STORED
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) })
    return bytes.length === entry.bytes && crc32(bytes) === entry.crc ? ok(bytes) : err('damaged')
  } catch {
    return err('damaged')
  }
}

function packedBytes(archive: Buffer, { at, compressed }: ZipEntry): Buffer | undefined {
  if (at + 30 > archive.length || archive.readUInt32LE(at) !== LOCAL) return undefined
  const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  return from + compressed <= archive.length ? archive.subarray(from, from + compressed) : undefined
}
