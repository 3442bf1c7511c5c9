import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder of real data (records, counts, cases), or undefined where it is not at hand. */
export const SHARED: string | undefined = [process.env['JANGGI_SHARED'], resolve('../shared')].find(
  (folder) => folder !== undefined && existsSync(folder),
)

/** Path below the shared folder. Only call it behind `describe.skipIf(SHARED === undefined)`. */
export const sharedPath = (...parts: string[]): string => resolve(SHARED ?? '', ...parts)
