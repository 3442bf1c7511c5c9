import { expect, test } from 'vitest'
import { Turns } from '#main/library/turns'

test('who asks between two turns is answered, and who gave up is told', async () => {
  const stop = new AbortController()
  const turns = new Turns(stop.signal)
  const said: string[] = []
  setImmediate(() => said.push('other'))
  expect(turns.isOver).toBe(false)
  expect(await turns.pass()).toBe(true)
  said.push('long')
  expect(said).toEqual(['other', 'long'])
  while (!turns.isOver) said.length = 0
  stop.abort()
  expect(await turns.pass()).toBe(false)
  expect(turns.isOver).toBe(false)
})
