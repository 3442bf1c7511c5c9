import { lstat, mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { err, ok, type Result } from '#engine/result'
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '#shared/contract/settings'
import { errorCode } from '../error-code.ts'

/** Why the settings could not be kept: the system's short name of it. */
export interface NotSaved {
  readonly detail: string
}

/** The user's settings on disk, shared by every host that runs. */
export interface SettingsFile {
  readonly load: () => Promise<Settings>
  readonly save: (settings: Settings) => Promise<Result<void, NotSaved>>
}

type OnDisk =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }

/**
 * A file that is damaged or of another version is never overwritten: it is set aside under a name
 * with the time, and the defaults hold. If that can't be done, nothing is saved.
 */
export function createSettingsFile(
  folder: string,
  now: () => Date = () => new Date(),
): SettingsFile {
  const path = join(folder, 'settings.json')
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: a file must not be read while another call sets it aside. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = queue.then(job)
    queue = done.catch(() => undefined)
    return done
  }

  const setAside = (): Promise<void> => moveToFreeName(path, damagedName(folder, now()))

  return {
    load: () =>
      inTurn(async () => {
        const found = await read(path)
        if (found.kind === 'damaged') await setAside().catch(() => undefined)
        return found.kind === 'settings' ? found.settings : DEFAULT_SETTINGS
      }),
    save: (settings) =>
      inTurn(async () => {
        try {
          await mkdir(folder, { recursive: true })
          if ((await read(path)).kind === 'damaged') await setAside()
          await writeFileAtomic(path, `${JSON.stringify(settings, null, 2)}\n`)
          return ok(undefined)
        } catch (error) {
          return err({ detail: errorCode(error) })
        }
      }),
  }
}

async function read(path: string): Promise<OnDisk> {
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'))
    // What a former release did not know yet has its default; that is no damage.
    const parsed = settingsSchema.safeParse(
      isRecord(json) ? { ...DEFAULT_SETTINGS, ...json } : json,
    )
    return parsed.success ? { kind: 'settings', settings: parsed.data } : { kind: 'damaged' }
  } catch (error) {
    return { kind: ['ENOENT', 'ENOTDIR'].includes(errorCode(error)) ? 'none' : 'damaged' }
  }
}

const isRecord = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function damagedName(folder: string, time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  const stamp = local.toISOString().replace(/\D/g, '').slice(0, 14)
  return join(folder, `settings.damaged-${stamp}`)
}

/** Renames to `name.json`, or `name-2.json` and so on if another host was as quick. */
async function moveToFreeName(path: string, name: string): Promise<void> {
  for (let copy = 1; ; copy++) {
    const target = `${name}${copy === 1 ? '' : `-${copy}`}.json`
    if (await isFree(target)) return rename(path, target)
  }
}

/** Where nothing can be looked up nothing can be overwritten: renaming then says what is wrong. */
const isFree = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => false,
    () => true,
  )
