import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { rootPath } from '../../scripts/support/paths.ts'

/** The built command line as an engine, its input left open as programs leave it. */
function startEngine(): {
  say: (line: string) => void
  until: (text: string) => Promise<void>
  ended: Promise<unknown>
} {
  const child = spawn(process.execPath, [rootPath('out/main/cli.js'), 'uci'])
  let heard = ''
  child.stdout.on('data', (bytes) => (heard += String(bytes)))
  return {
    say: (line) => void child.stdin.write(`${line}\n`),
    until: (text) => expect.poll(() => heard).toContain(text),
    ended: once(child, 'exit'),
  }
}

test('an engine that is told to quit ends, also while its input stays open', async () => {
  const idle = startEngine()
  idle.say('uci')
  await idle.until('uciok')
  idle.say('quit')
  expect(await idle.ended).toEqual([0, null])

  const thinking = startEngine()
  thinking.say('go infinite')
  await thinking.until('info depth 2')
  thinking.say('quit')
  expect(await thinking.ended).toEqual([0, null])
  await thinking.until('bestmove')
})
