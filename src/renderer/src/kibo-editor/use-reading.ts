import { onScopeDispose, type Ref, watch } from 'vue'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import type { TextReading } from './text-sync.ts'
import type { ShownText } from './shown-text.ts'

/** A pause in typing, in milliseconds, after which the text is read. */
const PAUSE = 150

/**
 * Reads the text after changes, never within a composition: half a syllable is no move. Writes into it
 * what becomes of its games elsewhere.
 */
export function useReading(
  shown: Readonly<Ref<ShownText | undefined>>,
  onReading: (reading: TextReading) => void,
): void {
  const games = useOpenGamesStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isComposing = false
  let work = Promise.resolve()

  /** One after another: a text is not read while it is written into. */
  function queue(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => console.error(error))
  }

  function soon(): void {
    clearTimeout(timer)
    if (!isComposing) timer = setTimeout(read, PAUSE)
  }

  function read(): void {
    timer = undefined
    const now = shown.value
    if (now) queue(() => readNow(now))
  }

  async function readNow({ open, editor }: ShownText): Promise<void> {
    if (!open.sync) return
    const position = editor.getPosition()
    const caret = position ? open.model.getOffsetAt(position) : 0
    const reading = await open.sync.read(caret)
    open.diagnostics = reading.diagnostics
    onReading(reading)
  }

  watch(shown, (now, before, onCleanup) => {
    if (!now) return
    const { editor, open } = now
    const listeners = [
      editor.onDidChangeModelContent(() => {
        if (!open.isApplying) soon()
      }),
      editor.onDidCompositionStart(() => {
        isComposing = true
        clearTimeout(timer)
      }),
      editor.onDidCompositionEnd(() => {
        isComposing = false
        soon()
      }),
    ]
    onCleanup(() => {
      for (const listener of listeners) listener.dispose()
    })
  })

  watch([shown, () => shown.value && games.gamesOf(shown.value.document)], ([now]) => {
    if (!now?.open.sync) return
    queue(async () => {
      if (await now.open.sync?.write()) await readNow(now)
    })
  })

  /** A long text is read bit by bit, lest whoever types meanwhile has to wait. */
  async function readWhole(now: ShownText): Promise<void> {
    while (shown.value === now && !(await now.service.ask(now.document, 'readOn', {})));
    if (shown.value === now) await readNow(now)
  }

  watch(shown, (now) => {
    if (now?.open.sync && !now.open.diagnostics) queue(() => readWhole(now))
  })

  onScopeDispose(() => {
    if (timer === undefined) return
    clearTimeout(timer)
    read()
  })
}
