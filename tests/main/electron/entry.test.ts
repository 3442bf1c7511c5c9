import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { MenuItemConstructorOptions, Rectangle } from 'electron'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract, type HostContract } from '#shared/contract/index'
import { type AppEvent } from '#shared/contract/app'
import { DEFAULT_SETTINGS } from '#shared/contract/settings'
import { type Client, connect } from '#shared/rpc/client'
import type * as StandIn from './stand-in.ts'

type Electron = typeof StandIn

let folder: string
let electron: Electron
const { argv, platform } = process

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janggi-electron-'))
  vi.stubEnv('JANGGI_DATA', folder)
  vi.resetModules()
  vi.doMock('electron', () => import('./stand-in.ts'))
  electron = (await import('electron')) as unknown as Electron
})
afterEach(async () => {
  electron.app.emit('will-quit')
  process.argv = argv
  Object.defineProperty(process, 'platform', { value: platform })
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 50 })
})

/** Runs the entry as `electron . ARGUMENT…` would, up to the moment Electron is ready. */
async function runEntry(...args: string[]): Promise<void> {
  process.argv = ['/electron', '/project', ...args]
  await import('#main/index')
}

async function openWindow(...args: string[]): Promise<StandIn.BrowserWindow> {
  await runEntry(...args)
  electron.app.becomeReady()
  await vi.waitFor(() => expect(electron.standIn.windows).toHaveLength(1))
  return electron.standIn.windows[0]!
}

const onPlatform = (value: NodeJS.Platform): unknown =>
  Object.defineProperty(process, 'platform', { value })

/** The page's end of the line, as the window's own code would have it. */
function pageOf({ webContents }: StandIn.BrowserWindow): Client<HostContract> {
  return connect(contract, {
    send: (text) => electron.standIn.say(webContents, text),
    listen: ({ onText }) => webContents.on('sent', (_channel, text: string) => onText(text)),
  })
}

function eventsOf(window: StandIn.BrowserWindow): AppEvent[] {
  const events: AppEvent[] = []
  void pageOf(window).run('app.events', {}, { onItem: (event) => events.push(event) })
  return events
}

const openFiles = (...paths: string[]): AppEvent => ({
  kind: 'open-files',
  files: paths.map((path) => ({ name: path.split(/[\\/]/).at(-1)!, path })),
})

const eventually = (events: readonly AppEvent[], ...expected: AppEvent[]): Promise<void> =>
  vi.waitFor(() => expect(events).toEqual(expected))

describe('the window', () => {
  test('is isolated, sandboxed and has no Node', async () => {
    const { options } = await openWindow()
    expect(options.webPreferences).toEqual({
      preload: resolve('src/preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      spellcheck: false,
    })
  })

  test('is shown when it has something to show', async () => {
    const window = await openWindow()
    expect(window.options.show).toBe(false)
    expect(window.calls).toEqual([])
    window.emit('ready-to-show')
    expect(window.calls).toEqual(['show'])
  })

  test('loads its own page, from a privileged scheme', async () => {
    const window = await openWindow()
    expect(window.url).toBe('app://studio/index.html')
    expect(electron.standIn.schemes).toEqual([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ])
  })

  test('loads the page of electron-vite while developing, and hears that one', async () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', 'http://localhost:5173')
    const window = await openWindow()
    expect(window.url).toBe('http://localhost:5173')
    expect((await pageOf(window).run('app.info', {})).ok).toBe(true)
  })

  test.each(['will-navigate', 'will-frame-navigate'])('%s to elsewhere is denied', async (name) => {
    const { webContents } = await openWindow()
    const go = (url: string, isMainFrame = true): boolean => {
      const preventDefault = vi.fn()
      webContents.emit(name, { url, isMainFrame, preventDefault })
      return preventDefault.mock.calls.length === 0
    }
    expect(go('https://example.com/')).toBe(false)
    expect(go('file:///etc/passwd')).toBe(false)
    expect(go('app://studio/other.html')).toBe(false)
    expect(go('app://studio/index.html')).toBe(true)
  })

  test.each(['will-redirect', 'will-attach-webview'])('%s is denied', async (name) => {
    const { webContents } = await openWindow()
    const preventDefault = vi.fn()
    webContents.emit(name, { url: 'app://studio/index.html', preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  test('opens no other', async () => {
    const { webContents } = await openWindow()
    expect(webContents.openFromPage('https://example.com/')).toEqual({ action: 'deny' })
    expect(webContents.openFromPage('app://studio/index.html')).toEqual({ action: 'deny' })
  })

  test('has no permission but to copy', async () => {
    await openWindow()
    const { permissionCheck, permissionRequest, devicePermission } = electron.standIn
    const names = ['clipboard-sanitized-write', 'clipboard-read', 'media', 'geolocation'] as const
    const checks = names.map((name) => permissionCheck?.(null, name, '', {} as never))
    expect(checks).toEqual([true, false, false, false])
    const requests = names.map((name) => {
      const decide = vi.fn<(granted: boolean) => void>()
      permissionRequest?.({} as never, name, decide, {} as never)
      return decide.mock.calls[0]?.[0]
    })
    expect(requests).toEqual([true, false, false, false])
    expect(devicePermission?.({} as never)).toBe(false)
  })

  test('offers to reload after a crash, and does so or closes', async () => {
    const window = await openWindow()
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await vi.waitFor(() => expect(window.webContents.reloads).toBe(1))
    expect(electron.standIn.asked[0]).toMatchObject({ buttons: ['다시 불러오기', '닫기'] })

    electron.standIn.response = 1
    window.webContents.emit('render-process-gone', {}, { reason: 'oom' })
    await vi.waitFor(() => expect(window.isDestroyed()).toBe(true))
  })
})

describe('the page', () => {
  const ask = async (url: string, method = 'GET'): Promise<Response> => {
    await openWindow()
    const handler = electron.standIn.handlers.get('app')!
    return handler(new Request(url, { method }))
  }

  test('comes with its policy and type', async () => {
    const response = await ask('app://studio/index.html')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(await response.text()).toBe(await readFile('src/renderer/index.html', 'utf8'))
  })

  test.each([
    'app://studio/../preload/index.ts',
    'app://studio/%2e%2e/preload/index.ts',
    'app://studio/..%2fpreload/index.ts',
    'app://studio/..%5cpreload%5cindex.ts',
    'app://studio//etc/passwd',
    'app://studio/',
    'app://studio/none.js',
    'app://other/index.html',
  ])('nothing else comes: %s', async (url) => {
    const response = await ask(url)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toBe('')
  })

  test('nothing can be sent to it', async () => {
    expect((await ask('app://studio/index.html', 'POST')).status).toBe(404)
  })
})

describe('files', () => {
  test('named at the start', async () => {
    const window = await openWindow('a.gib', '--some-switch', '/b/기보.gib')
    await eventually(eventsOf(window), openFiles(resolve('a.gib'), '/b/기보.gib'))
  })

  test('opened by association before and after the application is ready', async () => {
    await runEntry()
    const preventDefault = vi.fn()
    electron.app.emit('open-file', { preventDefault }, '/cold.gib')
    const window = await openWindow()
    const events = eventsOf(window)
    await eventually(events, openFiles('/cold.gib'))

    electron.app.emit('open-file', { preventDefault }, '/warm.gib')
    await eventually(events, openFiles('/cold.gib'), openFiles('/warm.gib'))
    expect(preventDefault).toHaveBeenCalledTimes(2)
  })

  test('handed over by a second start', async () => {
    const window = await openWindow()
    const events = eventsOf(window)
    window.minimize()
    electron.app.emit('second-instance', {}, [], '/home', { files: ['/handed/over.gib'] })
    await eventually(events, openFiles('/handed/over.gib'))
    expect(window.isMinimized()).toBe(false)
    expect(window.calls).toContain('focus')
  })

  test('named to a second start of another version, relative to its folder', async () => {
    const events = eventsOf(await openWindow())
    const second = ['/electron', '--allow-file-access', '/project', 'a.gib', '/b.gib']
    electron.app.emit('second-instance', {}, second, '/home/user', undefined)
    await eventually(events, openFiles(resolve('/home/user/a.gib'), resolve('/b.gib')))
  })

  test('picked in the system dialog', async () => {
    const page = pageOf(await openWindow())
    expect(await page.run('files.pick', {})).toEqual({ ok: true, value: { kind: 'cancelled' } })
    expect(electron.standIn.asked[0]).toMatchObject({
      properties: ['openFile', 'multiSelections'],
      filters: [
        { extensions: expect.arrayContaining(['gib', 'GIB', 'zip']) },
        { extensions: ['*'] },
      ],
    })

    const path = join(folder, '기보.gib')
    await writeFile(path, '[대회명 "시험"]')
    expect((await page.run('files.read', { path, encoding: 'auto' })).ok).toBe(false)
    electron.standIn.picked = { canceled: false, filePaths: [path] }
    const picked = await page.run('files.pick', {})
    expect(picked).toMatchObject({ ok: true, value: { kind: 'picked', files: [{ path }] } })
    const read = await page.run('files.read', { path, encoding: 'auto' })
    expect(read).toMatchObject({ ok: true, value: { name: '기보.gib', encoding: 'utf-8' } })
  })
})

describe('life', () => {
  test('a second start hands its files over and ends', async () => {
    electron.standIn.isFirst = false
    await runEntry('a.gib')
    electron.app.becomeReady()
    expect(electron.standIn.handedOver).toEqual({ files: [resolve('a.gib')] })
    expect(electron.standIn.ended).toBe(0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(electron.standIn.windows).toEqual([])
  })

  test('it ends with its window', async () => {
    onPlatform('linux')
    const window = await openWindow()
    window.close()
    expect(electron.standIn.ended).toBe(0)
  })

  test('on macOS it goes on without one, and opens another', async () => {
    onPlatform('darwin')
    const window = await openWindow()
    window.close()
    expect(electron.standIn.ended).toBeUndefined()
    electron.app.emit('open-file', { preventDefault: vi.fn() }, '/later.gib')
    electron.app.emit('activate')
    await eventually(eventsOf(electron.standIn.windows[0]!), openFiles('/later.gib'))
  })

  test('what keeps it from starting is shown', async () => {
    electron.standIn.displays = []
    await runEntry()
    electron.app.becomeReady()
    await vi.waitFor(() => expect(electron.standIn.ended).toBe(1))
    expect(electron.standIn.errors).toHaveLength(1)
  })

  test('a link goes to the browser, and only a link', async () => {
    const page = pageOf(await openWindow())
    await page.run('app.openLink', { url: 'https://example.com/' })
    await page.run('app.openLink', { url: 'file:///etc/passwd' })
    expect(electron.standIn.opened).toEqual(['https://example.com/'])
  })
})

describe('the menu', () => {
  const submenu = (label: string): MenuItemConstructorOptions[] => {
    const found = electron.standIn.menu?.find((item) => item.label === label)?.submenu
    return Array.isArray(found) ? found : []
  }

  test('elsewhere than on macOS the window draws its own', async () => {
    onPlatform('linux')
    await openWindow()
    expect(electron.standIn.menu).toBeNull()
  })

  test('on macOS has what the system expects', async () => {
    onPlatform('darwin')
    await openWindow()
    const roles = (label: string): unknown[] => submenu(label).flatMap(({ role }) => role ?? [])
    expect(roles('편집')).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'])
    expect(roles('Janggi Studio')).toContain('quit')
  })

  test('sends commands to the window', async () => {
    onPlatform('darwin')
    const events = eventsOf(await openWindow())
    const item = submenu('파일').find(({ label }) => label === '기보 열기…')
    item?.click?.({} as never, undefined, {})
    expect(events).toEqual([{ kind: 'command', command: 'file.open' }])
  })

  test('is in the language the user chose', async () => {
    onPlatform('darwin')
    const settings = JSON.stringify({ ...DEFAULT_SETTINGS, language: 'en' })
    await writeFile(join(folder, 'settings.json'), settings)
    await openWindow()
    expect(submenu('Edit')).not.toEqual([])
  })
})

describe('where the window stands', () => {
  const display = (id: number, workArea: Rectangle) => ({ id, workArea })
  const remember = (state: unknown): Promise<void> =>
    writeFile(join(folder, 'window.json'), JSON.stringify(state))
  const bounds = ({ options: { x, y, width, height } }: StandIn.BrowserWindow): unknown => [
    x,
    y,
    width,
    height,
  ]

  test('is remembered', async () => {
    const first = await openWindow()
    Object.assign(first.options, { x: 40, y: 50, width: 1000, height: 700 })
    first.maximize()
    first.close()
    const saved: unknown = JSON.parse(await readFile(join(folder, 'window.json'), 'utf8'))
    expect(saved).toEqual({ version: 1, x: 40, y: 50, width: 1000, height: 700, maximized: true })

    electron.app.emit('activate')
    const second = electron.standIn.windows[0]!
    expect(bounds(second)).toEqual([40, 50, 1000, 700])
    second.emit('ready-to-show')
    expect(second.isMaximized()).toBe(true)
  })

  test.each([
    { name: 'nothing', state: undefined },
    { name: 'no JSON', state: 'x' },
    { name: 'another version', state: { version: 2 } },
    { name: 'nonsense', state: { version: 1, x: '0', y: 0, width: 1, height: 1, maximized: 0 } },
  ])('is in the middle when the file holds $name', async ({ state }) => {
    if (state !== undefined) await remember(state)
    expect(bounds(await openWindow())).toEqual([320, 100, 1280, 840])
  })

  test('is on a display that is there', async () => {
    await remember({ version: 1, x: 4000, y: -900, width: 800, height: 600, maximized: false })
    expect(bounds(await openWindow())).toEqual([1120, 0, 800, 600])
  })

  test('stays on the second display', async () => {
    const second = display(2, { x: 1920, y: 0, width: 1024, height: 768 })
    electron.standIn.displays = [...electron.standIn.displays, second]
    await remember({ version: 1, x: 2500, y: 300, width: 1000, height: 700, maximized: false })
    expect(bounds(await openWindow())).toEqual([1944, 68, 1000, 700])
  })
})
