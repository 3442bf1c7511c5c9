import type { Transport } from '#shared/rpc/transport'

/** What Electron's preload exposes: text out, text in. */
export interface HostBridge {
  readonly send: (text: string) => void
  readonly listen: (onText: (text: string) => void) => void
}

/** Electron's line lives as long as the window, so it never reports a close. */
export const bridgeTransport = (bridge: HostBridge): Transport => ({
  send: (text) => bridge.send(text),
  listen: ({ onText }) => bridge.listen(onText),
})
