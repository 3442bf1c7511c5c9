import { ok, type Result } from '#engine/result'
import type { EncodingChoice, FileError, TextFile } from '#shared/contract/files'
import type { Fault } from '#shared/rpc/frames'
import type { HostClient } from '../host/use-host.ts'
import { joinPieces } from './pieces.ts'

/** A file's text as the host decodes it. */
export async function readFile(
  host: HostClient,
  path: string,
  encoding: EncodingChoice = 'auto',
): Promise<Result<TextFile, FileError | Fault>> {
  const text = joinPieces()
  const read = await host.run('files.read', { path, encoding }, { onItem: text.add })
  return read.ok ? ok({ ...read.value, text: text.joined() }) : read
}
