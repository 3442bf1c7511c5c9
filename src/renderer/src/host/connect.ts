import { contract, type HostContract } from '#shared/contract/index'
import { connect } from '#shared/rpc/client'
import { bridgeTransport, type HostBridge } from './bridge-transport.ts'
import { type LastingClient, reconnecting } from './reconnecting.ts'
import { socketTransport } from './socket-transport.ts'

declare global {
  interface Window {
    /** Put there by Electron's preload; a browser has none. */
    readonly janggiHost?: HostBridge
  }
}

export type Host = LastingClient<HostContract>

/** The one place that asks which line there is: Electron's bridge, else a socket to the page's own origin. */
export function connectHost(): Host {
  const bridge = window.janggiHost
  if (bridge) return { ...connect(contract, bridgeTransport(bridge)), onState: () => undefined }

  const address = new URL('/host', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return reconnecting<HostContract>(
    ({ onOpen, onClose }) => {
      const socket = new WebSocket(address)
      socket.addEventListener('open', onOpen)
      socket.addEventListener('close', onClose)
      return connect(contract, socketTransport(socket))
    },
    (run, ms) => void setTimeout(run, ms),
  )
}
