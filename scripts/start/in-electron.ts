import { startChild } from '../support/children.ts'
import { rootPath } from '../support/paths.ts'
import { electronProgram } from './electron-program.ts'
import { fetchElectron, type FetchProblem } from './fetch-electron.ts'
import type { Setting } from './setting.ts'

/** A program that ends with an error this soon could not start at all, in ms. */
const START_TIME = 15_000

/**
 * Opens the studio in Electron and resolves to true when it has ended. Resolves to false, having
 * said why, where Electron's program can't be had or can't start.
 */
export async function openInElectron(setting: Setting): Promise<boolean> {
  const { files, words, say, asRoot } = setting
  const program = await provideElectron(setting)
  if (program === undefined) return false
  if (asRoot && process.platform === 'linux') say(words.asRoot)
  const noSandbox = asRoot && process.platform === 'linux' ? ['--no-sandbox'] : []
  const began = performance.now()
  const { ended } = startChild(program, [...noSandbox, rootPath(), ...files], {
    // Some editors' terminals set it; Electron would then be plain Node.
    env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { code, reason } = await ended
  if (code === 0 || performance.now() - began > START_TIME) return true
  say(words.electronFailed(reason))
  return false
}

async function provideElectron({ words, say }: Setting): Promise<string | undefined> {
  const program = electronProgram()
  if (program !== undefined) return program
  const problem = await fetchElectron({
    onProgress: progressLine(words.fetching),
    onUnpack: () => say(words.unpacking),
  })
  if (problem !== undefined) {
    say(words.noElectron(reasonOf(problem, words)))
    return undefined
  }
  return electronProgram()
}

function reasonOf(problem: FetchProblem, words: Setting['words']): string {
  switch (problem.code) {
    case 'silent':
      return words.sourceSilent
    case 'refused':
      return words.sourceRefused(problem.status)
    case 'failed':
      return problem.detail
  }
}

/** Shows progress: on a terminal one line that changes, elsewhere a line for each tenth. */
function progressLine(
  text: (percent: number, megabytes: number) => string,
): (percent: number, bytes: number) => void {
  const { stderr } = process
  const stepOf = (percent: number): number => (stderr.isTTY ? percent : Math.floor(percent / 10))
  let shown = -1
  return (percent, bytes) => {
    if (stepOf(percent) === shown) return
    shown = stepOf(percent)
    const line = text(percent, Math.round(bytes / 1e6))
    stderr.write(
      stderr.isTTY && percent < 100 ? `\r${line}` : `${stderr.isTTY ? '\r' : ''}${line}\n`,
    )
  }
}
