import { ok, type Result } from '#engine/result'
import { MAX_STAGED_PIECE, type StageError } from '#shared/contract/saving'
import type { Fault } from '#shared/rpc/frames'
import type { HostClient } from '../host/use-host.ts'

/** Hands a text over to the host, for a call that then names it. */
export async function stageText(
  host: HostClient,
  text: string,
): Promise<Result<string, StageError | Fault>> {
  const name = crypto.randomUUID()
  const pieces = Math.max(1, Math.ceil(text.length / MAX_STAGED_PIECE))
  for (let index = 0; index < pieces; index++) {
    const piece = text.slice(index * MAX_STAGED_PIECE, (index + 1) * MAX_STAGED_PIECE)
    const staged = await host.run('saving.stage', { text: name, index, piece })
    if (!staged.ok) return staged
  }
  return ok(name)
}
