import { type IpcMainEvent, ipcMain, type WebContents } from 'electron'
import type { Line, Transport } from '#shared/rpc/transport'

/** The one channel between window and host. */
const CHANNEL = 'host'

/**
 * Carries the window's line over Electron. Each page that loads in the window gets a line of its
 * own, given to `onLine` when it first speaks; a reload, a crash or the window's end closes it.
 *
 * Only the main frame of this window, showing a page of `origin`, is heard. That is checked here,
 * once, for everything the window can ask.
 */
export function acceptLines(
  contents: WebContents,
  origin: string,
  onLine: (transport: Transport) => void,
): void {
  let current: { line: Line | undefined } | undefined

  const close = (): void => {
    const closing = current
    current = undefined
    closing?.line?.onClose()
  }

  const open = (): void => {
    const opened: { line: Line | undefined } = { line: undefined }
    current = opened
    onLine({
      send: (text) => {
        if (current === opened && !contents.isDestroyed()) contents.send(CHANNEL, text)
      },
      listen: (line) => {
        opened.line = line
      },
    })
  }

  const receive = (event: IpcMainEvent, text: unknown): void => {
    if (!isOurs(event, contents, origin) || typeof text !== 'string') return
    if (current === undefined) open()
    current?.line?.onText(text)
  }

  ipcMain.on(CHANNEL, receive)
  contents.on('did-navigate', close)
  contents.on('render-process-gone', close)
  contents.once('destroyed', () => {
    ipcMain.off(CHANNEL, receive)
    close()
  })
}

function isOurs(event: IpcMainEvent, contents: WebContents, origin: string): boolean {
  // The frame is null when it navigated or died before its message was read.
  const frame = event.senderFrame
  if (event.sender.id !== contents.id || frame === null) return false
  return frame.parent === null && frame.origin === origin
}
