import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { EXPORT_FORMATS, EXPORT_OPTIONS, type ExportFormatId } from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import type { Loss } from '#engine/game/losses'
import { err, ok, type Result } from '#engine/result'
import type { WrittenEncoding } from '#shared/contract/files'
import { type StudioDocument, useDocumentStore } from '../documents/document-store.ts'
import { differsFromText } from '../documents/edit-history.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useRecordReader } from '../documents/record-reader.ts'
import { stageText } from '../files/stage-text.ts'
import { useHost } from '../host/use-host.ts'
import { useTextStore } from '../kibo-editor/text-store.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { lossesOf, splicedText } from './document-text.ts'
import type { SaveProblem } from './save-problem.ts'

/** Where and how a document is written. */
export interface SaveTarget {
  readonly path: string
  readonly format: ExportFormatId
  readonly encoding: WrittenEncoding
  readonly overwrite: boolean
}

/** What the user has answered. */
interface Answers {
  readonly losses?: readonly Loss[]
  readonly overwrite?: boolean
  readonly encoding?: WrittenEncoding
}

/** What must be decided before a document is written where it stands. */
type SaveQuestion =
  | { readonly kind: 'losses'; readonly losses: readonly Loss[] }
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-encodable'; readonly missing: readonly string[] }

/** Games that are read between two breaths of the window. */
const GAMES_AT_ONCE = 50

/** Saves documents, asks what must be asked before, and closes those that are unsaved. */
export const useSaveStore = defineStore('save', () => {
  const host = useHost()
  const reader = useRecordReader()
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const shell = useShellStore()
  const notices = useNoticeStore()
  const texts = useTextStore()
  const question = shallowRef<SaveQuestion>()
  let answered: Answers = {}
  /** The document that waits to be closed until it is saved. */
  const closing = ref<string>()
  const isSaving = ref(false)

  const changedIn = (document: StudioDocument): ReadonlyMap<number, Game> =>
    new Map(
      [...games.gamesOf(document.id)]
        .filter(([, { history }]) => differsFromText(history))
        .map(([index, { game }]) => [index, game]),
    )

  async function allGames({ id, file, records }: StudioDocument): Promise<readonly Game[]> {
    const all: Game[] = []
    for (const entry of records.games) {
      const known = games.get({ document: id, game: entry.index })
      all.push(known?.game ?? (await reader.read(file.text, entry)).game)
      if (all.length % GAMES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    return all
  }

  /** What the document loses in a format: of games that keep their own text, nothing. */
  async function lossesIn(
    document: StudioDocument,
    format: ExportFormatId,
  ): Promise<readonly Loss[]> {
    const isSpliced = document.records.format === format && format !== 'janggi'
    const written = isSpliced ? changedIn(document).values() : await allGames(document)
    return lossesOf(written, format)
  }

  async function textOf(document: StudioDocument, format: ExportFormatId): Promise<string> {
    const { file, records } = document
    const changed = changedIn(document)
    const typed = await texts.sources(document.id, [...changed.keys()])
    const spliced = splicedText({ text: file.text, records, changed, typed }, format)
    return spliced ?? EXPORT_FORMATS[format].write(await allGames(document), EXPORT_OPTIONS)
  }

  /** Writes a document to a place, and is then about that file. */
  async function write(
    document: StudioDocument,
    { path, format, encoding, overwrite }: SaveTarget,
  ): Promise<Result<void, SaveProblem>> {
    const written = games.gamesOf(document.id)
    const staged = await stageText(host, await textOf(document, format))
    if (!staged.ok) return staged
    const expected = path === document.file.path ? document.stamp : null
    const call = { text: staged.value, path, encoding, expected, overwrite }
    const saved = await host.run('saving.write', call)
    if (!saved.ok) return saved
    const { file, stamp } = saved.value
    const isSameText = documents.all.some(({ file: now }) => now.text === document.file.text)
    if (isSameText) games.noteSaved(document.id, written)
    documents.noteSaved(document.id, {
      ...file,
      encoding,
      format,
      stamp,
      savedText: document.file.text,
    })
    notices.show({ kind: 'saved', name: file.name })
    if (closing.value === document.id) documents.close(document.id)
    closing.value = undefined
    return ok(undefined)
  }

  /** Saves the document in front where it stands, or asks where. */
  async function save(answers: Answers = {}): Promise<void> {
    answered = answers
    await texts.settle()
    const document = documents.active
    if (!document || isSaving.value) return
    const { file, format } = document
    if (file.path === null || !format) {
      shell.show('save-as')
      return
    }
    const asked = await lossesIn(document, format)
    if (asked.some((loss) => !(answers.losses ?? []).includes(loss))) {
      ask({ kind: 'losses', losses: asked })
      return
    }
    const own = file.encoding === 'cp949' && EXPORT_FORMATS[format].isOftenCp949
    const target = {
      path: file.path,
      format,
      encoding: answers.encoding ?? (own ? 'cp949' : 'utf-8'),
      overwrite: answers.overwrite ?? false,
    }
    const saved = await saveTo(target)
    if (!saved.ok) refuse(saved.error)
  }

  async function saveTo(target: SaveTarget): Promise<Result<void, SaveProblem>> {
    await texts.settle()
    const document = documents.active
    if (!document) return err({ code: 'no-such-text' })
    isSaving.value = true
    const saved = await write(document, target)
    isSaving.value = false
    return saved
  }

  function refuse(problem: SaveProblem): void {
    switch (problem.code) {
      case 'file-changed':
      case 'file-exists':
        return ask({ kind: 'changed' })
      case 'not-encodable':
        return ask({ kind: 'not-encodable', missing: problem.missing })
      case 'file-not-allowed':
        return shell.show('save-as')
      default:
        notices.show({ kind: 'not-saved', problem })
    }
  }

  /** The user goes on, whatever was asked. */
  async function goOn(): Promise<void> {
    switch (question.value?.kind) {
      case 'losses':
        return save({ ...answered, losses: question.value.losses })
      case 'changed':
        return save({ ...answered, overwrite: true })
      case 'not-encodable':
        return save({ ...answered, encoding: 'utf-8' })
      case undefined:
        return save(answered)
    }
  }

  function ask(asked: SaveQuestion): void {
    question.value = asked
    shell.show('save-check')
  }

  /** Closes a document at once where nothing is lost by it; else asks. */
  function close(id: string): void {
    if (!games.isUnsaved(id)) return documents.close(id)
    documents.activate(id)
    closing.value = id
    shell.show('close-unsaved')
  }

  function cancelClose(): void {
    closing.value = undefined
  }

  /** Knowingly. */
  function discard(): void {
    if (closing.value !== undefined) documents.close(closing.value)
    closing.value = undefined
  }

  return {
    question,
    isSaving,
    lossesIn,
    save,
    saveTo,
    goOn,
    close,
    cancelClose,
    discard,
  }
})
