import { setImmediate } from 'node:timers/promises'
import { MAX_TEXT_PIECE } from '#shared/contract/files'
import type { Call } from '#shared/rpc/host'

/** Sends a text in pieces and lets other calls of the host run between them. */
export async function sendText(text: string, { emit, signal }: Call<string>): Promise<void> {
  for (let at = 0; at < text.length && !signal.aborted; at += MAX_TEXT_PIECE) {
    emit(text.slice(at, at + MAX_TEXT_PIECE))
    await setImmediate()
  }
}
