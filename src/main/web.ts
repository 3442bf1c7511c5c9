import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node/require-node.ts'

requireNode()

// Loaded only now: under an old Node some of what it needs could not even start.
const { runWeb } = await import('./node/web-command.ts')
const root = new URL('../../', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  version: string
}
const code = await runWeb(process.argv.slice(2), { root: fileURLToPath(root), version })
// stdin is still being watched, and an engine that is only starting is ended by its guard.
process.exit(code)
