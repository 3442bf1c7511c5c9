import type { editor as monacoEditor, IRange } from 'monaco-editor/editor/editor.api'
import { type Ref, watch } from 'vue'
import { movesOf, pathTo } from '#engine/game/path'
import { nodeAlong } from '#engine/kibo-text/places'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { rangeOf } from './text-ranges.ts'
import type { ShownText } from './shown-text.ts'

/** A caret that is on its way, in milliseconds, is not followed. */
const REST = 60

export interface Caret {
  /** Answers when the caret of a text that was just shown stands where its game is. */
  readonly settled: () => Promise<void>
  /**
   * The text was read: the game that is written in comes into view. A move that was played is marked
   * once it is written.
   */
  readonly wasRead: (writtenIn: number | undefined) => void
}

/** The game goes to the move that the caret is on; the move that is in view is marked in the text. */
export function useCaret(shown: Readonly<Ref<ShownText | undefined>>): Caret {
  const documents = useDocumentStore()
  const game = useGameStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  let [isTyping, isMarking] = [false, false]
  let marked = Promise.resolve()
  let marks: monacoEditor.IEditorDecorationsCollection | undefined

  const isInFront = (now: ShownText): boolean => documents.active?.id === now.document

  /** The game goes where the caret is. */
  async function follow(now: ShownText): Promise<void> {
    const offset = caretOffset(now)
    if (offset === undefined || !isInFront(now)) return
    const point = await now.service.ask(now.document, 'pointAt', { offset })
    if (!point || !isInFront(now)) return
    await documents.openGame(point.game)
    if (!isInFront(now) || documents.active?.gameIndex !== point.game || !game.game) return
    game.goTo(nodeAlong(game.game.tree, point.moves))
  }

  /** The text shows where the game is. */
  async function mark(now: ShownText): Promise<void> {
    if (!isInFront(now) || !game.game || game.cursor === undefined || !now.open.sync) return
    const moves = movesOf(pathTo(game.game.tree, game.cursor))
    const about = { game: documents.active?.gameIndex ?? 0, moves }
    const span = await now.service.ask(now.document, 'placeOf', about)
    if (!span || shown.value !== now) return
    const range = rangeOf(now.open.model, span)
    marks ??= now.editor.createDecorationsCollection()
    marks.set([markOf(now, range)])
    if (now.editor.hasTextFocus()) return
    isMarking = true
    putCaret(now, range)
    isMarking = false
  }

  function followSoon(now: ShownText): void {
    clearTimeout(timer)
    if (isTyping || isMarking || !now.editor.hasTextFocus()) return
    timer = setTimeout(() => void follow(now), REST)
  }

  const markShown = (): void => void (shown.value && (marked = mark(shown.value)))

  watch(shown, (now, before, onCleanup) => {
    if (!now?.open.sync) return
    // The caret moves with what is typed: the reading of the text goes there by itself.
    const onTyping = (): void => {
      clearTimeout(timer)
      isTyping = true
      queueMicrotask(() => (isTyping = false))
    }
    const stop = listen(now, () => followSoon(now), onTyping)
    onCleanup(() => {
      clearTimeout(timer)
      marks = undefined
      stop()
    })
  })

  watch([shown, () => game.place, () => game.cursor, () => game.game], markShown)

  return {
    settled: () => marked,
    wasRead: (writtenIn) => {
      if (writtenIn === undefined || documents.active?.gameIndex === writtenIn) markShown()
      else if (shown.value) void follow(shown.value)
    },
  }
}

/** What is typed beside the mark does not become part of it. */
function markOf({ monaco }: ShownText, range: IRange): monacoEditor.IModelDeltaDecoration {
  const { NeverGrowsWhenTypingAtEdges: stickiness } = monaco.editor.TrackedRangeStickiness
  return { range, options: { inlineClassName: 'kibo-current', stickiness } }
}

function listen({ editor }: ShownText, onMove: () => void, onTyping: () => void): () => void {
  const listeners = [
    editor.onDidChangeCursorPosition(onMove),
    editor.onDidChangeModelContent(onTyping),
  ]
  return () => {
    for (const listener of listeners) listener.dispose()
  }
}

function caretOffset({ editor, open }: ShownText): number | undefined {
  const position = editor.getPosition()
  return position ? open.model.getOffsetAt(position) : undefined
}

function putCaret({ editor }: ShownText, range: IRange): void {
  editor.setPosition({ lineNumber: range.endLineNumber, column: range.endColumn })
  editor.revealRangeInCenterIfOutsideViewport(range)
}
