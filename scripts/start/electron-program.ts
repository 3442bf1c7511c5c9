import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootPath } from '../support/paths.ts'

/** Folder of the npm package, which holds the program once that was fetched. */
export const ELECTRON_PACKAGE = rootPath('node_modules/electron')

/**
 * Electron's program, or undefined where it has not been fetched. It is looked for in files,
 * because importing the package starts a download.
 */
export function electronProgram(
  folder = ELECTRON_PACKAGE,
  env: Readonly<NodeJS.ProcessEnv> = process.env,
): string | undefined {
  const pathFile = join(folder, 'path.txt')
  const inside = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : undefined
  const override = env['ELECTRON_OVERRIDE_DIST_PATH']
  if (override !== undefined && override !== '') {
    const program = join(override, inside ?? 'electron')
    return existsSync(program) ? program : undefined
  }
  if (inside === undefined) return undefined
  const program = join(folder, 'dist', inside)
  return existsSync(program) ? program : undefined
}
