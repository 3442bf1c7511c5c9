import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { uciCommand } from '#main/cli/uci'
import { session } from '#main/cli/terminal'

/** Feeds lines to `janggi uci`; a function waits for an answer that matches. */
async function run(
  script: (
    say: (line: string) => void,
    until: (pattern: RegExp) => Promise<string>,
  ) => Promise<void>,
): Promise<readonly string[]> {
  const answers: string[] = []
  const queue: string[] = []
  let wake: () => void = () => undefined
  let isClosed = false
  const lines = async function* (): AsyncGenerator<string> {
    for (;;) {
      const line = queue.shift()
      if (line !== undefined) yield line
      else if (isClosed) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const waiting = new Set<() => void>()
  const out = (text: string): void => {
    answers.push(text.trimEnd())
    for (const look of waiting) look()
  }
  const until = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      const from = answers.length
      const look = (): void => {
        const found = answers.slice(from).find((line) => pattern.test(line))
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
    })
  const ended = uciCommand(session({ out, err: out, locale: 'en' }, false), lines())
  await script((line) => {
    queue.push(line)
    wake()
  }, until)
  isClosed = true
  wake()
  await ended
  return answers
}

test('a search in its thread is stopped at once and answers', async () => {
  await run(async (say, until) => {
    const begun = until(/^info depth 3/)
    say('position startpos')
    say('go infinite')
    await begun
    const stopped = performance.now()
    const answer = until(/^bestmove/)
    say('stop')
    expect(await answer).toMatch(/^bestmove [a-i]\d+[a-i]\d+/)
    expect(performance.now() - stopped).toBeLessThan(500)
  })
})

test('a limited search is finished although the input has ended', async () => {
  const answers = await run((say) => {
    say('go depth 3')
    return Promise.resolve()
  })
  expect(answers.at(-1)).toMatch(/^bestmove/)
})

test('after ponderhit the clock counts', async () => {
  await run(async (say, until) => {
    const begun = until(/^info depth 2/)
    say('go ponder movetime 50')
    await begun
    const answer = until(/^bestmove/)
    say('ponderhit')
    expect(await answer).toMatch(/^bestmove [a-i]\d+/)
  })
})
