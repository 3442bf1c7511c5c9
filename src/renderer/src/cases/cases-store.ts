import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { replayCase } from '#engine/arbiter/replay-case'
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
  const catalogue = shallowRef<Catalogue>()
  const own = shallowRef<readonly ToldCase[]>([])
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
    catalogue.value ??= await readCatalogue()
  }

  /** Opens a case at its start. */
  function choose(id: string | undefined): void {
    chosenId.value = id
    step.value = 0
  }

  function go(target: number): void {
    step.value = Math.max(0, Math.min(target, last.value))
  }

  return { catalogue, own, chosenId, chosen, steps, step, last, current, load, choose, go }
})
