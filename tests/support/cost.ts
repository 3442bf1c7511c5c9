import { readRecords } from '#engine/game/read-records'

/** Less, in microseconds, is too little to be measured. */
const LEAST = 10_000
const TRIES = 5

/** Processor time in microseconds for reading a text, which the other work of the machine does not change. */
export function costOf(text: string): number {
  const before = process.cpuUsage()
  readRecords(text)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/**
 * How many times the cost of the short text the long one takes. What else goes on in the process, such
 * as sweeping up after other tests, only adds: the least of several tries counts, up to the first that
 * is below `enough`.
 */
export function growth(short: string, long: string, enough: number): number {
  let [least, most] = [Infinity, Infinity]
  for (let i = 0; i < TRIES && !(most / least < enough); i++) {
    least = Math.min(least, Math.max(costOf(short), LEAST))
    most = Math.min(most, costOf(long))
  }
  return most / least
}
