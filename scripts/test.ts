/**
 * `npm test`: the checks in order, stopping at the first that fails. Ends with a plain line
 * `N passed, N failed, N skipped`.
 *
 *   --deep    only the unit tests, with everything that takes long
 *   --static  only what runs no test: types, layers, lint, format
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stopChildren, stopOnSignals } from './support/children.ts'
import { provideBrowser } from './test/browser.ts'
import {
  add,
  closingLine,
  type Counts,
  NONE,
  playwrightCounts,
  vitestCounts,
} from './test/counts.ts'
import { runQuietly, runStep, type Step } from './test/step.ts'

/**
 * `.ci/run` has the time for every journey, the format and what lint says of tests. `npm test` ends
 * within five minutes on two processors: it walks the main journeys, and lints the program.
 */
const isThorough = process.env['CI'] === 'true'

const STATIC = ['types', 'layers', 'lint:ts']
/** Components are linted, and what uses them, against the declarations that `types` writes. */
const AFTER_TYPES = ['lint:window']
const CAREFUL = ['lint:tests', 'format:check']

const stepsOf = (scripts: readonly string[]): readonly Step[] =>
  scripts.map((script) => ({ script }))

async function unit(folder: string, deep: boolean): Promise<Counts> {
  const report = join(folder, 'unit.json')
  const passed = await runStep({
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    env: deep ? { JANGGI_DEEP: '1' } : {},
  })
  return atLeastOneFailure(passed, countsOf(await readReport(report), vitestCounts))
}

async function endToEnd(folder: string): Promise<Counts> {
  if (!(await provideBrowser())) {
    console.log('There is no browser for the end-to-end tests.')
    return { ...NONE, failed: 1 }
  }
  const report = join(folder, 'e2e.json')
  const passed = await runStep({
    script: 'test:e2e',
    args: ['--reporter=list,json', ...(isThorough ? [] : ['--grep=@core'])],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return atLeastOneFailure(passed, countsOf(await readReport(report), playwrightCounts))
}

/** What a run reported; nothing where it was ended before. */
async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

const countsOf = (report: unknown, count: (report: unknown) => Counts): Counts =>
  report === undefined ? { ...NONE, failed: 1 } : count(report)

/** A run that failed although no test did (an error outside the tests) is a failure too. */
const atLeastOneFailure = (passed: boolean, counts: Counts): Counts =>
  passed || counts.failed > 0 ? counts : { ...counts, failed: 1 }

async function run(folder: string, deep: boolean, onlyStatic: boolean): Promise<Counts> {
  if (deep) return unit(folder, true)
  const first = [...(onlyStatic ? [] : ['build']), ...STATIC]
  const second = [...AFTER_TYPES, ...(onlyStatic || isThorough ? CAREFUL : [])]
  if (!(await runQuietly(stepsOf(first), 2))) return { ...NONE, failed: 1 }
  if (onlyStatic) return (await runQuietly(stepsOf(second), 2)) ? NONE : { ...NONE, failed: 1 }
  // The unit tests alone leave a processor idle at their end, and lint never needs more than one.
  const [unitCounts, isClean] = await Promise.all([
    unit(folder, false),
    runQuietly(stepsOf(second), 1),
  ])
  if (!isClean) return add(unitCounts, { ...NONE, failed: 1 })
  return unitCounts.failed > 0 ? unitCounts : add(unitCounts, await endToEnd(folder))
}

const { values } = parseArgs({
  options: { deep: { type: 'boolean' }, static: { type: 'boolean' } },
})
stopOnSignals(async () => {
  await stopChildren()
  process.exit(130)
})
const began = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'janggi-tests-'))
try {
  const counts = await run(folder, values.deep ?? false, values.static ?? false)
  console.log(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (counts.skippedWithData > 0) {
    console.log(
      `${counts.skippedWithData} skipped because the real data is missing: JANGGI_SHARED names its folder`,
    )
  }
  if (values.static !== true) console.log(closingLine(counts))
  process.exitCode = counts.failed === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
