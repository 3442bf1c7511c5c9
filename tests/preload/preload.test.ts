import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { rootPath } from '../../scripts/support/paths.ts'

const FOLDER = rootPath('out/preload')

// A sandboxed preload gets no modules but Electron's own few, and no loader for others.
describe.skipIf(!existsSync(FOLDER))('the built preload', () => {
  interface Bridge {
    readonly send: (text: string) => void
    readonly listen: (onText: (text: string) => void) => void
  }

  async function load() {
    const required: string[] = []
    const exposed = new Map<string, Bridge>()
    const send = vi.fn<(channel: string, text: string) => void>()
    const on = vi.fn<(channel: string, onEvent: (event: unknown, text: string) => void) => void>()
    const electron = {
      contextBridge: { exposeInMainWorld: (key: string, api: Bridge) => exposed.set(key, api) },
      ipcRenderer: { send, on },
    }
    const require = (name: string): unknown => {
      required.push(name)
      return name === 'electron' ? electron : undefined
    }
    const source = await readFile(`${FOLDER}/index.cjs`, 'utf8')
    runInNewContext(source, { require, exports: {}, module: { exports: {} } })
    return { required, exposed, send, on }
  }

  test('is one file', async () => {
    expect(await readdir(FOLDER, { recursive: true })).toEqual(['index.cjs'])
  })

  test('is CommonJS and requires nothing but electron', async () => {
    expect((await load()).required).toEqual(['electron'])
  })

  test('exposes text out and text in, and nothing of Electron', async () => {
    const { exposed, send, on } = await load()
    expect([...exposed.keys()]).toEqual(['janggiHost'])
    const bridge = exposed.get('janggiHost')!
    expect(Object.keys(bridge)).toEqual(['send', 'listen'])

    bridge.send('out')
    expect(send).toHaveBeenCalledExactlyOnceWith('host', 'out')
    const onText = vi.fn()
    bridge.listen(onText)
    on.mock.calls[0]?.[1]({ sender: 'not for the page' }, 'in')
    expect(onText).toHaveBeenCalledExactlyOnceWith('in')
  })
})
