import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import { rootPath } from '../../../scripts/support/paths.ts'
import { isolatedWorld, mainWorld } from './isolated-world.ts'
import type { FromEntry, ToEntry } from './stand-in-messages.ts'

type Response_ = Extract<FromEntry, { kind: 'response' }>
type Window = Extract<FromEntry, { kind: 'window' }>

const HOOK = new URL('stand-in-process.ts', import.meta.url).href
/** Stands for `app://studio`, a scheme that only Electron knows. Nothing leaves the machine. */
const ORIGIN = 'https://studio.test'
const WORLD = 'preload'

/** The window listens to keys and pasted text once its board is there. */
const isReady = (page: Page): Promise<void> => page.locator('[data-fen]').waitFor()

/**
 * The built Electron entry in plain Node, with a stand-in for Electron, and a page of a real
 * browser as its window: the page's requests go to the entry's protocol handler, and its words
 * through the built preload, in an isolated world, to the entry's one channel.
 */
export class BuiltEntry {
  readonly ended: Promise<number | null>
  private readonly process: ChildProcess
  private readonly messages = new EventEmitter()
  private nextId = 0

  constructor(paths: readonly string[], env: NodeJS.ProcessEnv) {
    this.process = fork(rootPath('out/main/index.js'), ['--app', '.', ...paths], {
      execArgv: ['--import', HOOK],
      env,
    })
    this.process.on('message', (message: FromEntry) => {
      const name = message.kind === 'response' ? `response ${message.id}` : message.kind
      this.messages.emit(name, message)
    })
    this.ended = once(this.process, 'exit').then(([code]) => code as number | null)
  }

  /** Makes the page the window that the entry has opened. */
  async attach(page: Page): Promise<void> {
    const [{ preload }] = (await once(this.messages, 'window')) as [Window]
    await page.route(`${ORIGIN}/**`, async (route) => {
      // What the page still fetches when the entry has ended stays without an answer.
      if (!this.process.connected) return
      const { status, headers, base64 } = await this.request(
        new URL(route.request().url()).pathname,
      )
      await route.fulfill({ status, headers, body: Buffer.from(base64, 'base64') })
    })
    const cdp = await page.context().newCDPSession(page)
    await this.joinWorlds(cdp, await readFile(preload, 'utf8'))
    await page.goto(`${ORIGIN}/index.html`)
    await isReady(page)
  }

  async reload(page: Page): Promise<void> {
    this.tell({ kind: 'navigated' })
    await page.reload()
    await isReady(page)
  }

  /** The user closes the window. */
  close(): void {
    this.tell({ kind: 'close' })
  }

  private tell(message: ToEntry): void {
    if (this.process.connected) this.process.send(message)
  }

  private request(path: string): Promise<Response_> {
    const id = this.nextId++
    this.tell({ kind: 'request', id, path })
    return new Promise((resolve) => this.messages.once(`response ${id}`, resolve))
  }

  private async joinWorlds(cdp: CDPSession, preload: string): Promise<void> {
    let context: number | undefined
    cdp.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
      if (name === WORLD) context = id
    })
    cdp.on('Runtime.bindingCalled', ({ payload }) => this.tell({ kind: 'say', text: payload }))
    this.messages.on('sent', ({ text }: { text: string }) => {
      if (context === undefined) return
      const expression = `fromHost(${JSON.stringify(text)})`
      // A page that has gone meanwhile doesn't hear it, in Electron neither.
      cdp.send('Runtime.evaluate', { expression, contextId: context }).catch(() => undefined)
    })
    await cdp.send('Page.enable')
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: 'toHost', executionContextName: WORLD })
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      worldName: WORLD,
      source: `(${String(isolatedWorld)})((require, module, exports) => {\n${preload}\n})`,
    })
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${String(mainWorld)})('janggiHost')`,
    })
  }
}
