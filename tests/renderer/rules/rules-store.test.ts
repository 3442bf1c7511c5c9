import { describe, expect, test } from 'vitest'
import type { GameRules } from '#engine/game/game-rules'
import { err, ok } from '#engine/result'
import { PRESETS } from '#engine/rules/ruleset'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useEditStore } from '#renderer/game/edit-store'
import { useGameStore } from '#renderer/game/game-store'
import { type RulesInForce, useRulesStore } from '#renderer/rules/rules-store'
import { useGameRules } from '#renderer/rules/use-game-rules'
import { useSettingsStore } from '#renderer/settings/settings-store'
import type { SavedRules } from '#shared/contract/rules'
import { TWO_GAMES } from '../support/records.ts'
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

test('what is preferred stays so under a new name, and no longer when it is removed', async () => {
  startStores()
  const rules = useRulesStore()
  expect(await rules.save({ ...CLUB, name: '모임' }, null)).toEqual(ok(undefined))
  expect(rules.chosen.name).toBe('standard')
  rules.choose('모임')
  expect(await rules.save(CLUB, '모임')).toEqual(ok(undefined))
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

describe('the rule set of a game', () => {
  const own: GameRules = { kind: 'own', ...CLUB }
  const other = { ...CLUB.rules, moveLimit: 7 }

  test.each<{ name: string; carried: GameRules | undefined; holds: Partial<RulesInForce> }>([
    { name: 'none: the preferred', carried: undefined, holds: { name: 'kja', isOfGame: false } },
    {
      name: 'a preset',
      carried: { kind: 'preset', id: 'casual' },
      holds: { name: 'casual', rules: PRESETS.casual, isOfGame: true },
    },
    { name: 'one that is saved', carried: own, holds: { ...CLUB, isOwn: true, isOfGame: true } },
    {
      name: 'one that was saved otherwise since',
      carried: { ...own, rules: other },
      holds: { name: CLUB.name, rules: other, isOwn: false, isOfGame: true },
    },
  ])('$name', async ({ carried, holds }) => {
    startStores({ 'rules.list': () => Promise.resolve(ok({ saved: [CLUB] })) })
    const rules = useRulesStore()
    await rules.load()
    rules.choose('kja')
    expect(rules.forGame({ rules: carried })).toMatchObject(holds)
    expect(rules.named(CLUB.name)).toEqual(own)
  })

  test('it is chosen, kept in the game, undone; the preferred stays as it was', async () => {
    startStores()
    await useDocumentStore().openText(TWO_GAMES, 'a.gib')
    const game = useGameStore()
    const { inForce, choose, keepInGame } = useGameRules()
    choose('kja')
    expect([inForce.value.name, inForce.value.isOfGame, game.game?.rules]).toEqual([
      'kja',
      false,
      undefined,
    ])
    keepInGame(true)
    choose('casual')
    expect(game.game?.rules).toEqual({ kind: 'preset', id: 'casual' })
    expect(inForce.value.rules).toBe(PRESETS.casual)
    expect(useRulesStore().chosen.name).toBe('kja')
    useEditStore().undo()
    expect(game.game?.rules).toEqual({ kind: 'preset', id: 'kja' })
    keepInGame(false)
    expect(game.game && 'rules' in game.game).toBe(false)
    useEditStore().undo()
    expect(inForce.value.isOfGame).toBe(true)
  })
})
