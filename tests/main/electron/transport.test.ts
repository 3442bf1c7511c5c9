import { describe, expect, test, vi } from 'vitest'
import { bridgeTransport, type HostBridge } from '#renderer/host/bridge-transport'
import type { Line, Transport } from '#shared/rpc/transport'
import type { Joined } from '../../support/lines.ts'
import { describeLine } from '../../support/rpc-suite.ts'
import { ipcMain, ipcRenderer, standIn, StandInContents } from './stand-in.ts'

vi.mock('electron', () => import('./stand-in.ts'))
const { acceptLines } = await import('#main/electron/transport')
await import('../../../src/preload/index.ts')

const ORIGIN = 'app://studio'
const bridge = standIn.exposed.get('janggiHost') as HostBridge

function page(): StandInContents {
  const contents = new StandInContents()
  contents.mainFrame.origin = ORIGIN
  return contents
}

const accept = (contents: StandInContents, onLine: (transport: Transport) => void): void =>
  acceptLines(contents as never, ORIGIN, onLine)

/** The preload, the window's transport and the host's, joined by the stand-in. */
function join(): Promise<Joined> {
  const contents = page()
  standIn.page = contents
  contents.on('sent', (channel: string, text: string) =>
    setImmediate(() => ipcRenderer.emit(channel, {}, text)),
  )
  const hosts: Transport[] = []
  accept(contents, (transport) => hosts.push(transport))
  standIn.say(contents, '')
  const inner = bridgeTransport(bridge)
  let onClose = (): void => undefined
  return Promise.resolve({
    window: {
      send: inner.send,
      listen: (line) => {
        inner.listen(line)
        onClose = line.onClose
      },
    },
    host: hosts[0]!,
    close: () => {
      if (contents.isDestroyed()) return Promise.resolve()
      contents.destroy()
      ipcRenderer.removeAllListeners()
      onClose()
      return Promise.resolve()
    },
  })
}

describeLine({ name: 'Electron', join })

describe('who is heard', () => {
  function heard(say: (contents: StandInContents) => void): string[] {
    const contents = page()
    const texts: string[] = []
    accept(contents, (transport) =>
      transport.listen({ onText: (text) => texts.push(text), onClose: () => undefined }),
    )
    say(contents)
    contents.destroy()
    return texts
  }

  test('the main frame of the window, showing our page', () => {
    expect(heard((contents) => standIn.say(contents, 'a'))).toEqual(['a'])
  })

  test.each([
    { name: 'another window', frame: undefined, sender: page() },
    { name: 'a frame inside the page', frame: { parent: {}, origin: ORIGIN } },
    { name: 'another page', frame: { parent: null, origin: 'https://example.com' } },
    { name: 'a page without origin', frame: { parent: null, origin: 'null' } },
    { name: 'a frame that is gone', frame: null },
  ])('not $name', ({ frame, sender }) => {
    expect(heard((contents) => standIn.say(sender ?? contents, 'a', frame))).toEqual([])
  })

  test.each([undefined, null, 7, { t: 'start' }, new Uint8Array(3)])('not %s', (text) => {
    expect(heard((contents) => standIn.say(contents, text))).toEqual([])
  })
})

describe('each page has its own line', () => {
  function open() {
    const contents = page()
    const lines: { transport: Transport; onClose: ReturnType<typeof vi.fn<Line['onClose']>> }[] = []
    accept(contents, (transport) => {
      const onClose = vi.fn<Line['onClose']>()
      lines.push({ transport, onClose })
      transport.listen({ onText: () => undefined, onClose })
    })
    standIn.say(contents, 'first')
    return { contents, lines }
  }

  test.each(['did-navigate', 'render-process-gone'])('%s closes it', (event) => {
    const { contents, lines } = open()
    contents.emit(event)
    expect(lines[0]!.onClose).toHaveBeenCalledOnce()
    standIn.say(contents, 'second')
    expect(lines).toHaveLength(2)
    expect(lines[1]!.onClose).not.toHaveBeenCalled()
    contents.destroy()
  })

  test('what was meant for the former page does not reach the next', () => {
    const { contents, lines } = open()
    contents.reload()
    standIn.say(contents, 'second')
    lines[0]!.transport.send('old')
    lines[1]!.transport.send('new')
    expect(contents.sent).toEqual([['host', 'new']])
    contents.destroy()
  })

  test('the end of the window closes it and leaves nothing behind', () => {
    const before = ipcMain.listenerCount('host')
    const { contents, lines } = open()
    contents.destroy()
    expect(lines[0]!.onClose).toHaveBeenCalledOnce()
    lines[0]!.transport.send('late')
    expect(contents.sent).toEqual([])
    expect(ipcMain.listenerCount('host')).toBe(before)
  })
})
