import { resolve, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const QUERY = '?nodeWorker'

/**
 * Gives tests what the build gives the program: `import start from './worker?nodeWorker'` starts a
 * real thread on the source file. Vitest alone would run the worker in the test's own thread.
 */
export const nodeWorker = (): Plugin => ({
  name: 'node-worker',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith(QUERY) && importer !== undefined
      ? `\0${resolve(dirname(importer), id.slice(0, -QUERY.length))}${QUERY}`
      : undefined,
  load: (id) => {
    if (!id.startsWith('\0') || !id.endsWith(QUERY)) return undefined
    const file = `${id.slice(1, -QUERY.length)}.ts`
    return `
      import { Worker } from 'node:worker_threads'
      export default (options) => new Worker(new URL(${JSON.stringify(pathToFileURL(file).href)}), options)`
  },
})
