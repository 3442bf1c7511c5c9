import { defineConfig } from 'vitest/config'

const deep = process.env['JANGGI_DEEP'] === '1'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          testTimeout: deep ? 3_600_000 : 60_000,
        },
      },
    ],
  },
})
