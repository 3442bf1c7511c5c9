import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A browser of Chromium's family. */
export interface Browser {
  readonly name: 'Chromium' | 'Chrome' | 'Edge'
  readonly path: string
}

const COMMANDS: readonly [Browser['name'], string][] = [
  ['Chromium', 'chromium'],
  ['Chromium', 'chromium-browser'],
  ['Chrome', 'google-chrome-stable'],
  ['Chrome', 'google-chrome'],
  ['Edge', 'microsoft-edge-stable'],
  ['Edge', 'microsoft-edge'],
]
const MAC_APPS: readonly [Browser['name'], string][] = [
  ['Chrome', 'Google Chrome'],
  ['Chromium', 'Chromium'],
  ['Edge', 'Microsoft Edge'],
]
const WINDOWS_PROGRAMS: readonly [Browser['name'], string][] = [
  ['Chrome', 'Google/Chrome/Application/chrome.exe'],
  ['Chromium', 'Chromium/Application/chrome.exe'],
  ['Edge', 'Microsoft/Edge/Application/msedge.exe'],
]

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where a browser may be installed, the preferred one first. `CHROME_PATH` comes before all. */
export function browserCandidates(
  platform: NodeJS.Platform,
  env: Readonly<NodeJS.ProcessEnv>,
): readonly Browser[] {
  const named = env['CHROME_PATH']
  const first: Browser[] = named === undefined ? [] : [{ name: 'Chrome', path: named }]
  const below = (
    folders: readonly (string | undefined)[],
    names: readonly [Browser['name'], string][],
    path: (folder: string, name: string) => string,
  ): Browser[] =>
    names.flatMap(([name, file]) =>
      folders.flatMap((folder) =>
        folder === undefined ? [] : [{ name, path: path(folder, file) }],
      ),
    )
  switch (platform) {
    case 'darwin':
      return first.concat(
        below(['/Applications', join(homedir(), 'Applications')], MAC_APPS, (folder, app) =>
          join(folder, `${app}.app`, 'Contents/MacOS', app),
        ),
      )
    case 'win32':
      return first.concat(
        below(
          [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']],
          WINDOWS_PROGRAMS,
          join,
        ),
      )
    default:
      return first.concat(below((env['PATH'] ?? '').split(delimiter), COMMANDS, join))
  }
}

/** The browser to open windows in, or undefined where none is installed. */
export const findBrowser = (): Browser | undefined =>
  browserCandidates(process.platform, process.env).find(({ path }) => runs(path))
