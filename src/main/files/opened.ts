import { stat } from 'node:fs/promises'
import { normalize } from 'node:path'
import type { Events } from '../app/events.ts'
import type { Platform } from '../platform.ts'
import { type AllowedPaths, createAllowedPaths } from './allowed-paths.ts'
import { toFileRef } from './file-ref.ts'

/** What the user has had opened from outside the window, and what may be read because of it. */
export interface Opened {
  readonly allowed: AllowedPaths
  /** The folders opened so far, then the platform's own; what is being opened counts already. */
  readonly places: () => Promise<readonly string[]>
  /** Files go to the window in front, folders become places. */
  readonly open: (paths: readonly string[]) => void
}

export function createOpened(
  platform: Pick<Platform, 'roots' | 'places'>,
  events: Pick<Events, 'openFiles'>,
): Opened {
  const allowed = createAllowedPaths(platform.roots)
  const folders = new Set<string>()
  /** One after the other, so that files arrive in the order in which they were named. */
  let opening = Promise.resolve()

  async function open(paths: readonly string[]): Promise<void> {
    const kinds = await Promise.all(paths.map(isFolder))
    for (const path of paths.filter((_path, i) => kinds[i])) folders.add(normalize(path))
    events.openFiles(paths.filter((_path, i) => !kinds[i]).map(toFileRef))
  }

  return {
    allowed,
    places: async () => {
      await opening
      return [...new Set([...folders, ...platform.places.map((path) => normalize(path))])]
    },
    open: (paths) => {
      for (const path of paths) allowed.grant(path)
      opening = opening.then(() => open(paths))
    },
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
