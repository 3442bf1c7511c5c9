import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import type { AnalysisLimits } from '#shared/contract/engines'
import { ExternalUciEngine } from '../engines/external-engine.ts'
import type { Player } from './play-game.ts'

/** An engine as it is named on the command line. */
export interface PlayerCommand {
  readonly name: string
  readonly start: () => Player
}

/** The built-in engine, run as a program of its own like any other. */
const BUILT_IN = 'built-in'

const LIMITS = { nodes: 'nodes', depth: 'depth', movetime: 'ms' } as const
const isLimit = (name: string): name is keyof typeof LIMITS => Object.hasOwn(LIMITS, name)

export type PlayerProblem =
  | { readonly code: 'no-such-program'; readonly name: string }
  | { readonly code: 'bad-setting'; readonly text: string }

/**
 * Reads `PROGRAM ARGUMENTS; Option=value; nodes=1000`. Options are the engine's own; `nodes`,
 * `depth` and `movetime` replace the limits of the match.
 *
 * @param ownProgram how the built-in engine is started
 */
export async function parsePlayer(
  text: string,
  limits: AnalysisLimits,
  ownProgram: readonly string[],
): Promise<Result<PlayerCommand, PlayerProblem>> {
  const [command = '', ...settings] = text.split(';').map((part) => part.trim())
  const words = command === BUILT_IN ? ownProgram : command.split(/\s+/)
  const [program = '', ...args] = words
  const path = await findProgram(program)
  if (path === undefined) return err({ code: 'no-such-program', name: program })
  const options: Record<string, string> = {}
  let own: AnalysisLimits | undefined
  for (const setting of settings.filter((part) => part !== '')) {
    const at = setting.indexOf('=')
    if (at <= 0) return err({ code: 'bad-setting', text: setting })
    const [name, value] = [setting.slice(0, at).trim(), setting.slice(at + 1).trim()]
    if (!isLimit(name)) options[name] = value
    else if (/^[1-9]\d{0,9}$/.test(value)) own = { ...own, [LIMITS[name]]: Number(value) }
    else return err({ code: 'bad-setting', text: setting })
  }
  return ok({
    name: text,
    start: () => ({
      engine: new ExternalUciEngine({ path, args, options, pointsPerPawn: 2 }),
      limits: own ?? limits,
    }),
  })
}

/** The file of a program, as a shell would find it. */
async function findProgram(name: string): Promise<string | undefined> {
  const places =
    isAbsolute(name) || /[\\/]/.test(name)
      ? [resolve(name)]
      : (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  for (const path of places) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return undefined
}
