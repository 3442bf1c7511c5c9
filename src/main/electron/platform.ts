import {
  app,
  type BrowserWindow,
  dialog,
  type OpenDialogOptions,
  type SaveDialogOptions,
  shell,
} from 'electron'
import type { Texts } from '#shared/text/index'
import type { Picked, PickedPath, Platform } from '../platform.ts'

const RECORD_ENDINGS = ['gib', 'pgn', 'janggi', 'fen', 'epd', 'zip', 'txt']

/** What the studio's host has of Electron: the system's dialogs and its browser. */
export const electronPlatform = (
  dataFolder: string,
  words: Texts['host']['openDialog'],
  parent: () => BrowserWindow | undefined,
): Platform => ({
  info: {
    version: app.getVersion(),
    host: 'electron',
    platform: process.platform,
    locale: systemLocale(),
  },
  dataFolder,
  roots: [],
  places: [],
  pickFiles: () => pickFiles(words, parent()),
  pickFolder: () => pickFolder(parent()),
  pickSavePath: (name) => pickSavePath(words, name, parent()),
  openLink: (url) => shell.openExternal(url),
})

/** The user's first language. Electron's own `getLocale` is limited to what Chromium is translated to. */
export const systemLocale = (): string => app.getPreferredSystemLanguages()[0] ?? app.getLocale()

async function pickFiles(
  words: Texts['host']['openDialog'],
  parent: BrowserWindow | undefined,
): Promise<Picked> {
  const options: OpenDialogOptions = {
    title: words.title,
    properties: ['openFile', 'multiSelections'],
    filters: [
      // Both, because GTK tells case apart.
      {
        name: words.records,
        extensions: RECORD_ENDINGS.flatMap((ending) => [ending, ending.toUpperCase()]),
      },
      { name: words.all, extensions: ['*'] },
    ],
  }
  const { canceled, filePaths } =
    parent === undefined
      ? await dialog.showOpenDialog(options)
      : await dialog.showOpenDialog(parent, options)
  return canceled ? { kind: 'cancelled' } : { kind: 'picked', paths: filePaths }
}

async function pickFolder(parent: BrowserWindow | undefined): Promise<PickedPath> {
  const options: OpenDialogOptions = { properties: ['openDirectory', 'createDirectory'] }
  const { filePaths } =
    parent === undefined
      ? await dialog.showOpenDialog(options)
      : await dialog.showOpenDialog(parent, options)
  const [path] = filePaths
  return path === undefined ? { kind: 'cancelled' } : { kind: 'picked', path }
}

async function pickSavePath(
  words: Texts['host']['openDialog'],
  name: string,
  parent: BrowserWindow | undefined,
): Promise<PickedPath> {
  const options: SaveDialogOptions = {
    title: words.saveTitle,
    defaultPath: name,
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  }
  const { canceled, filePath } =
    parent === undefined
      ? await dialog.showSaveDialog(options)
      : await dialog.showSaveDialog(parent, options)
  return canceled ? { kind: 'cancelled' } : { kind: 'picked', path: filePath }
}
