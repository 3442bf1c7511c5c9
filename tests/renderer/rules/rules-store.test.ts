import { expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { PRESETS } from '#engine/rules/ruleset'
import { useRulesStore } from '#renderer/rules/rules-store'
import { useSettingsStore } from '#renderer/settings/settings-store'
import type { SavedRules } from '#shared/contract/rules'
import { startStores } from '../support/studio.ts'

const CLUB: SavedRules = { name: '동호회', rules: { ...PRESETS.kjf, moveLimit: 100 } }

test('the standard holds until another is chosen', () => {
  startStores()
  const rules = useRulesStore()
  expect(rules.chosen).toEqual({ name: 'standard', rules: PRESETS.standard, isOwn: false })
  rules.choose('kja')
  expect(rules.chosen).toEqual({ name: 'kja', rules: PRESETS.kja, isOwn: false })
})

test('a chosen one of the user holds once it is loaded, and the standard when it is gone', async () => {
  let kept = [CLUB]
  startStores({ 'rules.list': () => Promise.resolve(ok({ saved: kept })) })
  const rules = useRulesStore()
  rules.choose(CLUB.name)
  expect(rules.chosen.name).toBe('standard')
  await rules.load()
  expect(rules.chosen).toEqual({ ...CLUB, isOwn: true })
  kept = []
  await rules.load()
  expect(rules.chosen.name).toBe('standard')
})

test('what is saved is judged under, what is removed no longer', async () => {
  startStores()
  const rules = useRulesStore()
  expect(await rules.save(CLUB, null)).toEqual(ok(undefined))
  expect(rules.chosen).toEqual({ ...CLUB, isOwn: true })
  await rules.remove(CLUB.name)
  expect(rules.saved).toEqual([])
  expect(useSettingsStore().current.ruleSet).toBe('standard')
})

test('a refusal leaves everything as it was', async () => {
  const full = err({ code: 'too-many-rules', limit: 100 } as const)
  startStores({ 'rules.save': () => Promise.resolve(full) })
  const rules = useRulesStore()
  expect(await rules.save(CLUB, null)).toEqual(full)
  expect(rules.saved).toEqual([])
  expect(rules.chosen.name).toBe('standard')
})
