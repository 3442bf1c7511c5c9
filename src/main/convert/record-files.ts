import { realpath, stat } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import type { RecordFile } from '#engine/game/read-records'
import { scanText } from '#engine/game/scan-collection'
import { err, ok, type Result } from '#engine/result'
import type { FileError } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import { findOnDisk } from '../files/find-on-disk.ts'
import { readBytes } from '../files/read-bytes.ts'
import { filesBelow, textOfBytes } from '../files/read-text.ts'

/** A record file, or an archive of them, decoded and looked through. */
export interface ScannedFile extends RecordFile {
  readonly text: string
}

export async function scanRecordFile(path: string): Promise<Result<ScannedFile, FileError>> {
  const found = await findOnDisk(resolve(path))
  if (found === undefined) return err({ code: 'file-not-found', path })
  try {
    const bytes = await readBytes(await realpath(found), path)
    if (!bytes.ok) return bytes
    const { text, collection } = textOfBytes(bytes.value, 'auto')
    return ok({ ...scanText(text, collection?.members), text })
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
  const files = await filesBelow(found)
  return files.ok
    ? ok(files.value.map((file) => ({ path: file, below: relative(found, file) })))
    : err({ code: 'file-unreadable', path, detail: files.error })
}
