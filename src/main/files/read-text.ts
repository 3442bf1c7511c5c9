import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import { type EncodingChoice, type FileError, MAX_MEMBERS } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import type { FoundPath } from './allowed-paths.ts'
import { Collection } from './collection.ts'
import { decodeText } from './decode-text.ts'
import { readBytes } from './read-bytes.ts'
import type { ReadText } from './worker-messages.ts'
import { isZip } from './zip.ts'

/** Bytes as text: an archive by the records in it. */
export function textOfBytes(bytes: Uint8Array, choice: EncodingChoice): ReadText {
  if (!isZip(bytes)) return { ...decodeText(bytes, choice), bytes: bytes.length }
  const collection = new Collection(choice)
  collection.addZip('', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  return collection.finish()
}

/** A file as text; an archive or a folder by the records in it. */
export async function readText(
  { path, real }: FoundPath,
  choice: EncodingChoice,
): Promise<Result<ReadText, FileError>> {
  if (await isFolder(real)) return readFolder(path, real, choice)
  const read = await readBytes(real, path)
  return read.ok ? ok(textOfBytes(read.value, choice)) : read
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Links are not followed: they may lead out of the folder, or round in it. */
async function readFolder(
  path: string,
  real: string,
  choice: EncodingChoice,
): Promise<Result<ReadText, FileError>> {
  const collection = new Collection(choice)
  const files = await filesBelow(real)
  if (!files.ok) return err({ code: 'file-unreadable', path, detail: files.error })
  for (const file of files.value) {
    const name = relative(real, file).normalize('NFC')
    const read = await readBytes(file, file)
    if (!read.ok)
      collection.skip(name, read.error.code === 'file-too-large' ? 'too-large' : 'damaged')
    else if (isZip(read.value)) collection.addZip(name, Buffer.from(read.value))
    else collection.add(name, read.value)
  }
  return ok(collection.finish())
}

/** The regular files below a folder, hidden ones left out, in the order of a Korean reader. */
export async function filesBelow(folder: string): Promise<Result<readonly string[], string>> {
  const collator = new Intl.Collator('ko', { numeric: true })
  const files: string[] = []
  const waiting = [folder]
  try {
    for (
      let at = waiting.pop();
      at !== undefined && files.length < MAX_MEMBERS;
      at = waiting.pop()
    ) {
      const entries = await readdir(at, { withFileTypes: true })
      const shown = entries
        .filter(({ name }) => !name.startsWith('.'))
        .toSorted((a, b) => collator.compare(a.name, b.name))
      for (const entry of shown) {
        if (entry.isFile()) files.push(join(at, entry.name))
      }
      for (const entry of shown.toReversed()) {
        if (entry.isDirectory()) waiting.push(join(at, entry.name))
      }
    }
    return ok(files.slice(0, MAX_MEMBERS))
  } catch (error) {
    return err(errorCode(error))
  }
}
