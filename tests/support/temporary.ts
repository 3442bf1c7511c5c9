import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the running test's own, gone when it ends. Its path has no symbolic link in it. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'janggi-')))
  onTestFinished(() =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  )
  return folder
}
