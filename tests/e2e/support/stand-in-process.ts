/**
 * Loaded before the built Electron entry (`node --import`): puts the stand-in in place of the
 * module `electron`, and joins it to the test process, which has the page.
 */
import { registerHooks } from 'node:module'
import { type BrowserWindow, app, standIn } from '../../main/electron/stand-in.ts'
import type { FromEntry, ToEntry } from './stand-in-messages.ts'

const url = new URL('../../main/electron/stand-in.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url, shortCircuit: true } : next(specifier, context),
})

const tell = (message: FromEntry): void => void process.send?.(message)

standIn.events.on('window', (window: BrowserWindow) => {
  const { preload } = window.options.webPreferences ?? {}
  tell({ kind: 'window', preload: preload ?? '' })
  window.webContents.on('sent', (_channel, text: string) => tell({ kind: 'sent', text }))
})
standIn.events.on('ended', () => process.exit(standIn.ended))

async function answer(id: number, path: string): Promise<void> {
  const response = await standIn.handlers.get('app')!(new Request(`app://studio${path}`))
  tell({
    kind: 'response',
    id,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    base64: Buffer.from(await response.arrayBuffer()).toString('base64'),
  })
}

process.on('message', (message: ToEntry) => {
  const contents = standIn.windows[0]?.webContents
  switch (message.kind) {
    case 'say':
      if (contents) standIn.say(contents, message.text)
      break
    case 'navigated':
      contents?.emit('did-navigate')
      break
    case 'request':
      void answer(message.id, message.path)
      break
    case 'close':
      standIn.windows[0]?.close()
  }
})

process.on('disconnect', () => process.exit(1))
app.becomeReady()
