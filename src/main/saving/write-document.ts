import { realpath, stat } from 'node:fs/promises'
import { dirname, join, normalize, basename } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import type { WrittenEncoding } from '#shared/contract/files'
import type { FileStamp, SaveError } from '#shared/contract/saving'
import { errorCode } from '../error-code.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { encodeText } from '../files/encode-text.ts'
import { saveFile } from '../files/save-file.ts'

interface Target {
  readonly path: string
  readonly encoding: WrittenEncoding
  readonly expected: FileStamp | null
  readonly overwrite: boolean
}

/** Characters without a place in an encoding that a message names. */
const MOST_CHARACTERS = 40

/** What stands at a path; null where nothing does. */
export const stampOf = (path: string): Promise<FileStamp | null> =>
  stat(path).then(
    ({ size, mtimeMs }) => ({ bytes: size, modified: mtimeMs }),
    () => null,
  )

/**
 * Writes a document's text where the window may write. A file that is not the one that was read is
 * written over only where the user wants it.
 */
export async function writeDocument(
  text: string,
  { path, encoding, expected, overwrite }: Target,
  allowed: AllowedPaths,
): Promise<Result<{ readonly path: string; readonly stamp: FileStamp }, SaveError>> {
  const target = await targetOf(path, allowed)
  if (target === undefined) return err({ code: 'file-not-allowed', path })
  const { bytes, missing } = await encodeText(text, encoding)
  if (missing.length > 0) {
    return err({ code: 'not-encodable', missing: missing.slice(0, MOST_CHARACTERS) })
  }
  const standing = await stampOf(target)
  if (!overwrite) {
    if (expected === null && standing) return err({ code: 'file-exists', path })
    if (expected !== null && !isSame(expected, standing)) return err({ code: 'file-changed', path })
  }
  try {
    await saveFile(target, bytes)
    const stamp = await stampOf(target)
    return stamp ? ok({ path: target, stamp }) : err(notWritten(path, 'ENOENT'))
  } catch (error) {
    return err(notWritten(path, errorCode(error)))
  }
}

const notWritten = (path: string, detail: string): SaveError => ({
  code: 'file-not-written',
  path,
  detail,
})

const isSame = (expected: FileStamp, standing: FileStamp | null): boolean =>
  standing !== null &&
  standing.bytes === expected.bytes &&
  Math.abs(standing.modified - expected.modified) < 1

/** A file that is there, links followed; or a new name in a folder that is. Undefined where the window may not write. */
async function targetOf(path: string, allowed: AllowedPaths): Promise<string | undefined> {
  const found = await allowed.find(path)
  if (found.ok) return found.value.real
  if (found.error.code !== 'file-not-found') return undefined
  const folder = await realpath(dirname(normalize(path))).catch(() => undefined)
  const inside = folder === undefined ? undefined : join(folder, basename(path))
  // The folder's links are followed first: what they lead to must be allowed, not only their name.
  return inside !== undefined && allowed.isAllowed(inside) ? inside : undefined
}
