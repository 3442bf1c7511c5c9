import { ok, type Result } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { SavedRules } from '#shared/contract/rules'
import type { HandlersOf } from '#shared/rpc/host'
import type { RulesFile } from './rules-file.ts'

export const rulesHandlers = (file: RulesFile): HandlersOf<HostContract, 'rules'> => ({
  'rules.list': async () => ok({ saved: [...(await file.list())] }),
  'rules.save': async ({ name, rules, replaces }) =>
    allSaved(await file.save({ name, rules }, replaces)),
  'rules.remove': async ({ name }) => allSaved(await file.remove(name)),
})

const allSaved = <E>(
  changed: Result<readonly SavedRules[], E>,
): Result<{ saved: SavedRules[] }, E> => (changed.ok ? ok({ saved: [...changed.value] }) : changed)
