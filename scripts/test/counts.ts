import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { z } from 'zod'
import { rootPath } from '../support/paths.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of those skipped: tests of files that use the shared folder of real data. */
  readonly skippedWithData: number
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, skippedWithData: 0 }

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  skippedWithData: a.skippedWithData + b.skippedWithData,
})

/** The line every run ends with; scripts that watch the tests read it. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Counts of vitest's JSON report. A file that could not even be loaded is one failure. */
export function vitestCounts(report: unknown, usesData = usesSharedData): Counts {
  return vitestReport.parse(report).testResults.reduce((sum, file) => {
    const statuses = file.assertionResults.map(({ status }) => status)
    const count = (status: string): number => statuses.filter((one) => one === status).length
    const passed = count('passed')
    const failed = count('failed')
    const skipped = statuses.length - passed - failed
    const broken = file.status === 'failed' && failed === 0 ? 1 : 0
    return add(sum, {
      passed,
      failed: failed + broken,
      skipped,
      skippedWithData: skipped > 0 && usesData(file.name) ? skipped : 0,
    })
  }, NONE)
}

interface Suite {
  readonly file: string
  readonly specs: readonly { readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(z.unknown()),
})

/** Counts of Playwright's JSON report. A test that passed only when repeated is a failure. */
export function playwrightCounts(report: unknown, usesData = usesSharedData): Counts {
  const { config, suites, errors } = playwrightReport.parse(report)
  const countSuite = ({ file, specs, suites: inner = [] }: Suite): Counts => {
    const statuses = specs.flatMap(({ tests }) => tests.map(({ status }) => status))
    const passed = statuses.filter((status) => status === 'expected').length
    const skipped = statuses.filter((status) => status === 'skipped').length
    const own: Counts = {
      passed,
      skipped,
      failed: statuses.length - passed - skipped,
      skippedWithData: skipped > 0 && usesData(`${config.rootDir}/${file}`) ? skipped : 0,
    }
    return inner.map(countSuite).reduce(add, own)
  }
  return suites.map(countSuite).reduce(add, { ...NONE, failed: errors.length })
}

function usesSharedData(file: string): boolean {
  const path = isAbsolute(file) ? file : rootPath(relative(rootPath(), file))
  return readFileSync(path, 'utf8').includes('support/shared')
}
