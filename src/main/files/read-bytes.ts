import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { err, ok, type Result } from '#engine/result'
import { type FileError, MAX_FILE_BYTES } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'

/**
 * Opening a pipe would wait for a writer, opening a device may do something: the first is prevented
 * here, both are refused before. A link that replaced the file meanwhile is not followed. Windows
 * knows neither flag.
 */
const OPEN_FLAGS =
  process.platform === 'win32'
    ? constants.O_RDONLY
    : constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/**
 * Reads a regular file of at most `MAX_FILE_BYTES`.
 *
 * @param real path without symbolic links
 * @param shown the path to name in an error
 */
export async function readBytes(
  real: string,
  shown: string,
): Promise<Result<Uint8Array, FileError>> {
  try {
    const before = refusal(await stat(real), shown)
    if (before) return err(before)

    const handle = await open(real, OPEN_FLAGS)
    try {
      const opened = refusal(await handle.stat(), shown)
      return opened ? err(opened) : await readAll(handle, shown)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return err({ code: 'file-not-found', path: shown })
    return err({ code: 'file-unreadable', path: shown, detail: code })
  }
}

async function readAll(handle: FileHandle, path: string): Promise<Result<Uint8Array, FileError>> {
  // `end` is inclusive: one byte more than allowed shows that the file has grown since.
  const chunks: Buffer[] = []
  for await (const chunk of handle.createReadStream({ end: MAX_FILE_BYTES, autoClose: false })) {
    chunks.push(chunk as Buffer)
  }
  const bytes = Buffer.concat(chunks)
  return bytes.length > MAX_FILE_BYTES ? err(tooLarge(path, bytes.length)) : ok(bytes)
}

function refusal(stats: Stats, path: string): FileError | undefined {
  if (stats.isDirectory()) return { code: 'file-is-a-folder', path }
  if (!stats.isFile()) return { code: 'file-is-special', path }
  return stats.size > MAX_FILE_BYTES ? tooLarge(path, stats.size) : undefined
}

const tooLarge = (path: string, bytes: number): FileError => ({
  code: 'file-too-large',
  path,
  bytes,
  limit: MAX_FILE_BYTES,
})
