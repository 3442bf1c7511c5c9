import type { SpawnOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type Child, startChild } from '../support/children.ts'
import { rootPath } from '../support/paths.ts'

const announcement = z.object({ url: z.url() })

export interface BrowserHost {
  readonly child: Child
  /** The address that opens the studio, or undefined when the host ended without giving one. */
  readonly url: Promise<string | undefined>
}

/**
 * Starts the browser host on these files.
 *
 * @param secondsToWait how long the host waits for its first window before it ends
 */
export function startBrowserHost(
  files: readonly string[],
  secondsToWait: number,
  surroundings: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): BrowserHost {
  const child = startChild(
    process.execPath,
    [rootPath('out/main/web.js'), '--json', '--wait', String(secondsToWait), '--', ...files],
    // The host ends when the other end of this pipe does, so it cannot outlive us.
    { ...surroundings, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  return { child, url: readUrl(child) }
}

async function readUrl({ process: host }: Child): Promise<string | undefined> {
  if (host.stdout === null) return undefined
  for await (const line of createInterface({ input: host.stdout })) {
    return announcement.parse(JSON.parse(line)).url
  }
  return undefined
}
