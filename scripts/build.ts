/** `npm run build`: builds all entries and notes when, for the commands that build only what is stale. */
import { ensureBuilt } from './support/build.ts'

const built = await ensureBuilt(() => undefined, true)
process.exitCode = built ? 0 : 1
