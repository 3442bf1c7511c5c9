import { effectScope, watch } from 'vue'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useBoardLook } from '../settings/use-board-look.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { registerKiboLanguages } from './kibo-language.ts'
import { loadMonaco, type Monaco } from './load-monaco.ts'
import { type OpenText, openText, type TextToOpen } from './open-text.ts'
import { useSyncedGames } from './synced-games.ts'
import { useTextStore } from './text-store.ts'
import { type TextService, workerTextService } from './text-service.ts'

/** The editor, the worker behind it and the texts that were opened in it. */
export interface EditorContext {
  readonly monaco: Monaco
  readonly service: TextService
  /** The text of a document, opened with the first call. */
  readonly textOf: (document: TextToOpen) => Promise<OpenText>
}

let context: Promise<EditorContext> | undefined

/** One for the window, made when a text is first shown. Called while a component is set up. */
export function useEditorContext(): Promise<EditorContext> {
  // Its watchers outlive the panel that was opened first.
  context ??= effectScope(true).run(createContext)
  if (!context) throw new Error('the scope of the text editor has ended')
  return context
}

async function createContext(): Promise<EditorContext> {
  const documents = useDocumentStore()
  const game = useGameStore()
  const settings = useSettingsStore()
  const texts = useTexts()
  const written = useTextStore()
  const look = useBoardLook()
  const gamesOf = useSyncedGames()
  const open = new Map<string, Promise<OpenText>>()
  const service = workerTextService(
    new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' }),
  )

  watch(
    () => documents.all.map(({ id }) => id),
    (ids) => {
      for (const [id, text] of open) if (!ids.includes(id)) forget(id, text)
    },
  )

  function forget(id: string, text: Promise<OpenText>): void {
    open.delete(id)
    written.remove(id)
    void text.then(({ model }) => model.dispose())
    void service.ask(id, 'close', {})
  }

  const monaco = await loadMonaco(settings.language)
  registerKiboLanguages(monaco, {
    ask: async (model, question, about) => {
      const id = model.uri.path.slice(1)
      return open.has(id) ? service.ask(id, question, about) : undefined
    },
    texts: () => texts.value,
    look: () => ({
      orientation: game.orientation,
      pieceSet: look.value.pieceSet,
      theme: look.value.theme,
    }),
  })

  return {
    monaco,
    service,
    textOf: (document) => {
      const known = open.get(document.id)
      if (known) return known
      const opening = openText(monaco, service, document, gamesOf(document.id))
      open.set(document.id, opening)
      written.add(document.id, {
        settle: async () => (await opening).settle?.(),
        sources: async (indices) => (await (await opening).sync?.sources(indices)) ?? new Map(),
      })
      return opening
    },
  }
}
