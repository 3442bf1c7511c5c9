import { ok, type Result } from '#engine/result'
import type { RawCase } from '#shared/contract/cases'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { CasesFile } from './cases-file.ts'

export const casesHandlers = (file: CasesFile): HandlersOf<HostContract, 'cases'> => ({
  'cases.list': async () => ok({ cases: [...(await file.list())] }),
  'cases.save': async ({ cases }) => allCases(await file.save(cases)),
  'cases.remove': async ({ id }) => allCases(await file.remove(id)),
})

const allCases = <E>(changed: Result<readonly RawCase[], E>): Result<{ cases: RawCase[] }, E> =>
  changed.ok ? ok({ cases: [...changed.value] }) : changed
