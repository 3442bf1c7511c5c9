import { readFileSync } from 'node:fs'

/** What Linux tells of a process. */
interface Stat {
  readonly name: string
  readonly state: string
  readonly parent: number
  readonly group: number
}

/** Reads `/proc/PID/stat`; undefined when the process has ended, or elsewhere than on Linux. */
export function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold any character.
    const nameEnd = text.lastIndexOf(')')
    const [state = '', parent, group] = text.slice(nameEnd + 2).split(' ')
    const name = text.slice(text.indexOf('(') + 1, nameEnd)
    return { name, state, parent: Number(parent), group: Number(group) }
  } catch {
    return undefined
  }
}

/** How often to look, in ms. */
const INTERVAL = 1000

/** Calls `onDeath` when the process that started us dies. Returns what ends the watch. */
export function watchStarter(onDeath: () => void): () => void {
  const parent = process.ppid
  const npm = npmBehindShell(parent)
  const watch = setInterval(() => {
    const isOrphan = process.ppid !== parent
    if (isOrphan || (npm !== undefined && readStat(parent)?.parent !== npm)) onDeath()
  }, INTERVAL)
  watch.unref()
  return () => clearInterval(watch)
}

/** npm starts scripts through a shell, and some shells stay in between, deaf to npm's death. */
function npmBehindShell(parent: number): number | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined
  const stat = readStat(parent)
  return stat !== undefined && ['sh', 'dash', 'bash'].includes(stat.name) ? stat.parent : undefined
}
