/**
 * `npm start [FILE…]`: builds what is stale and opens the studio: in Electron, where its program is
 * or can be fetched, else in an app window of an installed browser, else by printing an address.
 *
 *   --browser  not in Electron
 *
 * It ends with the window or with Ctrl+C, always with exit code 0 then, and leaves no process.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemLocale } from '#main/node/locale'
import { languageFor, texts } from '#shared/text/index'
import { openInBrowser } from './start/in-browser.ts'
import { openInElectron } from './start/in-electron.ts'
import { ensureBuilt } from './support/build.ts'
import { stopChildren, stopOnSignals } from './support/children.ts'
import { userFolder } from './support/paths.ts'

const words = texts[languageFor(systemLocale())].host.start
const say = (line: string): void => console.error(line)

const hasDisplay = (): boolean =>
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env['DISPLAY']) ||
  Boolean(process.env['WAYLAND_DISPLAY'])

async function start(files: readonly string[], useElectron: boolean): Promise<number> {
  if (!(await ensureBuilt(() => say(words.building)))) {
    say(words.buildFailed)
    return 1
  }
  const setting = { files, words, say, asRoot: process.getuid?.() === 0 }
  if (!hasDisplay()) return openInBrowser({ ...setting, hasDisplay: false })
  if (useElectron && (await openInElectron(setting))) return 0
  return openInBrowser({ ...setting, hasDisplay: true })
}

function readArguments(): { files: string[]; useElectron: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { browser: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const files = positionals.map((path) => resolve(userFolder(), path))
    return { files, useElectron: !values.browser }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given === undefined) {
  say(words.usage)
  process.exit(2)
}
stopOnSignals(async () => {
  await stopChildren()
  process.exit(0)
})
process.exitCode = await start(given.files, given.useElectron)
await stopChildren()
