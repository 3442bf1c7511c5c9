import { ok, type Result } from '#engine/result'
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '#shared/contract/settings'
import { createJsonFile, type NotSaved } from '../json-file.ts'

/** The user's settings on disk, shared by every host that runs. */
export interface SettingsFile {
  readonly load: () => Promise<Settings>
  readonly save: (settings: Settings) => Promise<Result<void, NotSaved>>
}

/** @param now the clock that names a damaged file */
export function createSettingsFile(folder: string, now?: () => Date): SettingsFile {
  const file = createJsonFile({
    folder,
    name: 'settings',
    parse: settingsIn,
    fallback: DEFAULT_SETTINGS,
    now,
  })
  return {
    load: file.load,
    save: async (settings) => {
      const saved = await file.change<never>(() => ok(settings))
      return saved.ok ? ok(undefined) : saved
    },
  }
}

/** What a former release did not know yet has its default; that is no damage. */
const settingsIn = (json: unknown): Settings | undefined =>
  settingsSchema.safeParse(isRecord(json) ? { ...DEFAULT_SETTINGS, ...json } : json).data

const isRecord = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
