import { stat } from 'node:fs/promises'

/** After so long without a sign of life a process number belongs to another program. */
const SILENCE_MS = 60_000

/** What a host calls its folder: its process, and when it began, because numbers come again. */
export const ownerName = (pid: number, startedMs: number): string => `${pid}-${startedMs}`

/** Whether the host that named a folder still runs. */
export async function isOwnerAlive(name: string, signOfLife: string): Promise<boolean> {
  const pid = Number(/^(\d+)-\d+$/.exec(name)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(pid) || pid === process.pid || !runs(pid)) return false
  return stat(signOfLife).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < SILENCE_MS,
    () => false,
  )
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
