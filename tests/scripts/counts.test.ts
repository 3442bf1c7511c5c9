import { expect, test } from 'vitest'
import {
  add,
  closingLine,
  NONE,
  playwrightCounts,
  vitestCounts,
} from '../../scripts/test/counts.ts'

const withData = (file: string): boolean => file.includes('real')
const assertions = (...statuses: string[]) => statuses.map((status) => ({ status }))

test('vitest: tests by their status, and which of them wanted data', () => {
  const report = {
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: assertions('passed', 'skipped') },
      { name: '/real.test.ts', status: 'passed', assertionResults: assertions('pending', 'todo') },
      { name: '/b.test.ts', status: 'failed', assertionResults: assertions('failed', 'passed') },
    ],
  }
  expect(vitestCounts(report, withData)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 3,
    skippedWithData: 2,
  })
})

test('vitest: a file that does not load is a failure', () => {
  const report = { testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }] }
  expect(vitestCounts(report, withData).failed).toBe(1)
})

test('Playwright: suites in suites, and a flaky test is a failure', () => {
  const spec = (status: string) => ({ tests: [{ status }] })
  const report = {
    config: { rootDir: '/tests' },
    errors: [],
    suites: [
      {
        file: 'real.spec.ts',
        specs: [spec('expected'), spec('skipped')],
        suites: [{ file: 'real.spec.ts', specs: [spec('unexpected'), spec('flaky')] }],
      },
    ],
  }
  expect(playwrightCounts(report, withData)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    skippedWithData: 1,
  })
})

test('Playwright: an error outside the tests is a failure', () => {
  const report = { config: { rootDir: '/tests' }, errors: [{ message: 'no' }], suites: [] }
  expect(playwrightCounts(report, withData).failed).toBe(1)
})

test('the closing line', () => {
  const counts = { passed: 3, failed: 0, skipped: 2, skippedWithData: 1 }
  expect(closingLine(add(counts, NONE))).toBe('3 passed, 0 failed, 2 skipped')
})
