import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { nodeWorker } from './tests/support/node-worker.ts'

const deep = process.env['JANGGI_DEEP'] === '1'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vue(), nodeWorker()],
        test: {
          name: 'unit',
          environment: 'node',
          // Evaluating every module again for each file takes as long as the tests themselves.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          testTimeout: deep ? 3_600_000 : 60_000,
        },
      },
    ],
  },
})
