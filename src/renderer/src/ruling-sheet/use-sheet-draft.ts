import { watchDebounced } from '@vueuse/core'
import { computed, type ComputedRef, onScopeDispose, ref, watch } from 'vue'
import { formatUciLine } from '#engine/game/write-lines'
import { MAX_SHEET_LINE, type SheetDraft } from '#shared/contract/sheets'
import type { Language } from '#shared/text/index'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { newDraft } from './sheet-draft.ts'

/** How long after the last key what was written is kept, in milliseconds, and at the latest. */
const PAUSE = 400
const LATEST = 2000

interface DraftInView {
  readonly draft: ComputedRef<SheetDraft>
  readonly language: ComputedRef<Language>
  readonly date: ComputedRef<string>
  /** Why the last change could not be kept. */
  readonly problem: ComputedRef<string | undefined>
  readonly change: (part: Partial<SheetDraft>) => void
}

/**
 * What is written for the sheet of the game in view. It stays with the game while that is open, and
 * the host keeps it, so that it is there again whenever the same game is.
 */
export function useSheetDraft(): DraftInView {
  const host = useHost()
  const game = useGameStore()
  const games = useOpenGamesStore()
  const settings = useSettingsStore()
  const lastArbiter = ref('')
  const problem = ref<string>()

  const written = computed(() => game.open?.sheet)
  const draft = computed(() => written.value ?? newDraft(lastArbiter.value))
  const language = computed(() => draft.value.language ?? settings.language)
  const date = computed(
    () =>
      draft.value.date ??
      new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date()),
  )
  const line = computed(() => game.game && formatUciLine(game.game).slice(0, MAX_SHEET_LINE))

  async function recall(): Promise<void> {
    const { place } = game
    if (line.value === undefined || !place || written.value) return
    const found = await host.run('sheets.recall', { line: line.value })
    if (!found.ok) return
    lastArbiter.value = found.value.arbiter
    if (found.value.draft && !games.get(place)?.sheet) games.writeSheet(place, found.value.draft)
  }

  let isWaiting = false
  async function keep(): Promise<void> {
    if (!isWaiting || line.value === undefined || !written.value) return
    isWaiting = false
    const done = await host.run('sheets.keep', { line: line.value, draft: written.value })
    problem.value = done.ok ? undefined : done.error.code
  }

  function change(part: Partial<SheetDraft>): void {
    if (!game.place) return
    isWaiting = true
    games.writeSheet(game.place, { ...draft.value, ...part })
  }

  watch(line, recall, { immediate: true })
  watchDebounced(written, keep, { debounce: PAUSE, maxWait: LATEST })
  onScopeDispose(() => void keep())

  return { draft, language, date, problem: computed(() => problem.value), change }
}
