import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { type Records, readRecords } from '#engine/game/read-records'
import { err, ok, type Result } from '#engine/result'
import type { FileError } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import { decodeText } from '../files/decode-text.ts'
import { findOnDisk } from '../files/find-on-disk.ts'
import { readBytes } from '../files/read-bytes.ts'

/** A record file, decoded and read. */
export async function readRecordFile(path: string): Promise<Result<Records, FileError>> {
  const found = await findOnDisk(resolve(path))
  if (found === undefined) return err({ code: 'file-not-found', path })
  try {
    const bytes = await readBytes(await realpath(found), path)
    return bytes.ok ? ok(readRecords(decodeText(bytes.value, 'auto').text)) : bytes
  } catch (error) {
    return err({ code: 'file-unreadable', path, detail: errorCode(error) })
  }
}

/** A file to read, and where it lies below the folder that was named: its name, if it was named itself. */
export interface Input {
  readonly path: string
  readonly below: string
}

/** The file itself, or every file below a folder, in a stable order. */
export async function inputsOf(path: string): Promise<Result<readonly Input[], FileError>> {
  const found = await findOnDisk(resolve(path))
  if (found === undefined) return err({ code: 'file-not-found', path })
  if (!(await stat(found)).isDirectory()) return ok([{ path, below: basename(found) }])
  try {
    const entries = await readdir(found, { withFileTypes: true, recursive: true })
    const files = entries.filter((entry) => entry.isFile())
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
    return ok(paths.map((file) => ({ path: file, below: relative(found, file) })))
  } catch (error) {
    return err({ code: 'file-unreadable', path, detail: errorCode(error) })
  }
}
