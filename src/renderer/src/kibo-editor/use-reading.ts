import { onScopeDispose, type Ref, ref, watch } from 'vue'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { readAndWrite, readWhole } from './read-shown.ts'
import type { ShownText } from './shown-text.ts'
import type { Apart, TextReading } from './text-sync.ts'
import { createTypingPause, type TypingPause } from './typing-pause.ts'

/** How the games of the document stand to those of the text. */
export interface GamesOfText {
  /** Why they are not the same; undefined where they are. */
  readonly apart: Ref<Apart | undefined>
  /** Games that were removed and held what the text does not show. */
  readonly removed: Ref<number>
  /** Writes them back to where they stood. */
  readonly putBack: () => void
  /** They are spoken of no more. */
  readonly waveOff: () => void
}

/**
 * Reads the text after changes, never within a composition: half a syllable is no move. Writes into it
 * what becomes of its games elsewhere.
 */
export function useReading(
  shown: Readonly<Ref<ShownText | undefined>>,
  onReading: (reading: TextReading) => void,
): GamesOfText {
  const games = useOpenGamesStore()
  const apart = ref<Apart>()
  const removed = ref(0)
  const pause = createTypingPause(() => void queue(readAndWrite))
  let work = Promise.resolve()

  function tell(reading: TextReading): void {
    apart.value = reading.apart
    removed.value = reading.removed
    onReading(reading)
  }

  /** One after another: a text is not read while it is written into. */
  function queue(task: (now: ShownText, tell: (reading: TextReading) => void) => Promise<void>) {
    const now = shown.value
    if (now) work = work.then(() => task(now, tell)).catch(console.error)
    return work
  }

  watch(shown, (now, before, onCleanup) => {
    if (!now?.open.sync) return
    const { open } = now
    onCleanup(listenForTyping(now, pause))
    open.settle = () => {
      pause.end()
      return work
    }
    void queue((text) =>
      open.diagnostics
        ? readAndWrite(text, tell)
        : readWhole(text, tell, () => shown.value === now),
    )
  })

  watch(
    () => shown.value && games.gamesOf(shown.value.document),
    () => {
      // What was typed comes first: it would be written over.
      if (!pause.isHeld() && !pause.end())
        void queue((now) => readAndWrite(now, tell, 'if-written'))
    },
  )

  onScopeDispose(() => {
    pause.end()
    if (shown.value) shown.value.open.settle = undefined
  })

  return {
    apart,
    removed,
    putBack: () =>
      void queue(async (now) => {
        await now.open.sync?.putBack()
        await readAndWrite(now, tell)
      }),
    waveOff: () => {
      shown.value?.open.sync?.waveOff()
      removed.value = 0
    },
  }
}

function listenForTyping({ editor, open }: ShownText, pause: TypingPause): () => void {
  const listeners = [
    editor.onDidChangeModelContent(() => {
      if (!open.isApplying) pause.begin()
    }),
    editor.onDidCompositionStart(() => pause.hold()),
    editor.onDidCompositionEnd(() => pause.release()),
  ]
  return () => {
    for (const listener of listeners) listener.dispose()
  }
}
