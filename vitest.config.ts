import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { nodeWorker } from './tests/support/node-worker.ts'

const deep = process.env['JANGGI_DEEP'] === '1'

const plugins = [vue(), nodeWorker()]
const shared = { environment: 'node', testTimeout: deep ? 3_600_000 : 60_000 } as const
/** They weigh the heap, which must hold nothing of other tests. */
const HEAP_TESTS = 'tests/**/memory.test.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: 'unit',
          // Evaluating every module again for each file takes as long as the tests themselves.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', HEAP_TESTS],
        },
      },
      {
        plugins,
        test: { ...shared, name: 'memory', isolate: true, include: [HEAP_TESTS] },
      },
    ],
  },
})
