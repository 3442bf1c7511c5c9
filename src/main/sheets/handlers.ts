import { ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { SheetsFile } from './sheets-file.ts'

export const sheetHandlers = (file: SheetsFile): HandlersOf<HostContract, 'sheets'> => ({
  'sheets.recall': async ({ line }) => {
    const { draft, arbiter } = await file.recall(line)
    return ok({ draft: draft ?? null, arbiter })
  },
  'sheets.keep': async ({ line, draft }) => {
    const done = await file.keep(line, draft)
    return done.ok ? ok({}) : done
  },
})
