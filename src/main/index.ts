import { join } from 'node:path'
import { app, dialog } from 'electron'
import { filesFromArguments, filesFromSecondStart, type HandOver } from './electron/open-files.ts'
import { registerScheme } from './electron/protocol.ts'
import { createStudio, loadWords, type Studio } from './electron/studio.ts'
import { listStaticFiles } from './node/static-files.ts'

/** Where the build put this file's folder, the preload and the window. */
const OUT = join(import.meta.dirname, '..')

const given: HandOver = { files: filesFromArguments(process.argv, process.cwd(), app.isPackaged) }

/** Files that arrive before there is a studio to open them. */
const waiting = [...given.files]
let studio: Studio | undefined

function openFiles(files: readonly string[]): void {
  if (studio === undefined) waiting.push(...files)
  else studio.openFiles(files)
}

function listen(): void {
  // macOS: a file opened by association, possibly before the application is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openFiles([path])
  })
  app.on('second-instance', (_event, argv, folder, handedOver) => {
    openFiles(filesFromSecondStart(handedOver, argv, folder, app.isPackaged))
    studio?.showWindow()
  })
  app.on('activate', () => studio?.showWindow())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

async function start(): Promise<void> {
  await app.whenReady()
  const [words, page] = await Promise.all([loadWords(), listStaticFiles(join(OUT, 'renderer'))])
  const preload = join(OUT, 'preload/index.cjs')
  studio = createStudio({ paths: waiting, words, page, preload })
  studio.showWindow()
}

registerScheme()
if (app.requestSingleInstanceLock(given)) {
  listen()
  start().catch((error: unknown) => {
    dialog.showErrorBox('Janggi Studio', error instanceof Error ? error.message : String(error))
    app.exit(1)
  })
} else {
  app.quit()
}
