import { BrowserWindow, dialog, type Session, type WebContents } from 'electron'
import type { Texts } from '#shared/text/index'
import { MIN_SIZE, type WindowState } from './bounds.ts'

export interface WindowOptions {
  /** File of the built preload. */
  readonly preload: string
  /** Where the window's page is loaded from. */
  readonly url: string
  readonly state: WindowState
}

/** The studio's window: shown when it has something to show, and shut in to its own page. */
export function createWindow({ preload, url, state }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  })
  confine(window.webContents, url)
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    window.show()
  })
  void window.loadURL(url)
  return window
}

/** Where a window stands: what it would return to, if it is maximized now. */
export const stateOf = (window: BrowserWindow): WindowState => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
})

/** The page stays the one we loaded, which may reload: no other page, second window or embedded view. */
function confine(contents: WebContents, own: string): void {
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || event.url !== own) event.preventDefault()
  })
  contents.on('will-navigate', (event) => {
    if (event.url !== own) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** The one permission the window has: copying pictures and text out. */
const PERMISSION = 'clipboard-sanitized-write'

export function denyPermissions(session: Session): void {
  session.setPermissionCheckHandler((_contents, permission) => permission === PERMISSION)
  session.setPermissionRequestHandler((_contents, permission, decide) =>
    decide(permission === PERMISSION),
  )
  session.setDevicePermissionHandler(() => false)
}

/** Says that the page crashed and offers to load it again. */
export function offerReload(window: BrowserWindow, words: Texts['host']['crash']): void {
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit') return
    void askToReload(window, words, details.reason)
  })
}

async function askToReload(
  window: BrowserWindow,
  words: Texts['host']['crash'],
  reason: string,
): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: words.message,
    detail: words.detail(reason),
    buttons: [words.reload, words.close],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  if (window.isDestroyed()) return
  if (response === 0) window.webContents.reload()
  else window.destroy()
}
