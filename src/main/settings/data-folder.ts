import { resolve } from 'node:path'
import envPaths from 'env-paths'

/** Where the studio keeps its own files, under Electron and Node alike. `JANGGI_DATA` overrides it. */
export function dataFolder(env: Readonly<NodeJS.ProcessEnv> = process.env): string {
  const named = env['JANGGI_DATA'] ?? ''
  return named !== '' ? resolve(named) : envPaths('janggi-studio', { suffix: '' }).data
}
