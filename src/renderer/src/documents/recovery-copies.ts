import { writeJanggi } from '#engine/game/write-janggi'
import type { Result } from '#engine/result'
import { type Fault, isFault } from '#shared/rpc/frames'
import { stageText } from '../files/stage-text.ts'
import type { HostClient } from '../host/use-host.ts'
import type { StudioDocument } from './document-store.ts'
import type { OpenGame } from './open-game.ts'

type Kept = Result<unknown, { readonly code: string; readonly detail?: string } | Fault>

/** Begins to keep a document with the host under a name. */
export async function beginCopy(
  host: HostClient,
  { file, stamp }: StudioDocument,
  id: string,
): Promise<Kept> {
  const { text, name, path, encoding, bytes, collection } = file
  const staged = await stageText(host, text)
  const document = { name, path, encoding, bytes, collection, stamp }
  return staged.ok ? host.run('recovery.begin', { id, document, text: staged.value }) : staged
}

/** Keeps a game of it as it stands. */
export async function keepCopy(
  host: HostClient,
  id: string,
  game: number,
  open: OpenGame,
): Promise<Kept> {
  const staged = await stageText(host, writeJanggi([open.game]))
  return staged.ok ? host.run('recovery.keep', { id, game, text: staged.value }) : staged
}

/** Drops what is kept under these names; answers those that may be there still. */
export async function dropCopies(
  host: HostClient,
  names: readonly string[],
): Promise<readonly string[]> {
  const left: string[] = []
  for (const id of names) {
    const dropped = await host.run('recovery.drop', { id })
    if (!dropped.ok && isFault(dropped.error)) left.push(id)
  }
  return left
}
