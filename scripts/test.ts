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

const STATIC = ['types', 'layers']
/** The window's components are linted against the declarations that `types` writes. */
const LINT = ['lint:ts', 'lint:vue']
const CAREFUL = { static: ['format:check'], lint: ['lint:tests'] } as const

const stepsOf = (scripts: readonly string[]): readonly Step[] =>
  scripts.map((script) => ({ script }))

async function unit(folder: string, deep: boolean): Promise<Counts> {
  const report = join(folder, 'unit.json')
  const passed = await runStep({
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    env: deep ? { JANGGI_DEEP: '1' } : {},
  })
  return atLeastOneFailure(passed, vitestCounts(await readReport(report)))
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
  return atLeastOneFailure(passed, playwrightCounts(await readReport(report)))
}

const readReport = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8'))

/** A run that failed although no test did (an error outside the tests) is a failure too. */
const atLeastOneFailure = (passed: boolean, counts: Counts): Counts =>
  passed || counts.failed > 0 ? counts : { ...counts, failed: 1 }

async function run(folder: string, deep: boolean, onlyStatic: boolean): Promise<Counts> {
  if (deep) return unit(folder, true)
  const isCareful = onlyStatic || isThorough
  const first = [...(onlyStatic ? [] : ['build']), ...STATIC, ...(isCareful ? CAREFUL.static : [])]
  const second = [...LINT, ...(isCareful ? CAREFUL.lint : [])]
  for (const scripts of [first, second]) {
    if (!(await runQuietly(stepsOf(scripts)))) return { ...NONE, failed: 1 }
  }
  if (onlyStatic) return NONE
  const unitCounts = await unit(folder, false)
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
