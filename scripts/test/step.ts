import { type Child, startChild, stopChildren } from '../support/children.ts'
import { rootPath } from '../support/paths.ts'

/** One script of package.json, run as part of the checks. */
export interface Step {
  readonly script: string
  readonly args?: readonly string[]
  readonly env?: Readonly<NodeJS.ProcessEnv>
}

/** Runs a step with its output on the terminal. */
export async function runStep(step: Step): Promise<boolean> {
  const began = performance.now()
  console.log(`\n> ${step.script}`)
  const passed = (await npmRun(step, 'inherit').ended).code === 0
  report(step, passed, began)
  return passed
}

/** Runs steps `atOnce` at a time and shows the output of the one that fails. The first failure ends all. */
export async function runQuietly(steps: readonly Step[], atOnce: number): Promise<boolean> {
  const waiting = [...steps]
  const failed: Step[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now()
      const { output, passed } = await collect(step)
      // What another step's failure interrupted has nothing to say.
      if (failed.length > 0) return
      report(step, passed, began)
      if (passed) continue
      failed.push(step)
      console.log(output)
      await stopChildren()
      return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed.length === 0
}

async function collect(step: Step): Promise<{ output: string; passed: boolean }> {
  const { process: child, ended } = npmRun(step, 'pipe')
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  const { code } = await ended
  return { output: Buffer.concat(chunks).toString(), passed: code === 0 }
}

function report({ script }: Step, passed: boolean, began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${script.padEnd(14)} ${seconds} s`)
}

const npmRun = ({ script, args = [], env = {} }: Step, output: 'inherit' | 'pipe'): Child =>
  startChild('npm', ['run', '--silent', script, '--', ...args], {
    cwd: rootPath(),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
