import { mkdir, mkdtemp } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { rootPath } from '../../scripts/support/paths.ts'

const QUERY = '?nodeWorker'

/** Within the project, so that the programs find its packages. */
const PLACE = rootPath('node_modules/.cache')

/**
 * Gives tests what the build gives the program: `import start from './worker?nodeWorker'` starts a
 * real thread, of a program built once a run. Vitest alone would run the worker in the test's own
 * thread; and a thread that reads TypeScript itself compiles Node's WebAssembly for it each time,
 * which takes long and now and then ends the process (V8: `Check failed: jit_page.has_value()`).
 */
export function nodeWorker(): Plugin {
  const built = new Map<string, Promise<string>>()
  return {
    name: 'node-worker',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith(QUERY) && importer !== undefined
        ? `\0${resolve(dirname(importer), id.slice(0, -QUERY.length))}${QUERY}`
        : undefined,
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return undefined
      const source = `${id.slice(1, -QUERY.length)}.ts`
      const program = built.get(source) ?? buildProgram(source)
      built.set(source, program)
      return `
        import { Worker } from 'node:worker_threads'
        export default (options) => new Worker(new URL(${JSON.stringify(await program)}), options)`
    },
  }
}

/** The address of the program, which is there until the process ends. */
async function buildProgram(source: string): Promise<string> {
  await mkdir(PLACE, { recursive: true })
  const outDir = await mkdtemp(join(PLACE, 'worker-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [nodeWorker()],
    build: {
      ssr: source,
      target: 'node24',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  })
  return pathToFileURL(join(outDir, 'worker.mjs')).href
}
