import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { MAX_REQUEST_LENGTH } from '#shared/rpc/frames'
import type { Texts } from '#shared/text/index'
import { createHost } from '../host.ts'
import type { Platform } from '../platform.ts'
import { createLifetime, type Patience } from './lifetime.ts'
import { servePages } from './pages.ts'
import { createSession, type Session } from './session.ts'
import type { StaticFiles } from './static-files.ts'
import { socketTransport } from './transport.ts'

export interface BrowserHostOptions {
  readonly platform: Platform
  /** Absolute paths of the files and folders named at the start. */
  readonly startPaths: readonly string[]
  /** The built window. */
  readonly files: StaticFiles
  readonly patience: Patience
  readonly texts: Texts
  readonly onCrash: (method: string, error: unknown) => void
}

export interface BrowserHost {
  /** The address that opens the studio; its token works once. */
  readonly url: string
  /** Resolves when the host has ended, by itself or by `close`, and nothing of it is left. */
  readonly ended: Promise<void>
  readonly close: () => Promise<void>
}

/** A UTF-16 unit takes three bytes of UTF-8 at most. */
const MAX_MESSAGE_BYTES = 3 * MAX_REQUEST_LENGTH
const GOING_AWAY = 1001
/** How long windows have to answer that the host is going away, in ms. */
const FAREWELL_MS = 500

/** Serves the built window and its host on a free port of 127.0.0.1. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const session = createSession((server.address() as AddressInfo).port)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const host = createHost(options.platform, options.startPaths, options.onCrash)

  const end = new AbortController()
  const ended = once(end.signal, 'abort').then(async () => {
    lifetime.stop()
    await Promise.all([closeServer(server, sockets), host.close()])
  })
  const lifetime = createLifetime(options.patience, () => end.abort())

  sockets.on('connection', (socket) => {
    lifetime.windowOpened()
    socket.on('close', lifetime.windowClosed)
    host.connect(socketTransport(socket))
  })
  acceptUpgrades(server, sockets, session)
  server.on('request', servePages(options.files, session, options.texts))
  return {
    url: session.url,
    ended,
    close: () => {
      end.abort()
      return ended
    },
  }
}

/** A WebSocket is not bound to its page's origin by the browser: cookie and `Origin` must both fit. */
function acceptUpgrades(server: Server, sockets: WebSocketServer, session: Session): void {
  server.on('upgrade', (request, socket, head) => {
    const isOurs =
      session.isAddressed(request) &&
      request.headers.origin === session.origin &&
      session.isKnown(request)
    if (isOurs) {
      sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      )
      return
    }
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}

async function closeServer(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const socket of sockets.clients) socket.close(GOING_AWAY)
  const late = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, FAREWELL_MS)
  server.closeAllConnections()
  await closed
  clearTimeout(late)
}
