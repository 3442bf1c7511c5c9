import type { Line, Transport } from './transport.ts'

export interface MemoryPair {
  readonly window: Transport
  readonly host: Transport
  readonly close: () => void
}

/** Two joined ends in one process, for tests. Delivery is asynchronous, as on a real line. */
export function memoryPair(): MemoryPair {
  const lines: { window?: Line; host?: Line } = {}
  let closed = false

  const end = (own: 'window' | 'host', other: 'window' | 'host'): Transport => ({
    send: (text) =>
      queueMicrotask(() => {
        if (!closed) lines[other]?.onText(text)
      }),
    listen: (line) => {
      lines[own] = line
    },
  })
  return {
    window: end('window', 'host'),
    host: end('host', 'window'),
    close: () => {
      if (closed) return
      closed = true
      lines.window?.onClose()
      lines.host?.onClose()
    },
  }
}
