import type { Transport } from '#shared/rpc/transport'

/** Text sent before the socket opens waits for it. */
export function socketTransport(socket: WebSocket): Transport {
  const waiting: string[] = []
  socket.addEventListener('open', () => {
    for (const text of waiting.splice(0)) socket.send(text)
  })
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(text)
      else socket.send(text)
    },
    listen: ({ onText, onClose }) => {
      socket.addEventListener('message', (event) => onText(String(event.data)))
      socket.addEventListener('close', onClose)
    },
  }
}
