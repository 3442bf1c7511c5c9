import { lstat, mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { err, ok, type Result } from '#engine/result'
import { errorCode } from './error-code.ts'
import { stampOf } from './time-stamp.ts'

/** Why a file could not be kept: the system's short name of it. */
export interface NotSaved {
  readonly code: 'not-saved'
  readonly detail: string
}

/** What a JSON file of the studio holds, and how it is told from damage. */
interface JsonFileOptions<T> {
  readonly folder: string
  /** Name of the file, without its ending. */
  readonly name: string
  /** Undefined for what no release of the studio wrote. */
  readonly parse: (json: unknown) => T | undefined
  /** What holds where there is no file, or a damaged one. */
  readonly fallback: T
  readonly now?: (() => Date) | undefined
}

/** One file in the studio's data folder, shared by every host that runs. */
interface JsonFile<T> {
  readonly load: () => Promise<T>
  /** Writes what `edit` makes of the present content, or nothing where it refuses. */
  readonly change: <E>(edit: (current: T) => Result<T, E>) => Promise<Result<T, E | NotSaved>>
}

type OnDisk<T> =
  | { readonly kind: 'content'; readonly content: T }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }

/**
 * A file that is damaged or of another version is never overwritten: it is set aside under a name
 * with the time, and the fallback holds. If that can't be done, nothing is saved.
 */
export function createJsonFile<T>(options: JsonFileOptions<T>): JsonFile<T> {
  const { folder, name, parse, fallback, now = () => new Date() } = options
  const path = join(folder, `${name}.json`)
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: a file must not be read while another call sets it aside. */
  function inTurn<R>(job: () => Promise<R>): Promise<R> {
    const done = queue.then(job)
    queue = done.catch(() => undefined)
    return done
  }

  const setAside = (): Promise<void> =>
    moveToFreeName(path, join(folder, `${name}.damaged-${stampOf(now())}`))

  return {
    load: () =>
      inTurn(async () => {
        const found = await read(path, parse)
        if (found.kind === 'damaged') await setAside().catch(() => undefined)
        return found.kind === 'content' ? found.content : fallback
      }),
    change: (edit) =>
      inTurn(async () => {
        try {
          await mkdir(folder, { recursive: true })
          const found = await read(path, parse)
          const changed = edit(found.kind === 'content' ? found.content : fallback)
          if (!changed.ok) return changed
          if (found.kind === 'damaged') await setAside()
          await writeFileAtomic(path, `${JSON.stringify(changed.value, null, 2)}\n`)
          return ok(changed.value)
        } catch (error) {
          return err({ code: 'not-saved', detail: errorCode(error) })
        }
      }),
  }
}

async function read<T>(path: string, parse: (json: unknown) => T | undefined): Promise<OnDisk<T>> {
  try {
    const content = parse(JSON.parse(await readFile(path, 'utf8')))
    return content === undefined ? { kind: 'damaged' } : { kind: 'content', content }
  } catch (error) {
    return { kind: ['ENOENT', 'ENOTDIR'].includes(errorCode(error)) ? 'none' : 'damaged' }
  }
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
