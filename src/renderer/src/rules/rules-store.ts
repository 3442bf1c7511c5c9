import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { GameRules } from '#engine/game/game-rules'
import { ok, type Result } from '#engine/result'
import { isPresetId, isSameRuleSet, PRESETS, type RuleSet } from '#engine/rules/ruleset'
import type { SavedRules, SaveRulesError } from '#shared/contract/rules'
import { DEFAULT_SETTINGS } from '#shared/contract/settings'
import type { Fault } from '#shared/rpc/frames'
import { useHost } from '../host/use-host.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useNoticeStore } from '../shell/notice-store.ts'

/** The rule set games are judged under. */
interface ChosenRules {
  /** A preset's id or the name of a saved one. */
  readonly name: string
  readonly rules: RuleSet
  /** Whether it is one of the saved ones. */
  readonly isOwn: boolean
}

/** The rule set that holds for a game. A game may name one that nobody here has saved. */
export interface RulesInForce extends ChosenRules {
  /** Whether the game itself says so; else it is what the user prefers. */
  readonly isOfGame: boolean
}

/** What a game would carry of a rule set. */
export const asGameRules = ({ name, rules }: Pick<ChosenRules, 'name' | 'rules'>): GameRules =>
  isPresetId(name) ? { kind: 'preset', id: name } : { kind: 'own', name, rules }

const preset = (name: string): ChosenRules | undefined =>
  isPresetId(name) ? { name, rules: PRESETS[name], isOwn: false } : undefined

const STANDARD: ChosenRules = { name: 'standard', rules: PRESETS.standard, isOwn: false }

/** The user's own rule sets, and which one holds. The host keeps both. */
export const useRulesStore = defineStore('rules', () => {
  const host = useHost()
  const settings = useSettingsStore()
  const notices = useNoticeStore()
  const saved = shallowRef<readonly SavedRules[]>([])

  /** A saved one that is gone, perhaps from another window, leaves the standard. */
  const chosen = computed<ChosenRules>(() => {
    const name = settings.current.ruleSet
    const own = saved.value.find((each) => each.name === name)
    return own ? { ...own, isOwn: true } : (preset(name) ?? STANDARD)
  })

  /** The game's own rule set, else the one the user prefers. */
  function forGame(game: { readonly rules?: GameRules | undefined } | undefined): RulesInForce {
    const own = game?.rules
    if (!own) return { ...chosen.value, isOfGame: false }
    if (own.kind === 'preset') {
      return { name: own.id, rules: PRESETS[own.id], isOwn: false, isOfGame: true }
    }
    const isOwn = saved.value.some(
      ({ name, rules }) => name === own.name && isSameRuleSet(rules, own.rules),
    )
    return { name: own.name, rules: own.rules, isOwn, isOfGame: true }
  }

  /** What a game would carry of the rule set of that name. */
  function named(name: string): GameRules | undefined {
    if (isPresetId(name)) return { kind: 'preset', id: name }
    const own = saved.value.find((each) => each.name === name)
    return own && { kind: 'own', ...own }
  }

  async function load(): Promise<void> {
    const listed = await host.run('rules.list', {})
    if (listed.ok) saved.value = listed.value.saved
    else notices.show({ kind: 'line', fault: listed.error })
  }

  function choose(name: string): void {
    settings.change({ ruleSet: name })
  }

  /** Keeps a rule set; one that is preferred stays so under its new name. */
  async function save(
    { name, rules }: SavedRules,
    replaces: string | null,
  ): Promise<Result<void, SaveRulesError | Fault>> {
    const kept = await host.run('rules.save', { name, rules, replaces })
    if (!kept.ok) return kept
    saved.value = kept.value.saved
    if (settings.current.ruleSet === replaces) choose(name)
    return ok(undefined)
  }

  async function remove(name: string): Promise<Result<void, SaveRulesError | Fault>> {
    const kept = await host.run('rules.remove', { name })
    if (!kept.ok) return kept
    saved.value = kept.value.saved
    if (settings.current.ruleSet === name) choose(DEFAULT_SETTINGS.ruleSet)
    return ok(undefined)
  }

  return { saved, chosen, forGame, named, load, choose, save, remove }
})
