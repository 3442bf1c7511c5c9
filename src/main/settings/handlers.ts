import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { SettingsFile } from './settings-file.ts'

export const settingsHandlers = (file: SettingsFile): HandlersOf<HostContract, 'settings'> => ({
  'settings.load': async () => ok(await file.load()),

  'settings.save': async (settings) => {
    const saved = await file.save(settings)
    return saved.ok ? ok({}) : err({ code: 'settings-not-saved', detail: saved.error.detail })
  },
})
