import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export interface StaticFile {
  readonly type: string
  /** Under a name that changes with its content, so that it may be kept for ever. */
  readonly isHashed: boolean
  readonly read: () => Promise<Buffer>
}

/** The built window by URL path (`/assets/index-3f2a.js`). */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Lists the built window once. What is asked for later is looked up and never made into a path, so
 * no address leads out of the folder.
 */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [urlPath(folder, path), staticFile(path)]),
  )
}

const urlPath = (folder: string, path: string): string =>
  `/${relative(folder, path).split(sep).join('/')}`

const staticFile = (path: string): StaticFile => ({
  type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
  isHashed: /-[\w-]{8,}\.\w+$/.test(path),
  read: () => readFile(path),
})
