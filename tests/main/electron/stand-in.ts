/**
 * Stands in for the module `electron`, whose program tests never start. Its parts are checked
 * against Electron's own types; what the test wants to know or to cause is under `standIn`.
 */
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

type Made = Electron.BrowserWindowConstructorOptions

let nextId = 1

export class StandInContents extends EventEmitter {
  readonly id = nextId++
  readonly mainFrame: { parent: unknown; origin: string } = { parent: null, origin: '' }
  /** What the host sent to the page: channel and text. */
  readonly sent: [string, unknown][] = []
  reloads = 0
  private destroyed = false
  private openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | undefined

  readonly setWindowOpenHandler = (
    handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0],
  ): void => {
    this.openHandler = handler
  }

  /** What `window.open(url)` in the page comes to. */
  readonly openFromPage = (url: string): unknown =>
    this.openHandler?.({
      url,
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer: { url: '', policy: 'default' },
    })

  readonly send = (channel: string, text: unknown): void => {
    this.sent.push([channel, text])
    this.emit('sent', channel, text)
  }

  readonly reload = (): void => {
    this.reloads++
    this.emit('did-navigate')
  }

  readonly isDestroyed = (): boolean => this.destroyed

  readonly destroy = (): void => {
    this.destroyed = true
    this.emit('destroyed')
  }
}

export class BrowserWindow extends EventEmitter {
  readonly options: Made
  readonly webContents = new StandInContents()
  readonly calls: string[] = []
  url = ''
  private maximized = false
  private minimized = false

  constructor(options: Made) {
    super()
    this.options = options
    standIn.windows.push(this)
    standIn.events.emit('window', this)
  }

  readonly loadURL = (url: string): Promise<void> => {
    this.url = url
    const { protocol: scheme, host } = new URL(url)
    this.webContents.mainFrame.origin = `${scheme}//${host}`
    return Promise.resolve()
  }
  readonly show = (): void => void this.calls.push('show')
  readonly focus = (): void => void this.calls.push('focus')
  readonly maximize = (): void => {
    this.maximized = true
  }
  readonly minimize = (): void => {
    this.minimized = true
  }
  readonly restore = (): void => {
    this.minimized = false
  }
  readonly isMaximized = (): boolean => this.maximized
  readonly isMinimized = (): boolean => this.minimized
  readonly isDestroyed = (): boolean => this.webContents.isDestroyed()
  readonly getNormalBounds = (): Electron.Rectangle => ({
    x: this.options.x ?? 0,
    y: this.options.y ?? 0,
    width: this.options.width ?? 0,
    height: this.options.height ?? 0,
  })
  readonly close = (): void => {
    this.emit('close')
    this.destroy()
  }
  readonly destroy = (): void => {
    this.webContents.destroy()
    this.emit('closed')
    standIn.windows.splice(standIn.windows.indexOf(this), 1)
    if (standIn.windows.length === 0) app.emit('window-all-closed')
  }
}

class StandInApp extends EventEmitter {
  readonly isPackaged = false
  readonly becomeReady: () => void
  private readonly ready: Promise<void>

  constructor() {
    super()
    let becomeReady = (): void => undefined
    this.ready = new Promise((resolve) => {
      becomeReady = resolve
    })
    this.becomeReady = becomeReady
  }

  readonly getVersion = (): string => '0.0.0'
  readonly getLocale = (): string => 'en-US'
  readonly getPreferredSystemLanguages = (): string[] => standIn.languages
  readonly whenReady = (): Promise<void> => this.ready
  readonly requestSingleInstanceLock = (data?: Record<string, unknown>): boolean => {
    standIn.handedOver = data
    return standIn.isFirst
  }
  readonly quit = (): void => {
    standIn.ended = 0
    this.emit('will-quit')
    standIn.events.emit('ended')
  }
  readonly exit = (code = 0): void => {
    standIn.ended = code
    standIn.events.emit('ended')
  }
}

type AppPart =
  | 'getVersion'
  | 'getLocale'
  | 'getPreferredSystemLanguages'
  | 'whenReady'
  | 'requestSingleInstanceLock'
  | 'quit'
  | 'exit'
  | 'isPackaged'
export const app = new StandInApp() satisfies Pick<Electron.App, AppPart>

export const ipcMain = new EventEmitter()

/** What the preload gives the page. */
export const contextBridge = {
  exposeInMainWorld: (name, api) => {
    standIn.exposed.set(name, api)
  },
} satisfies Pick<Electron.ContextBridge, 'exposeInMainWorld'>

/** The page's end of the channel: the page is the one `standIn.page` names. */
export const ipcRenderer = Object.assign(new EventEmitter(), {
  send: (channel: string, text: unknown): void => {
    const { page } = standIn
    if (page === undefined) return
    setImmediate(() => ipcMain.emit(channel, { sender: page, senderFrame: page.mainFrame }, text))
  },
})

const display = (id: number, workArea: Electron.Rectangle) => ({ id, workArea })

export const screen = {
  getPrimaryDisplay: () => standIn.displays[0],
  getAllDisplays: () => standIn.displays,
}

type Handler = Parameters<Electron.Protocol['handle']>[1]

export const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    standIn.schemes.push(...schemes)
  },
  handle: (scheme, handler) => {
    standIn.handlers.set(scheme, handler)
  },
} satisfies Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>

type Check = NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>
type Request_ = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>
type Device = NonNullable<Parameters<Electron.Session['setDevicePermissionHandler']>[0]>

export const session = {
  defaultSession: {
    setPermissionCheckHandler: (handler: Check | null) => {
      standIn.permissionCheck = handler
    },
    setPermissionRequestHandler: (handler: Request_ | null) => {
      standIn.permissionRequest = handler
    },
    setDevicePermissionHandler: (handler: Device | null) => {
      standIn.devicePermission = handler
    },
  },
}

export const dialog = {
  showErrorBox: (title, content) => {
    standIn.errors.push(`${title}: ${content}`)
  },
  showOpenDialog: (...args: unknown[]) => {
    standIn.asked.push(args.at(-1))
    return Promise.resolve(standIn.picked)
  },
  showSaveDialog: (...args: unknown[]) => {
    standIn.asked.push(args.at(-1))
    return Promise.resolve({ canceled: true, filePath: '' })
  },
  showMessageBox: (...args: unknown[]) => {
    standIn.asked.push(args.at(-1))
    return Promise.resolve({ response: standIn.response, checkboxChecked: false })
  },
} satisfies Pick<
  Electron.Dialog,
  'showErrorBox' | 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'
>

export const shell = {
  openExternal: (url) => {
    standIn.opened.push(url)
    return Promise.resolve()
  },
} satisfies Pick<Electron.Shell, 'openExternal'>

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (menu: Electron.MenuItemConstructorOptions[] | null) => {
    standIn.menu = menu
  },
}

/** What a test sets before the entry runs, and reads afterwards. */
export const standIn = {
  languages: ['ko-KR'],
  isFirst: true,
  displays: [display(1, { x: 0, y: 0, width: 1920, height: 1040 })],
  picked: { canceled: true, filePaths: [] } as Electron.OpenDialogReturnValue,
  /** The button the user presses in the next message box. */
  response: 0,

  windows: [] as BrowserWindow[],
  page: undefined as StandInContents | undefined,
  exposed: new Map<string, unknown>(),
  schemes: [] as Electron.CustomScheme[],
  handlers: new Map<string, Handler>(),
  permissionCheck: null as Check | null,
  permissionRequest: null as Request_ | null,
  devicePermission: null as Device | null,
  menu: undefined as Electron.MenuItemConstructorOptions[] | null | undefined,
  handedOver: undefined as unknown,
  /** Exit code, once the application has ended. */
  ended: undefined as number | undefined,
  errors: [] as string[],
  asked: [] as unknown[],
  opened: [] as string[],
  /** `window` when one is made, `ended` when the application ends. */
  events: new EventEmitter(),

  /** The page of a window says something to its host. */
  say: (contents: StandInContents, text: unknown, frame: unknown = contents.mainFrame): void => {
    ipcMain.emit('host', { sender: contents, senderFrame: frame }, text)
  },
}
