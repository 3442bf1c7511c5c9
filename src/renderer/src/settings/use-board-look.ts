import { computed, type ComputedRef } from 'vue'
import type { BoardProps } from '../board/board-model.ts'
import { useTexts } from '../text/use-texts.ts'
import { useSettingsStore } from './settings-store.ts'
import { useTheme } from './use-appearance.ts'

export type BoardLook = Pick<
  BoardProps,
  'pieceSet' | 'coordinates' | 'coordinateSize' | 'theme' | 'words' | 'animate' | 'input'
>

/** What the user chose for boards: `<BoardView v-bind="look" …>` wherever one stands. */
export function useBoardLook(): ComputedRef<BoardLook> {
  const settings = useSettingsStore()
  const theme = useTheme()
  const texts = useTexts()
  return computed(() => {
    const { pieceSet, coordinates, coordinateSize, boardTheme, animation, dragMoves, clickMoves } =
      settings.current
    return {
      pieceSet,
      coordinates,
      coordinateSize,
      theme: theme.value === 'contrast' ? 'contrast' : boardTheme,
      words: texts.value.board,
      animate: animation,
      input: { drag: dragMoves, click: clickMoves },
    }
  })
}
