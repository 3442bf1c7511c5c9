/**
 * What runs in the page around the built preload, in Electron's place. Each function is sent to the
 * page as text, so it may use nothing but its arguments and the page's own globals.
 */

declare global {
  /** A binding of the browser: takes text to the test. */
  var toHost: (text: string) => void
  /** Called by the test: text from the host. */
  var fromHost: (text: string) => void
}

/** A CommonJS module as a function. */
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void

type Api = Record<string, (argument: unknown) => void>

/**
 * Runs the preload in its isolated world with the little of `electron` it may use. Worlds share the
 * document but no objects, so the functions it exposes are called through events.
 */
export function isolatedWorld(preload: Preload): void {
  const listeners: ((event: unknown, text: string) => void)[] = []
  const electron = {
    ipcRenderer: {
      send: (channel: string, text: string) => {
        if (channel === 'host') toHost(text)
      },
      on: (channel: string, listener: (event: unknown, text: string) => void) => {
        if (channel === 'host') listeners.push(listener)
      },
    },
    contextBridge: {
      exposeInMainWorld: (key: string, api: Api) => {
        addEventListener(`${key}.send`, (event) => api['send']?.((event as CustomEvent).detail))
        addEventListener(`${key}.listen`, () =>
          api['listen']?.((text: unknown) =>
            dispatchEvent(new CustomEvent(`${key}.text`, { detail: text })),
          ),
        )
      },
    },
  }
  globalThis.fromHost = (text) => {
    for (const listener of listeners) listener({}, text)
  }
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`the preload requires ${name}`)
    return electron
  }
  preload(require, { exports: {} }, {})
}

/** The page's side of what the preload exposes. */
export function mainWorld(key: string): void {
  const api = {
    send: (text: string) => dispatchEvent(new CustomEvent(`${key}.send`, { detail: text })),
    listen: (onText: (text: string) => void) => {
      addEventListener(`${key}.text`, (event) => onText((event as CustomEvent<string>).detail))
      dispatchEvent(new CustomEvent(`${key}.listen`))
    },
  }
  Object.defineProperty(globalThis, key, { value: api })
}
