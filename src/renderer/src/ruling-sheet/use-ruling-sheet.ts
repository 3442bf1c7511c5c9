import { computed } from 'vue'
import { rulingSheet } from '#engine/arbiter/ruling-sheet'
import { isPresetId } from '#engine/rules/ruleset'
import type { CoordinateStyle } from '#shared/board/board-picture'
import { describeSheet } from '#shared/ruling-sheet/describe-sheet'
import {
  formatSheetBody,
  formatSheetFile,
  type SheetBoardLook,
} from '#shared/ruling-sheet/sheet-html'
import { formatSheetText } from '#shared/ruling-sheet/sheet-text'
import { texts } from '#shared/text/index'
import { useGameStore } from '../game/game-store.ts'
import { useRulesInForce } from '../rules/use-game-rules.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { sheetFileName } from './sheet-draft.ts'
import { useSheetDraft } from './use-sheet-draft.ts'

/** Moves are written by the coordinates of records, so a board always shows these. */
const COORDINATES: Readonly<Record<CoordinateStyle, CoordinateStyle>> = {
  kibo: 'kibo',
  both: 'both',
  uci: 'both',
  none: 'kibo',
}

/** The ruling sheet of the game in view, along its line and under its rule set. */
export function useRulingSheet() {
  const game = useGameStore()
  const settings = useSettingsStore()
  const inForce = useRulesInForce()

  const { draft, language, date, problem, change } = useSheetDraft()
  const positions = computed(() => draft.value.positions)
  const withPlay = computed(() => draft.value.withPlay)
  const rules = computed(() => inForce.value.rules)
  const diagnostics = computed(() => game.open?.diagnostics)

  const sheet = computed(() => {
    if (!game.game) return undefined
    const ruled = {
      game: game.game,
      line: game.line,
      diagnostics: diagnostics.value ?? [],
      rules: rules.value,
    }
    return rulingSheet(ruled, { positions: positions.value, withPlay: withPlay.value })
  })
  const rulesName = computed(() => {
    const { name } = inForce.value
    return isPresetId(name) ? texts[language.value].rules.presets[name] : name
  })
  const document = computed(() => {
    if (!sheet.value) return undefined
    const { withDoubts, opinion, arbiter: name } = draft.value
    return describeSheet(sheet.value, {
      language: language.value,
      rulesName: rulesName.value,
      withDoubts,
      opinion,
      arbiter: name,
      date: date.value,
    })
  })
  const look = computed<SheetBoardLook>(() => ({
    pieceSet: settings.current.pieceSet,
    coordinates: COORDINATES[settings.current.coordinates],
    orientation: 'cho',
  }))
  const body = computed(() => (document.value ? formatSheetBody(document.value, look.value) : ''))
  const fileName = computed(() => {
    const { cho, han } = game.opened?.info ?? {}
    const players = [cho?.name, han?.name].filter((name) => name !== undefined).join('-')
    return sheetFileName(texts[language.value].rulingSheet.dialog.fileName(players))
  })

  return {
    draft,
    language,
    date,
    /** Why what was written could not be kept. */
    problem,
    sheet,
    body,
    fileName,
    /** The whole file. */
    file: (): string => (document.value ? formatSheetFile(document.value, look.value) : ''),
    text: (): string => (document.value ? formatSheetText(document.value) : ''),
    change,
  }
}
