import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#engine/result'
import { type Client, connect } from '#shared/rpc/client'
import { MAX_REQUEST_LENGTH, MAX_RUNNING_CALLS } from '#shared/rpc/frames'
import { type Handlers, serve } from '#shared/rpc/host'
import { procedure } from '#shared/rpc/procedure'
import type { Joined, LineKind } from './lines.ts'

const contract = {
  'text.reverse': procedure({
    input: z.strictObject({ text: z.string().max(1_000_000) }),
    output: z.string(),
  }),
  'game.load': procedure({
    input: z.int(),
    output: z.strictObject({ id: z.int() }),
    error: z.strictObject({ code: z.literal('no-such-game'), id: z.int() }),
  }),
  'count.to': procedure({
    input: z.strictObject({ end: z.int() }),
    item: z.int(),
    output: z.strictObject({ last: z.int() }),
  }),
  'count.wait': procedure({ input: z.strictObject({}), item: z.int(), output: z.strictObject({}) }),
  'host.breaks': procedure({
    input: z.enum(['throws', 'wrong-output', 'wrong-item', 'late-item']),
    item: z.int(),
    output: z.int(),
  }),
} as const
type TestContract = typeof contract

/** The suite that every line must pass. */
export function describeLine({ name, join }: LineKind): void {
  describe(`over ${name}`, () => {
    let line: Joined
    let host: Client<TestContract>
    const stopped = vi.fn()
    const onCrash = vi.fn()
    const onClose = vi.fn()

    const handlers: Handlers<TestContract> = {
      'text.reverse': ({ text }) => Promise.resolve(ok(Array.from(text).reverse().join(''))),
      'game.load': (id) =>
        Promise.resolve(id === 7 ? ok({ id }) : err({ code: 'no-such-game', id })),
      'count.to': ({ end }, { emit }) => {
        for (let i = 1; i <= end; i++) emit(i)
        return Promise.resolve(ok({ last: end }))
      },
      'count.wait': (_input, { signal, emit }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            stopped()
            emit(2)
            resolve(ok({}))
          })
          emit(1)
        }),
      'host.breaks': (how, { emit }) => {
        if (how === 'throws') throw new Error('search blew up')
        if (how === 'wrong-item') emit('one' as never)
        if (how === 'late-item') setTimeout(() => emit(1), 0)
        return Promise.resolve(ok(how === 'wrong-output' ? ('ten' as never) : 10))
      },
    }

    beforeEach(async () => {
      vi.clearAllMocks()
      line = await join()
      serve(contract, handlers, line.host, { onCrash, onClose })
      host = connect(contract, line.window)
    })
    afterEach(() => line.close())

    const alive = async (): Promise<void> =>
      expect(await host.run('text.reverse', { text: '마상' })).toEqual(ok('상마'))

    test('a call answers, in any script', async () => {
      expect(await host.run('text.reverse', { text: '車包馬 𠮷 \u0000' })).toEqual(
        ok('\u0000 𠮷 馬包車'),
      )
    })

    test('an error of the procedure arrives as a value', async () => {
      expect(await host.run('game.load', 8)).toEqual(err({ code: 'no-such-game', id: 8 }))
    })

    test('items stream in order before the end', async () => {
      const items: number[] = []
      const ended = await host.run('count.to', { end: 50 }, { onItem: (item) => items.push(item) })
      expect(items).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
      expect(ended).toEqual(ok({ last: 50 }))
    })

    test('calls run beside each other and keep apart', async () => {
      const ends = await Promise.all(
        [1, 2, 3].map((end) => host.run('count.to', { end }, { onItem: () => undefined })),
      )
      expect(ends).toEqual([ok({ last: 1 }), ok({ last: 2 }), ok({ last: 3 })])
    })

    test('cancelling ends the call at once, stops the host and lets nothing through after', async () => {
      const controller = new AbortController()
      const onItem = vi.fn(() => controller.abort())
      const ended = await host.run('count.wait', {}, { signal: controller.signal, onItem })
      expect(ended).toEqual(err({ code: 'cancelled' }))
      await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
      await alive()
      expect(onItem).toHaveBeenCalledOnce()
    })

    test('a call cancelled before it starts never reaches the host', async () => {
      const ended = await host.run('count.wait', {}, { signal: AbortSignal.abort() })
      expect(ended).toEqual(err({ code: 'cancelled' }))
      await alive()
      expect(stopped).not.toHaveBeenCalled()
    })

    test('bad input never reaches the handler', async () => {
      expect(await host.run('game.load', 7.5)).toMatchObject(err({ code: 'bad-message' }))
      const extra = { text: 'a', more: 1 }
      expect(await host.run('text.reverse', extra)).toMatchObject(err({ code: 'bad-message' }))
    })

    test.each(['wrong-output', 'wrong-item'] as const)('%s of the host is caught', async (how) => {
      const onItem = vi.fn()
      const ended = await host.run('host.breaks', how, { onItem })
      expect(ended).toMatchObject(err({ code: 'bad-message' }))
      expect(onItem).not.toHaveBeenCalled()
      await alive()
    })

    test('an item after the end is not sent', async () => {
      const onItem = vi.fn()
      expect(await host.run('host.breaks', 'late-item', { onItem })).toEqual(ok(10))
      await new Promise((resolve) => setTimeout(resolve, 5))
      await alive()
      expect(onItem).not.toHaveBeenCalled()
    })

    test('a crash is reported on both sides and the line lives on', async () => {
      const ended = await host.run('host.breaks', 'throws')
      expect(ended).toEqual(err({ code: 'crashed', detail: 'Error: search blew up' }))
      expect(onCrash).toHaveBeenCalledExactlyOnceWith('host.breaks', expect.any(Error))
      await alive()
    })

    test('a closed line ends what was running and stops the host', async () => {
      const ended = host.run('count.wait', {}, { onItem: () => void line.close() })
      expect(await ended).toEqual(err({ code: 'disconnected' }))
      await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
      await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      expect(await host.run('game.load', 7)).toEqual(err({ code: 'disconnected' }))
    })

    test('only so many calls run at once', async () => {
      const controller = new AbortController()
      const { signal } = controller
      const running = Array.from({ length: MAX_RUNNING_CALLS }, () =>
        host.run('count.wait', {}, { signal }),
      )
      expect(await host.run('game.load', 7)).toEqual(
        err({ code: 'busy', limit: MAX_RUNNING_CALLS }),
      )
      controller.abort()
      await Promise.all(running)
      await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(MAX_RUNNING_CALLS))
      await alive()
    })

    test('a request that is too long is refused where it is made', async () => {
      const text = 'x'.repeat(MAX_REQUEST_LENGTH)
      expect(await host.run('text.reverse', { text })).toMatchObject(err({ code: 'bad-message' }))
      await alive()
    })

    test('the longest text that may be sent arrives', async () => {
      const text = '뷁'.repeat(1_000_000)
      expect(await host.run('text.reverse', { text })).toEqual(ok(text))
    })
  })

  describe(`a stranger over ${name}`, () => describeStranger(join))
}

/** What a page of ours would never send. */
function describeStranger(join: LineKind['join']): void {
  const start = (id: number, method: string, input: unknown): string =>
    JSON.stringify({ t: 'start', id, method, input })

  async function answersTo(texts: readonly string[]): Promise<unknown[]> {
    const line = await join()
    const handlers = {
      'text.reverse': () => Promise.resolve(ok('here')),
      'count.wait': (_input: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(ok({})))),
    }
    const onCrash = vi.fn()
    serve(contract, handlers as never, line.host, { onCrash })
    const answers: unknown[] = []
    line.window.listen({
      onText: (text) => answers.push(JSON.parse(text)),
      onClose: () => undefined,
    })
    for (const text of texts) line.window.send(text)
    line.window.send(start(1_000_000, 'text.reverse', { text: '' }))
    await vi.waitFor(() =>
      expect(answers).toContainEqual({ t: 'done', id: 1_000_000, value: 'here' }),
    )
    await line.close()
    expect(onCrash).not.toHaveBeenCalled()
    return answers.slice(0, -1)
  }

  test.each([
    { name: 'nothing', text: '' },
    { name: 'no JSON', text: '{"t":' },
    { name: 'a number', text: '7' },
    { name: 'null', text: 'null' },
    { name: 'another kind', text: '{"t":"stop","id":1}' },
    { name: 'a reply', text: '{"t":"done","id":1,"value":1}' },
    { name: 'a negative id', text: start(-1, 'text.reverse', { text: '' }) },
    { name: 'an id that is no number', text: '{"t":"cancel","id":"1"}' },
    { name: 'a field too many', text: '{"t":"cancel","id":1,"more":1}' },
    { name: 'a cancel of nothing', text: '{"t":"cancel","id":99}' },
    { name: 'a prototype in the frame', text: '{"t":"cancel","id":1,"__proto__":{"t":"start"}}' },
    { name: 'deep nesting', text: '['.repeat(100_000) },
    { name: 'a text that is too long', text: `"${'x'.repeat(MAX_REQUEST_LENGTH)}"` },
  ])('$name is passed over', async ({ text }) => {
    expect(await answersTo([text])).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'text', ''])(
    'there is no method "%s"',
    async (method) => {
      expect(await answersTo([start(1, method, {})])).toEqual([
        { t: 'fault', id: 1, fault: { code: 'bad-message', detail: `no method ${method}` } },
      ])
    },
  )

  test('an id in use is not started again, and its call is not disturbed', async () => {
    const answers = await answersTo([
      start(1, 'count.wait', {}),
      start(1, 'text.reverse', { text: '' }),
      start(1, 'nonsense', {}),
    ])
    expect(answers).toEqual([])
  })
}
