/**
 * Starts a TypeScript script of this folder: `node scripts/run.mjs NAME [ARGUMENT…]`.
 *
 * npm puts the Node of the devDependency `node` first in the path, and that one reads TypeScript.
 * Started by an older Node, this goes through the same one.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [name, ...rest] = process.argv.slice(2)
const script = new URL(`${name}.ts`, import.meta.url)
const bundled = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
const ownNode = process.platform === 'win32' ? `${bundled}.exe` : bundled

if (process.features.typescript) {
  process.argv.splice(1, 2, fileURLToPath(script))
  await import(script.href)
} else if (existsSync(ownNode)) {
  const child = spawn(ownNode, [fileURLToPath(script), ...rest], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  console.error('먼저 npm ci 를 실행하세요. / Run npm ci first.')
  process.exitCode = 2
}
