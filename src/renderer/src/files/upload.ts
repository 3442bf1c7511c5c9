import { err, ok, type Result } from '#engine/result'
import {
  type EncodingChoice,
  type FileError,
  MAX_CHUNK_BYTES,
  MAX_FILE_BYTES,
  type TextFile,
} from '#shared/contract/files'
import type { Fault } from '#shared/rpc/frames'
import type { HostClient } from '../host/use-host.ts'
import { toBase64 } from './base64.ts'
import { joinPieces } from './pieces.ts'

/** Sends a dropped file's bytes to the host, which knows the encodings, and returns its text. */
export async function uploadFile(
  host: HostClient,
  file: File,
  encoding: EncodingChoice = 'auto',
): Promise<Result<TextFile, FileError | Fault>> {
  if (file.size > MAX_FILE_BYTES) {
    return err({ code: 'file-too-large', path: file.name, bytes: file.size, limit: MAX_FILE_BYTES })
  }
  const upload = crypto.randomUUID()
  const pieces = Math.max(1, Math.ceil(file.size / MAX_CHUNK_BYTES))
  for (let index = 0; index < pieces; index++) {
    const start = index * MAX_CHUNK_BYTES
    const bytes = await bytesOf(file.slice(start, start + MAX_CHUNK_BYTES))
    if (!bytes) return err({ code: 'file-unreadable', path: file.name, detail: '' })
    const last = index === pieces - 1
    const base64 = toBase64(bytes)
    const call = { upload, name: file.name, index, last, encoding, base64 } as const
    const text = joinPieces()
    const sent = await host.run('files.upload', call, { onItem: text.add })
    if (!sent.ok) return sent
    if (sent.value.file) return ok({ ...sent.value.file, text: text.joined() })
  }
  return err({ code: 'upload-out-of-order', name: file.name })
}

/** Undefined for what can't be read, such as a dropped folder. */
async function bytesOf(part: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    return undefined
  }
}
