import { posix, win32 } from 'node:path'

/** Names that Windows gives to devices, in any folder and with any ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i

/**
 * An absolute path on a local disk that means what it says: no `..`, no NUL, no network share, and
 * on Windows no device, no stream of a file and no ending that the system drops.
 */
export function isPlainPath(path: string, platform: NodeJS.Platform = process.platform): boolean {
  if (path.includes('\0') || /^[\\/]{2}/.test(path)) return false
  if (platform !== 'win32') return posix.isAbsolute(path) && !path.split('/').includes('..')

  const [drive = '', ...names] = path.split(/[\\/]/)
  return (
    /^[a-z]:$/i.test(drive) && names.length > 0 && names.every((name) => isPlainWindowsName(name))
  )
}

const isPlainWindowsName = (name: string): boolean =>
  !name.includes(':') && !/[. ]$/.test(name) && !DEVICE.test(name)

/** Is `path` the folder itself or something below it? Hangul counts as equal composed or not. */
export function isWithin(
  folder: string,
  path: string,
  platform: NodeJS.Platform = process.platform,
): boolean {
  const paths = platform === 'win32' ? win32 : posix
  const way = paths.relative(folder.normalize('NFC'), path.normalize('NFC'))
  return way !== '..' && !way.startsWith(`..${paths.sep}`) && !paths.isAbsolute(way)
}
