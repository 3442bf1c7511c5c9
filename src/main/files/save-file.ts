import { constants, copyFile, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { errorCode } from '../error-code.ts'

/** Copies of one file that are kept beside it. */
const MOST_BACKUPS = 99

/**
 * Writes a file whole or not at all, with the folders it needs. A larger file in its place, which
 * may hold what the new one has lost, is copied to `NAME.bak` first.
 */
export async function saveFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  if ((await sizeOf(path)) > bytes.length) await backUp(path)
  await writeFileAtomic(path, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** Never over an older copy. */
async function backUp(path: string): Promise<void> {
  for (let n = 1; n <= MOST_BACKUPS; n++) {
    try {
      await copyFile(path, `${path}.bak${n === 1 ? '' : n}`, constants.COPYFILE_EXCL)
      return
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || n === MOST_BACKUPS) throw error
    }
  }
}
