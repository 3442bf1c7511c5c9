import open from 'open'
import type { Platform } from '../platform.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { systemLocale } from './locale.ts'
import { userFolders } from './user-folders.ts'

/** Plain Node with the user's browser as the window: it has no dialogs of its own. */
export async function nodePlatform(version: string): Promise<Platform> {
  const folders = await userFolders()
  return {
    info: { version, host: 'browser', platform: process.platform, locale: systemLocale() },
    dataFolder: dataFolder(),
    // All of them, since a user folder may lie outside the home folder.
    roots: folders,
    places: folders,
    pickFiles: () => Promise.resolve({ kind: 'own-dialog' }),
    pickFolder: () => Promise.resolve({ kind: 'own-dialog' }),
    pickSavePath: () => Promise.resolve({ kind: 'own-dialog' }),
    openLink: async (url) => {
      await open(url)
    },
  }
}
