import { defineStore } from 'pinia'
import { computed, type ComputedRef, ref } from 'vue'
import type { Language } from '#shared/text/index'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { newDraft, type SheetDraft } from './sheet-draft.ts'

/** Who ruled last in this window. */
const useArbiterStore = defineStore('arbiter', () => ({ name: ref('') }))

interface DraftInView {
  readonly draft: ComputedRef<SheetDraft>
  readonly language: ComputedRef<Language>
  readonly date: ComputedRef<string>
  readonly change: (part: Partial<SheetDraft>) => void
}

/** What is written for the sheet of the game in view; it stays with the game while that is open. */
export function useSheetDraft(): DraftInView {
  const game = useGameStore()
  const games = useOpenGamesStore()
  const settings = useSettingsStore()
  const arbiter = useArbiterStore()

  const draft = computed(() => game.open?.sheet ?? newDraft(arbiter.name))
  const language = computed(() => draft.value.language ?? settings.language)
  const date = computed(
    () =>
      draft.value.date ??
      new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date()),
  )

  function change(part: Partial<SheetDraft>): void {
    if (part.arbiter !== undefined) arbiter.name = part.arbiter
    if (game.place) games.writeSheet(game.place, { ...draft.value, ...part })
  }

  return { draft, language, date, change }
}
