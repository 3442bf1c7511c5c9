import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** Programs that play Janggi, by the names under which packages install them. */
const KNOWN = ['fairy-stockfish', 'fairy-stockfish-largeboard', 'fairy-stockfish-largeboard_x86-64']

/** Debian keeps games apart from `PATH` for many users. */
const MORE_FOLDERS = ['/usr/games', '/usr/local/games', '/usr/local/bin', '/opt/homebrew/bin']

/** Paths of engines that stand where programs stand on this machine. */
export async function findEngines(searchPath = process.env['PATH'] ?? ''): Promise<string[]> {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const folders = [...searchPath.split(delimiter).filter((folder) => isAbsolute(folder))]
  if (process.platform !== 'win32') folders.push(...MORE_FOLDERS)
  const paths = [...new Set(folders)].flatMap((folder) =>
    KNOWN.map((name) => join(folder, name + ending)),
  )
  const runnable = await Promise.all(
    paths.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  )
  return paths.filter((_path, i) => runnable[i])
}
