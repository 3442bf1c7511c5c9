import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { replayCase } from '#engine/arbiter/replay-case'
import { ok, type Result } from '#engine/result'
import type { RawCase } from '#shared/contract/cases'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { toldCases } from './case-file.ts'
import { readToldCase, type ToldCase } from '#engine/arbiter/told-case'
import { parseRuleTexts, type RuleText } from './rule-texts.ts'

/** A catalogue that is read once, when cases are first opened. */
interface Catalogue {
  readonly cases: readonly ToldCase[]
  readonly rules: ReadonlyMap<string, RuleText>
}

async function readCatalogue(): Promise<Catalogue> {
  const { rawCatalogue, rulesPage } = await import('./catalogue-files.ts')
  const cases = rawCatalogue.map((raw) => {
    const read = readToldCase(raw)
    if (!read.ok) throw new Error(`a case of the catalogue lacks its ${read.error.field}`)
    return read.value
  })
  return { cases, rules: parseRuleTexts(rulesPage) }
}

/** The rule cases, which one is open, and at which of its steps. */
export const useCasesStore = defineStore('cases', () => {
  const host = useHost()
  const notices = useNoticeStore()
  const catalogue = shallowRef<Catalogue>()
  /** The user's own, as their file writes them. */
  const ownRaw = shallowRef<readonly RawCase[]>([])
  const own = computed(() => toldCases(ownRaw.value))
  const chosenId = ref<string>()
  const step = ref(0)

  const chosen = computed(() =>
    [...own.value, ...(catalogue.value?.cases ?? [])].find(
      ({ ruleCase }) => ruleCase.id === chosenId.value,
    ),
  )
  const steps = computed(() =>
    chosen.value ? replayCase(chosen.value.ruleCase, chosen.value.ruleCase.options.rules) : [],
  )
  const last = computed(() => Math.max(0, steps.value.length - 1))
  const current = computed(() => steps.value[step.value])

  async function load(): Promise<void> {
    const listed = await host.run('cases.list', {})
    if (listed.ok) ownRaw.value = listed.value.cases
    else notices.show({ kind: 'line', fault: listed.error })
    catalogue.value ??= await readCatalogue()
  }

  /** Keeps cases of the user's, in the place of those with their ids. */
  async function keep(added: readonly RawCase[]): Promise<Result<void, { code: string }>> {
    const kept = await host.run('cases.save', { cases: [...added] })
    if (!kept.ok) return kept
    ownRaw.value = kept.value.cases
    return ok(undefined)
  }

  async function forget(id: string): Promise<void> {
    const left = await host.run('cases.remove', { id })
    if (left.ok) ownRaw.value = left.value.cases
    if (chosenId.value === id) choose(undefined)
  }

  /** Opens a case at its start. */
  function choose(id: string | undefined): void {
    chosenId.value = id
    step.value = 0
  }

  function go(target: number): void {
    step.value = Math.max(0, Math.min(target, last.value))
  }

  return {
    catalogue,
    own,
    ownRaw,
    chosenId,
    chosen,
    steps,
    step,
    last,
    current,
    load,
    keep,
    forget,
    choose,
    go,
  }
})
