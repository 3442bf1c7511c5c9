import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { memoryPair } from '#shared/rpc/memory'
import type { Transport } from '#shared/rpc/transport'
import { socketTransport } from '#main/node/transport'

/** Both ends of an open line. */
export interface Joined {
  readonly window: Transport
  readonly host: Transport
  /** Ends the line, from the window's side where there is a difference. */
  readonly close: () => Promise<void>
}

/** A kind of line the studio runs on. The protocol must behave the same on all. */
export interface LineKind {
  readonly name: string
  readonly join: () => Promise<Joined>
}

const memory: LineKind = {
  name: 'memory',
  join: () => {
    const pair = memoryPair()
    const close = (): Promise<void> => {
      pair.close()
      return Promise.resolve()
    }
    return Promise.resolve({ ...pair, close })
  },
}

const socket: LineKind = {
  name: 'WebSocket',
  join: async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connected = once(server, 'connection')
    const windowSocket = new WebSocket(`ws://127.0.0.1:${port}`)
    await once(windowSocket, 'open')
    const [hostSocket] = (await connected) as [WebSocket]
    return {
      window: socketTransport(windowSocket),
      host: socketTransport(hostSocket),
      close: async () => {
        if (windowSocket.readyState === WebSocket.CLOSED) return
        const closed = once(windowSocket, 'close')
        windowSocket.close()
        await closed
        server.close()
      },
    }
  },
}

/** The lines that need nothing but Node. Another joins them through `describeLine`. */
export const LINES: readonly LineKind[] = [memory, socket]
