import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#renderer/documents/soon'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single call is done, also after a long silence; several at once are one', () => {
  const work = vi.fn<() => void>()
  const ask = soon(work, 250)
  ask()
  vi.advanceTimersByTime(250)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  ask()
  vi.advanceTimersByTime(100)
  ask()
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(150)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})
