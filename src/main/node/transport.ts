import type { WebSocket } from 'ws'
import type { Transport } from '#shared/rpc/transport'

/** Text messages of an open WebSocket; binary ones are none of ours and fall away. */
export const socketTransport = (socket: WebSocket): Transport => ({
  send: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  },
  listen: ({ onText, onClose }) => {
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) onText(data.toString())
    })
    // A broken or too large message is an error here, and the close follows by itself.
    socket.on('error', () => undefined)
    if (socket.readyState === socket.CLOSED) onClose()
    else socket.on('close', () => onClose())
  },
})
