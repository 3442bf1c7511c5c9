import { expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { type LineEvents, reconnecting, RETRY_DELAYS } from '#renderer/host/reconnecting'
import { contract, type HostContract } from '#shared/contract/index'
import { connect } from '#shared/rpc/client'
import { memoryPair } from '#shared/rpc/memory'

function start(): {
  readonly client: ReturnType<typeof reconnecting<HostContract>>
  readonly dials: LineEvents[]
  readonly delays: number[]
  readonly states: string[]
  readonly fall: () => void
  readonly retry: () => void
} {
  const dials: LineEvents[] = []
  const delays: number[] = []
  const states: string[] = []
  let closeLine = (): void => undefined
  let retry = (): void => undefined
  const client = reconnecting<HostContract>(
    (events) => {
      dials.push(events)
      const line = memoryPair()
      closeLine = line.close
      return connect(contract, line.window)
    },
    (run, ms) => {
      delays.push(ms)
      retry = run
    },
  )
  client.onState((state) => states.push(state))
  return {
    client,
    dials,
    delays,
    states,
    fall: () => {
      closeLine()
      dials.at(-1)?.onClose()
    },
    retry: () => retry(),
  }
}

test('the first opening is no news', () => {
  const { dials, states } = start()
  dials[0]?.onOpen()
  expect(states).toEqual([])
})

test('a line that falls is dialled again and said to be back', async () => {
  const line = start()
  line.dials[0]?.onOpen()
  const running = line.client.run('app.events', {})
  line.fall()
  expect(await running).toEqual(err({ code: 'disconnected' }))
  expect(line.states).toEqual(['lost'])
  line.retry()
  line.dials[1]?.onOpen()
  expect(line.states).toEqual(['lost', 'open'])
  expect(line.delays).toEqual([RETRY_DELAYS[0]])
})

test('calls go over the newest line', async () => {
  const line = start()
  line.fall()
  expect(await line.client.run('app.info', {})).toEqual(err({ code: 'disconnected' }))
  line.retry()
  const pending = line.client.run('app.info', {})
  const first = await Promise.race([pending, Promise.resolve(ok('still waiting'))])
  expect(first).toEqual(ok('still waiting'))
})

test('after the last delay the host counts as gone, but is still called for', () => {
  const line = start()
  RETRY_DELAYS.forEach(() => {
    line.fall()
    line.retry()
  })
  expect(line.states).toEqual(['lost'])
  line.fall()
  expect(line.states).toEqual(['lost', 'gone'])
  expect(line.delays).toEqual([...RETRY_DELAYS, RETRY_DELAYS.at(-1)])
  line.retry()
  line.dials.at(-1)?.onOpen()
  expect(line.states).toEqual(['lost', 'gone', 'open'])
})
