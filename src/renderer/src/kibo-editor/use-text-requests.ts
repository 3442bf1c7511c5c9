import { type Ref, watch } from 'vue'
import { LineCounter } from '#engine/notation/line-counter'
import { useGameStore } from '../game/game-store.ts'
import type { ShownText } from './shown-text.ts'
import { rangeOf } from './text-ranges.ts'
import { type TextRequest, useTextStore } from './text-store.ts'

export interface TextActions {
  readonly format: () => void
  readonly nextProblem: () => void
  /** Puts the caret on a move of the game in view by its number. */
  readonly goToPly: (ply: number) => Promise<void>
}

/**
 * What can be done in the text that is shown, by its own buttons and by requests from elsewhere; those
 * wait until the caret stands where the game is.
 */
export function useTextRequests(
  shown: Readonly<Ref<ShownText | undefined>>,
  fileText: string,
  settled: () => Promise<void>,
  askPly: () => void,
): TextActions {
  const requests = useTextStore()
  const game = useGameStore()
  const run = (action: string): void => void shown.value?.editor.getAction(action)?.run()

  const format = (): void => run('editor.action.formatDocument')

  function nextProblem(): void {
    shown.value?.editor.focus()
    run('editor.action.marker.next')
  }

  async function goToPly(ply: number): Promise<void> {
    const now = shown.value
    const place = game.place
    if (!now || place?.document !== now.document) return
    const span = await now.service.ask(now.document, 'placeOfPly', { game: place.game, ply })
    if (!span) return
    const range = rangeOf(now.open.model, span)
    now.editor.focus()
    now.editor.setSelection(range)
    now.editor.revealRangeInCenterIfOutsideViewport(range)
  }

  function answer({ editor }: ShownText, request: TextRequest): void {
    // The panel may lie outside what is in sight of its stack.
    editor.getDomNode()?.closest('[data-panel-name]')?.scrollIntoView({ block: 'nearest' })
    switch (request.kind) {
      case 'focus':
        editor.focus()
        break
      case 'go-to-ply':
        askPly()
        break
      case 'format':
        format()
        break
      case 'offset': {
        // The file's text may have other line ends than the editor's.
        const { line, column } = new LineCounter(fileText).startAt(request.offset)
        editor.focus()
        editor.setPosition({ lineNumber: line, column })
        editor.revealLineInCenter(line)
      }
    }
  }

  watch([shown, () => requests.request], async ([now]) => {
    if (!now) return
    await settled()
    const request = shown.value === now ? requests.take() : undefined
    if (request) answer(now, request)
  })

  return { format, nextProblem, goToPly }
}
