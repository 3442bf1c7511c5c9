import { fstatSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '#engine/result'
import { languageFor, texts } from '#shared/text/index'
import { errorCode } from '../error-code.ts'
import { startBrowserHost } from './browser-host.ts'
import { systemLocale } from './locale.ts'
import { nodePlatform } from './platform.ts'
import { listStaticFiles } from './static-files.ts'

export interface WebArguments {
  /** For a program that starts this one: one line of JSON on stdout, and the end with its pipe. */
  readonly json: boolean
  /** How long to wait for the first window, in seconds. */
  readonly wait: number
  readonly paths: readonly string[]
}

const FIRST_WINDOW_SECONDS = 300
const LAST_WINDOW_SECONDS = 10

export function parseWebArguments(
  args: readonly string[],
  folder: string,
): Result<WebArguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, wait: { type: 'string' } },
      allowPositionals: true,
    })
    const wait = Number(values.wait ?? FIRST_WINDOW_SECONDS)
    if (!(wait > 0 && wait <= 86_400)) return err(`--wait ${String(values.wait)}`)
    return ok({ json: values.json, wait, paths: positionals.map((path) => resolve(folder, path)) })
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** Folder of the program, with `package.json` and `out` in it, and its version. */
export interface Program {
  readonly root: string
  readonly version: string
}

/**
 * Runs the browser host until its last window has gone or someone ends it.
 *
 * @returns the exit code
 */
export async function runWeb(args: readonly string[], program: Program): Promise<number> {
  const words = texts[languageFor(systemLocale())]
  const complain = (line: string): void => void process.stderr.write(`${line}\n`)

  const parsed = parseWebArguments(args, process.cwd())
  if (!parsed.ok) {
    complain(words.host.web.badOption(parsed.error))
    complain(words.host.web.usage)
    return 2
  }
  const { json, wait, paths } = parsed.value
  const window = join(program.root, 'out', 'renderer')
  const files = await listStaticFiles(window).catch(() => undefined)
  if (!files?.has('/index.html')) {
    complain(words.host.web.notBuilt(window))
    return 1
  }
  const host = await startBrowserHost({
    platform: await nodePlatform(program.version),
    startPaths: paths,
    files,
    patience: { firstWindow: wait * 1000, lastWindow: LAST_WINDOW_SECONDS * 1000 },
    texts: words,
    onCrash: (method, error) => complain(`${method}: ${describeCrash(error)}`),
  }).catch((error: unknown) => complain(words.host.web.failed(errorCode(error))))
  if (!host) return 1

  endWith(json, () => void host.close())
  process.stdout.write(
    `${json ? JSON.stringify({ url: host.url, pid: process.pid }) : words.host.web.ready(host.url)}\n`,
  )
  await host.ended
  return 0
}

const describeCrash = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Ctrl+C, the system, a closed terminal, and for a program that started us the end of its pipe. */
function endWith(json: boolean, end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // A reader that has gone (`| head -1`) is no reason to fail: the address was all we had to say.
  process.stdout.on('error', () => undefined)
  if (json && isPipe(0)) process.stdin.on('close', end).on('end', end).resume()
}

/** Node connects a child by a socket, a shell by a pipe. `/dev/null` and files end at once and tell nothing. */
function isPipe(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor)
    return stats.isFIFO() || stats.isSocket()
  } catch {
    return false
  }
}
