import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { type ExportFormatId, isExportFormat } from '#engine/game/export-formats'
import type { Game, ReadGame } from '#engine/game/game'
import type { RecordFile } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { FileError, FileRef, TextFile } from '#shared/contract/files'
import type { KeptView } from '#shared/contract/recovery'
import type { FileStamp } from '#shared/contract/saving'
import { type Fault, isFault } from '#shared/rpc/frames'
import type { Result } from '#engine/result'
import { combineFiles, type PlacedFile } from '../files/combine-files.ts'
import type { DroppedFolder } from '../files/dropped-folder.ts'
import { readFile } from '../files/read-file.ts'
import { uploadFile } from '../files/upload.ts'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { cursorsIn } from './kept-view.ts'
import { useOpenGamesStore } from './open-games-store.ts'
import { openingNotices } from './opening-notices.ts'
import { useRecordReader } from './record-reader.ts'

/** An open record file and the one of its games that is shown. */
export interface StudioDocument {
  readonly id: string
  readonly file: TextFile
  readonly records: RecordFile
  readonly gameIndex: number
  /** What was found when the game that is shown was read. */
  readonly diagnostics: readonly Diagnostic[]
  /** What it is saved in; undefined where that cannot be written. */
  readonly format: ExportFormatId | undefined
  /** What stood on disk when it was read or saved; null where nothing did. */
  readonly stamp: FileStamp | null
  /** The text whose games are those on disk; undefined for what was brought back and is in no file. */
  readonly savedText: string | undefined
}

/** A document as it was kept: its text, and the games that differ from it. */
export interface RestoredDocument {
  readonly id: string
  readonly file: TextFile
  readonly stamp: FileStamp | null
  readonly kept: readonly (readonly [game: number, read: ReadGame])[]
  /** Where its reader was. */
  readonly view: KeptView | undefined
}

/** An archive or a folder is never written over: its games are saved as another file. */
const formatOf = ({ collection }: TextFile, { format }: RecordFile): ExportFormatId | undefined =>
  collection === undefined && isExportFormat(format) ? format : undefined

export const useDocumentStore = defineStore('documents', () => {
  const host = useHost()
  const reader = useRecordReader()
  const games = useOpenGamesStore()
  const notices = useNoticeStore()
  const all = shallowRef<readonly StudioDocument[]>([])
  const activeId = ref<string>()
  /** Names of the files that are being read. */
  const opening = ref<readonly string[]>([])
  /** The bytes behind documents that were dropped: they can be read again in another encoding. */
  const dropped = new WeakMap<TextFile, File>()
  const active = computed(() => all.value.find(({ id }) => id === activeId.value))
  let wantedGame = 0

  /** Shows a name as being read for as long as that takes; a reader that dies is told as such. */
  async function during(name: string, work: () => Promise<void>): Promise<void> {
    opening.value = [...opening.value, name]
    try {
      await work()
    } catch (error) {
      notices.show({ kind: 'crashed', detail: String(error) })
    } finally {
      opening.value = opening.value.toSpliced(opening.value.indexOf(name), 1)
    }
  }

  const knownAs = (path: string | null): StudioDocument | undefined =>
    all.value.find((other) => path !== null && other.file.path === path)

  /**
   * Opens a text as a document, or says why not and leaves everything as it was.
   *
   * @param anew the document whose file was read anew
   */
  async function add(file: TextFile, anew?: string): Promise<void> {
    const records = await reader.scan(file.text, file.collection?.members)
    const [entry] = records.games
    const [refused] = records.diagnostics
    if (!entry) {
      if (refused) notices.show({ kind: 'refused', name: file.name, diagnostic: refused })
      return
    }
    const read = await reader.read(file.text, entry)
    const known = all.value.find(({ id }) => id === anew) ?? knownAs(file.path)
    // What was changed and not saved is not read over.
    if (known && games.isUnsaved(known.id)) {
      activate(known.id)
      return
    }
    const id = known?.id ?? crypto.randomUUID()
    const added = {
      id,
      file,
      records,
      gameIndex: 0,
      diagnostics: read.diagnostics,
      format: formatOf(file, records),
      stamp: await stampOf(file.path),
      savedText: file.text,
    }
    games.close(id)
    games.open({ document: id, game: 0 }, read)
    if (known) replace(added)
    else all.value = [...all.value, added]
    activeId.value = added.id
    for (const notice of openingNotices(added)) notices.show(notice)
  }

  async function stampOf(path: string | null): Promise<FileStamp | null> {
    const checked = path === null ? undefined : await host.run('saving.check', { path })
    return checked?.ok ? checked.value.stamp : null
  }

  /** Opens again what was not saved when the window or its host died. */
  async function restore({ id, file, stamp, kept, view }: RestoredDocument): Promise<void> {
    const records = await reader.scan(file.text, file.collection?.members)
    const unsaved = new Map(kept)
    const [first] = unsaved.keys()
    const entry = records.games[view?.game ?? first ?? 0]
    if (!entry) return
    const gameIndex = entry.index
    const read = unsaved.get(gameIndex) ?? (await reader.read(file.text, entry))
    for (const [game, each] of unsaved) games.open({ document: id, game }, each, false)
    if (!unsaved.has(gameIndex)) games.open({ document: id, game: gameIndex }, read)
    const cursors = view ? cursorsIn(view, games.gamesOf(id)) : []
    for (const [game, node] of cursors) games.visit({ document: id, game }, node)
    const { diagnostics } = read
    const format = formatOf(file, records)
    const restored = { id, file, records, gameIndex, diagnostics, format, stamp }
    all.value = [...all.value, { ...restored, savedText: undefined }]
    games.noteArrangement(id, false)
    activeId.value = id
  }

  /** What a document is on disk from now on. */
  function noteSaved(
    id: string,
    saved: Pick<StudioDocument, 'format' | 'stamp' | 'savedText'> &
      Pick<TextFile, 'name' | 'path' | 'encoding'>,
  ): void {
    const document = all.value.find((other) => other.id === id)
    if (!document) return
    const { format, stamp, savedText, ...file } = saved
    replace({ ...document, format, stamp, savedText, file: { ...document.file, ...file } })
    games.noteArrangement(id, document.file.text === savedText)
  }

  /** A document has other games now, or has them in another order. */
  function noteArranged(
    id: string,
    arranged: Pick<StudioDocument, 'file' | 'records' | 'gameIndex' | 'diagnostics'>,
  ): void {
    const document = all.value.find((other) => other.id === id)
    if (!document) return
    const bytes = dropped.get(document.file)
    if (bytes) dropped.set(arranged.file, bytes)
    replace({ ...document, ...arranged })
  }

  function replace(changed: StudioDocument): void {
    all.value = all.value.map((other) => (other.id === changed.id ? changed : other))
  }

  async function receive(
    name: string,
    coming: Promise<Result<TextFile, FileError | Fault>>,
  ): Promise<void> {
    const read = await coming
    if (read.ok) return add(read.value)
    if (isFault(read.error)) notices.show({ kind: 'line', fault: read.error })
    else notices.show({ kind: 'file', name, error: read.error })
  }

  /** One after another, so that the last one named ends up in front. */
  async function openRefs(files: readonly FileRef[]): Promise<void> {
    for (const { name, path } of files) {
      await during(name, () => receive(name, readFile(host, path)))
    }
  }

  async function openDropped(files: readonly File[]): Promise<void> {
    for (const file of files) {
      await during(file.name, async () => {
        const read = await uploadFile(host, file)
        if (read.ok) dropped.set(read.value, file)
        await receive(file.name, Promise.resolve(read))
      })
    }
  }

  /** A folder is one document; what of it cannot be read is told, and costs no other file. */
  async function openDroppedFolder({ name, files }: DroppedFolder): Promise<void> {
    await during(name, async () => {
      const placed: PlacedFile[] = []
      for (const { name: whole, file } of files) {
        const read = await uploadFile(host, file)
        if (read.ok) placed.push({ name: whole, file: read.value })
        else await receive(whole, Promise.resolve(read))
      }
      await add(combineFiles(name, placed))
    })
  }

  function droppedFile(id: string): File | undefined {
    const document = all.value.find((other) => other.id === id)
    return document && dropped.get(document.file)
  }

  /** Puts a document's file in its place as it was read again, in another encoding. */
  function readAnew(id: string, file: TextFile): Promise<void> {
    const bytes = droppedFile(id)
    if (bytes) dropped.set(file, bytes)
    return during(file.name, () => add(file, id))
  }

  /** Pasted text is Unicode already: nothing is decoded. */
  function openText(text: string, name: string): Promise<void> {
    const bytes = new TextEncoder().encode(text).length
    return openFile({ name, path: null, text, encoding: 'utf-8', bytes, unreadable: 0 })
  }

  /** Opens a file that was read already. */
  const openFile = (file: TextFile): Promise<void> => during(file.name, () => add(file))

  /** Opens games that come from no file, such as a new one, as a document of their own. */
  const openGames = (made: readonly Game[], name: string): Promise<void> =>
    openText(writeJanggi(made), name)

  async function openGame(gameIndex: number): Promise<void> {
    const document = active.value
    const entry = document?.records.games[gameIndex]
    if (!document || !entry || gameIndex === document.gameIndex) return
    const wanted = ++wantedGame
    const place = { document: document.id, game: gameIndex }
    const known = games.get(place)
    const read = known ?? (await reader.read(document.file.text, entry))
    const isStale = wanted !== wantedGame || !all.value.includes(document)
    if (isStale) return
    if (!known) games.open(place, read)
    replace({ ...document, gameIndex, diagnostics: read.diagnostics })
  }

  function activate(id: string): void {
    activeId.value = id
  }

  function activateNext(): void {
    const index = all.value.findIndex(({ id }) => id === activeId.value)
    activeId.value = all.value[(index + 1) % all.value.length]?.id
  }

  function close(id: string): void {
    const index = all.value.findIndex((other) => other.id === id)
    if (index < 0) return
    all.value = all.value.toSpliced(index, 1)
    games.close(id)
    if (activeId.value === id) activeId.value = (all.value[index] ?? all.value.at(-1))?.id
  }

  return {
    all,
    active,
    activeId,
    opening,
    openRefs,
    openDropped,
    openDroppedFolder,
    readAnew,
    droppedFile,
    openText,
    openFile,
    openGames,
    openGame,
    restore,
    noteSaved,
    noteArranged,
    stampOf,
    activate,
    activateNext,
    close,
  }
})
