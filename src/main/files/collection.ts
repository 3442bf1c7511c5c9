import { isReadableFormat } from '#engine/game/read-records'
import { detectFormat } from '#engine/notation/formats'
import {
  type EncodingChoice,
  MAX_FILE_BYTES,
  MAX_MEMBERS,
  type Member,
  type Skipped,
} from '#shared/contract/files'
import { decodeText } from './decode-text.ts'
import type { ReadText } from './worker-messages.ts'
import { inflateEntry, zipEntries } from './zip.ts'

/** Skipped files that are named; the rest is only counted. */
const MOST_NAMED = 200

/**
 * Gathers the records of an archive or a folder into one text, with the name and length of each part.
 * How much comes together is bounded, whatever the files say of themselves.
 */
export class Collection {
  private readonly texts: string[] = []
  private readonly members: Member[] = []
  private readonly skipped: Skipped[] = []
  private skippedCount = 0
  private bytes = 0
  private readonly choice: EncodingChoice

  constructor(choice: EncodingChoice) {
    this.choice = choice
  }

  /** Bytes that may still be added. */
  get room(): number {
    return this.members.length < MAX_MEMBERS ? MAX_FILE_BYTES - this.bytes : 0
  }

  add(name: string, bytes: Uint8Array): void {
    if (bytes.length > this.room || this.room === 0) return this.skip(name, 'too-large')
    // Whether it is a record does not depend on the encoding that is tried.
    const usual = decodeText(bytes, 'auto')
    if (!isReadableFormat(detectFormat(usual.text))) return this.skip(name, 'no-record')
    const { text, encoding, unreadable } =
      this.choice === 'auto' ? usual : decodeText(bytes, this.choice)
    this.bytes += bytes.length
    this.texts.push(text)
    this.members.push({ name, length: text.length, encoding, unreadable })
  }

  /** Adds the files of an archive, their names behind `prefix`. An archive inside it is skipped. */
  addZip(prefix: string, archive: Buffer): void {
    const entries = zipEntries(archive, MAX_MEMBERS)
    if (!entries) return this.skip(prefix, 'damaged')
    for (const entry of entries) {
      const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      const bytes = inflateEntry(archive, entry, this.room)
      if (bytes.ok) this.add(name, bytes.value)
      else this.skip(name, bytes.error)
    }
  }

  skip(name: string, reason: Skipped['reason']): void {
    this.skippedCount += 1
    if (this.skipped.length < MOST_NAMED) this.skipped.push({ name, reason })
  }

  finish(): ReadText {
    const { members, skipped, skippedCount, bytes } = this
    const unreadable = members.reduce((sum, member) => sum + member.unreadable, 0)
    return {
      text: this.texts.join(''),
      encoding: members[0]?.encoding ?? 'utf-8',
      bytes,
      unreadable,
      collection: { members, skipped, skippedCount },
    }
  }
}
