/** The local time as figures only, to the second: a part of file names that sorts by time. */
export function stampOf(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().replace(/\D/g, '').slice(0, 14)
}
