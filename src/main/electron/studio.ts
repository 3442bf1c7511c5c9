import { join } from 'node:path'
import { app, type BrowserWindow, Menu, type Rectangle, screen, session } from 'electron'
import { languageFor, type Texts, texts } from '#shared/text/index'
import { createHost } from '../host.ts'
import type { StaticFiles } from '../node/static-files.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { createSettingsFile } from '../settings/settings-file.ts'
import { clampBounds, loadWindowState, saveWindowState } from './bounds.ts'
import { menuTemplate } from './menu.ts'
import { electronPlatform, systemLocale } from './platform.ts'
import { ORIGIN, PAGE_URL, servePage } from './protocol.ts'
import { acceptLines } from './transport.ts'
import { createWindow, denyPermissions, offerReload, stateOf } from './window.ts'

/** The running application: one host and, most of the time, one window. */
export interface Studio {
  /** Has the window open files, given as absolute paths; if there is none, the next one does. */
  readonly openFiles: (paths: readonly string[]) => void
  /** Brings the window to the front, or opens one. */
  readonly showWindow: () => void
}

/** Electron's own words in the language the user chose; a change holds from the next start. */
export async function loadWords(): Promise<Texts> {
  const { language } = await createSettingsFile(dataFolder()).load()
  return texts[language === 'system' ? languageFor(systemLocale()) : language]
}

export interface StudioOptions {
  /** Absolute paths of what the first window opens. */
  readonly paths: readonly string[]
  readonly words: Texts
  /** The built window. */
  readonly page: StaticFiles
  /** File of the built preload. */
  readonly preload: string
}

/** Needs the application to be ready. */
export function createStudio({ paths, words, page, preload }: StudioOptions): Studio {
  const folder = dataFolder()
  let window: BrowserWindow | undefined

  const host = createHost(
    electronPlatform(folder, words.host.openDialog, () => window),
    paths,
    (method, error) => console.error(`${method}:`, error),
  )
  app.once('will-quit', () => void host.close())
  servePage(page)
  denyPermissions(session.defaultSession)
  Menu.setApplicationMenu(
    process.platform === 'darwin'
      ? Menu.buildFromTemplate(menuTemplate(words, host.sendCommand))
      : null,
  )

  function openWindow(): BrowserWindow {
    const { url, origin } = pageAddress()
    const statePath = join(folder, 'window.json')
    const remembered = loadWindowState(statePath)
    const opened = createWindow({
      preload,
      url,
      state: {
        bounds: clampBounds(remembered?.bounds, workAreas()),
        maximized: remembered?.maximized ?? false,
      },
    })
    acceptLines(opened.webContents, origin, host.connect)
    offerReload(opened, words.host.crash)
    opened.on('close', () => saveWindowState(statePath, stateOf(opened)))
    opened.once('closed', () => {
      window = undefined
    })
    return opened
  }

  return {
    openFiles: host.openFiles,
    showWindow: () => {
      if (window === undefined) {
        window = openWindow()
        return
      }
      if (window.isMinimized()) window.restore()
      window.focus()
    },
  }
}

/** The built page; while developing, the one electron-vite serves. */
function pageAddress(): { url: string; origin: string } {
  const devUrl = process.env['ELECTRON_RENDERER_URL']
  if (app.isPackaged || devUrl === undefined) return { url: PAGE_URL, origin: ORIGIN }
  return { url: devUrl, origin: new URL(devUrl).origin }
}

/** The displays without their task bars, the primary one first. */
function workAreas(): Rectangle[] {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return [primary, ...others].map(({ workArea }) => workArea)
}
