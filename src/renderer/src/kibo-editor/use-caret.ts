import type { editor as monacoEditor } from 'monaco-editor/editor/editor.api'
import { type Ref, watch } from 'vue'
import { movesOf, pathTo } from '#engine/game/path'
import { nodeAlong } from '#engine/kibo-text/places'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { rangeOf } from './text-ranges.ts'
import type { ShownText } from './shown-text.ts'

/** A caret that is on its way, in milliseconds, is not followed. */
const REST = 60

/**
 * The game goes to the move that the caret is on; the move that is in view is marked in the text.
 * Answers when the caret of a text that was just shown stands where its game is.
 */
export function useCaret(shown: Readonly<Ref<ShownText | undefined>>): () => Promise<void> {
  const documents = useDocumentStore()
  const game = useGameStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false
  let isMarking = false
  let marked = Promise.resolve()
  let marks: monacoEditor.IEditorDecorationsCollection | undefined

  const isInFront = (now: ShownText): boolean => documents.active?.id === now.document

  /** The game goes where the caret is. */
  async function follow(now: ShownText): Promise<void> {
    const position = now.editor.getPosition()
    if (!position || !isInFront(now)) return
    const offset = now.open.model.getOffsetAt(position)
    const point = await now.service.ask(now.document, 'pointAt', { offset })
    if (!point || !isInFront(now)) return
    if (point.game !== documents.active?.gameIndex) await documents.openGame(point.game)
    if (!isInFront(now) || documents.active?.gameIndex !== point.game || !game.game) return
    game.goTo(nodeAlong(game.game.tree, point.moves))
  }

  /** The text shows where the game is. */
  async function mark(now: ShownText): Promise<void> {
    if (!isInFront(now) || !game.game || game.cursor === undefined || !now.open.sync) return
    const moves = movesOf(pathTo(game.game.tree, game.cursor))
    const point = { game: documents.active?.gameIndex ?? 0, moves }
    const span = await now.service.ask(now.document, 'placeOf', point)
    if (!span || shown.value !== now) return
    const range = rangeOf(now.open.model, span)
    marks ??= now.editor.createDecorationsCollection()
    // What is typed beside the mark does not become part of it.
    const { NeverGrowsWhenTypingAtEdges: stickiness } = now.monaco.editor.TrackedRangeStickiness
    marks.set([{ range, options: { inlineClassName: 'kibo-current', stickiness } }])
    if (now.editor.hasTextFocus()) return
    isMarking = true
    now.editor.setPosition({ lineNumber: range.endLineNumber, column: range.endColumn })
    now.editor.revealRangeInCenterIfOutsideViewport(range)
    isMarking = false
  }

  watch(shown, (now, before, onCleanup) => {
    if (!now?.open.sync) return
    const listeners = [
      now.editor.onDidChangeCursorPosition(() => {
        clearTimeout(timer)
        if (now.editor.hasTextFocus() && !isTyping && !isMarking)
          timer = setTimeout(() => void follow(now), REST)
      }),
      // The caret moves with what is typed: the reading of the text goes there by itself.
      now.editor.onDidChangeModelContent(() => {
        clearTimeout(timer)
        isTyping = true
        queueMicrotask(() => (isTyping = false))
      }),
    ]
    onCleanup(() => {
      clearTimeout(timer)
      marks = undefined
      for (const listener of listeners) listener.dispose()
    })
  })

  watch([shown, () => game.place, () => game.cursor, () => game.game], ([now]) => {
    if (now) marked = mark(now)
  })

  return () => marked
}
