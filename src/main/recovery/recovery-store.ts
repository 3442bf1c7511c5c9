import { mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { err, ok, type Result } from '#engine/result'
import {
  type KeptDocument,
  keptDocumentSchema,
  type KeptEntry,
  type KeptView,
  keptViewSchema,
} from '#shared/contract/recovery'
import { errorCode } from '../error-code.ts'
import { isOwnerAlive } from './owner.ts'

interface NotKept {
  readonly code: 'not-kept'
  readonly detail: string
}

/**
 * Unsaved documents on disk: a folder each, with the text the document was read from and every game
 * that was changed since. Each running host has a folder of its own, named by its process, and takes
 * over those of hosts that died.
 */
export interface RecoveryStore {
  readonly begin: (
    id: string,
    document: KeptDocument,
    text: string,
  ) => Promise<Result<void, NotKept>>
  readonly keep: (id: string, game: number, text: string) => Promise<Result<void, NotKept>>
  readonly keepView: (id: string, view: KeptView) => Promise<Result<void, NotKept>>
  readonly drop: (id: string) => Promise<Result<void, NotKept>>
  /** Everything of this host and of dead ones. */
  readonly list: () => Promise<readonly KeptEntry[]>
  readonly read: (id: string, game: number | null) => Promise<Result<string, NotKept>>
  /** Stops telling that this host is alive. */
  readonly close: () => void
}

const BASE = 'base.txt'
const DOCUMENT = 'document.json'
const VIEW = 'view.json'
const ALIVE = 'alive'
const BEAT_MS = 10_000

const gameFile = (game: number): string => `game-${game}.janggi`

/** @param owner what this host calls its folder: see `ownerName` */
export function createRecoveryStore(dataFolder: string, owner: string): RecoveryStore {
  const root = join(dataFolder, 'recovery')
  const own = join(root, owner)
  /** Where each document is kept; one that a dead host left stays where it is. */
  const places = new Map<string, string>()
  const placeOf = (id: string): string => places.get(id) ?? join(own, id)
  let beat: NodeJS.Timeout | undefined

  async function attempt<T>(work: () => Promise<T>): Promise<Result<T, NotKept>> {
    try {
      return ok(await work())
    } catch (error) {
      return err({ code: 'not-kept', detail: errorCode(error) })
    }
  }

  /** Other hosts take a folder over when its sign of life is old. */
  async function live(): Promise<void> {
    if (beat) return
    await mkdir(own, { recursive: true })
    await writeFileAtomic(join(own, ALIVE), '')
    const touch = (): void =>
      void utimes(join(own, ALIVE), new Date(), new Date()).catch(() => undefined)
    beat = setInterval(touch, BEAT_MS)
    beat.unref()
  }

  return {
    begin: (id, document, text) =>
      attempt(async () => {
        await live()
        const folder = placeOf(id)
        await mkdir(folder, { recursive: true })
        await writeFileAtomic(join(folder, BASE), text)
        // Last, because an entry counts once this file is there.
        await writeFileAtomic(join(folder, DOCUMENT), JSON.stringify(document))
      }),
    keep: (id, game, text) =>
      attempt(() => writeFileAtomic(join(placeOf(id), gameFile(game)), text)),
    keepView: (id, view) =>
      attempt(() => writeFileAtomic(join(placeOf(id), VIEW), JSON.stringify(view))),
    drop: (id) => attempt(() => rm(placeOf(id), { recursive: true, force: true })),
    list: async () => {
      const entries: KeptEntry[] = []
      for (const name of await namesIn(root)) {
        const folder = join(root, name)
        if (name !== owner && (await isOwnerAlive(name, join(folder, ALIVE)))) continue
        const ids = (await namesIn(folder)).filter((id) => id !== ALIVE)
        if (name !== owner && ids.length === 0) await rm(folder, { recursive: true, force: true })
        for (const id of ids) {
          const entry = await readEntry(join(folder, id), id)
          if (!entry) continue
          places.set(id, join(folder, id))
          entries.push(entry)
        }
      }
      return entries
    },
    read: (id, game) =>
      attempt(() => readFile(join(placeOf(id), game === null ? BASE : gameFile(game)), 'utf8')),
    close: () => clearInterval(beat),
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function readJson(path: string): Promise<unknown> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'))
  return json
}

async function readEntry(folder: string, id: string): Promise<KeptEntry | undefined> {
  try {
    const document = keptDocumentSchema.safeParse(await readJson(join(folder, DOCUMENT))).data
    // Without it the record is all there, only at its start.
    const view = keptViewSchema.safeParse(await readJson(join(folder, VIEW)).catch(() => null)).data
    const games = (await namesIn(folder)).flatMap((name) => {
      const game = /^game-(\d{1,5})\.janggi$/.exec(name)?.[1]
      return game === undefined ? [] : [Number(game)]
    })
    const sorted = games.toSorted((a, b) => a - b)
    return document && { id, document, games: sorted, ...(view && { view }) }
  } catch {
    return undefined
  }
}
