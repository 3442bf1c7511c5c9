/**
 * npm's `postinstall` of this project: keeps `"gypfile": false` on better-sqlite3 in the lock file.
 *
 * The package carries its binaries and says that nothing is to be compiled, but npm does not carry
 * that into the lock: npm 10 would then run node-gyp at `npm ci`, which fails where Python or make
 * is missing. `npm install` drops the line each time it writes the lock, so it is put back here.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
const entry = lock.packages['node_modules/better-sqlite3']
if (entry !== undefined && entry.gypfile !== false) {
  entry.gypfile = false
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}
