import type { Child } from '../support/children.ts'
import { type Browser, findBrowser } from '../support/find-browser.ts'
import { openAppWindow } from './app-window.ts'
import { startBrowserHost } from './browser-host.ts'
import type { Setting } from './setting.ts'

/** A browser that ends with an error this soon could not open its window, in ms. */
const START_TIME = 15_000

/** How long the host waits for its first window, in seconds. */
const WAIT_FOR_BROWSER = 120
const WAIT_FOR_PERSON = 24 * 3600

/** Opens the studio in a browser's app window, or prints its address. Resolves to the exit code. */
export async function openInBrowser(
  setting: Setting & { readonly hasDisplay: boolean },
): Promise<number> {
  const { files, words, say, hasDisplay } = setting
  const browser = hasDisplay ? findBrowser() : undefined
  const host = startBrowserHost(files, browser ? WAIT_FOR_BROWSER : WAIT_FOR_PERSON)
  const url = await host.url
  if (url === undefined) {
    say(words.hostFailed((await host.child.ended).reason))
    return 1
  }
  if (browser === undefined) {
    sayAddress(setting, hasDisplay ? words.noBrowser : words.noDisplay, url)
  } else {
    const problem = await useAppWindow(setting, browser, url, host.child)
    if (problem === undefined) return 0
    sayAddress(setting, words.browserFailed(browser.name, problem), url)
  }
  return (await host.child.ended).code ?? 1
}

function sayAddress({ words, say }: Setting, why: string, url: string): void {
  say(why)
  console.log(url)
  say(words.howToStop)
}

/** Resolves when the window or the host has ended, or to why the window could not open. */
async function useAppWindow(
  { asRoot, words, say }: Setting,
  browser: Browser,
  url: string,
  host: Child,
): Promise<string | undefined> {
  const noSandbox = asRoot && process.platform === 'linux'
  if (noSandbox) say(words.asRoot)
  say(words.running(browser.name))
  const began = performance.now()
  const window = await openAppWindow(browser, url, noSandbox)
  const hostEnded = host.ended.then(() => undefined)
  const ending = await Promise.race([window.ended, hostEnded])
  if (ending === undefined || ending.code === 0) return undefined
  return performance.now() - began < START_TIME ? ending.reason : undefined
}
