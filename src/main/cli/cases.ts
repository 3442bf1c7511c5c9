import { readFile } from 'node:fs/promises'
import { type CaseReport, runCases } from '#engine/arbiter/cases'
import { errorCode } from '../error-code.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/** `cases FILE`: a line for each case that fails, then `N passed, N failed, N skipped`. */
export async function casesCommand(file: string, session: Session): Promise<ExitCode> {
  const { words, out, err } = session
  let reports: readonly CaseReport[] | undefined
  try {
    reports = runCases(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    printLine(
      err,
      words.cli.badCases(file, error instanceof SyntaxError ? error.message : errorCode(error)),
    )
    return EXIT.failed
  }
  if (!reports) {
    printLine(err, words.cli.noCases(file))
    return EXIT.failed
  }
  const failed = reports.filter(({ status }) => status === 'failed')
  const count = (wanted: CaseReport['status']): number =>
    reports.filter(({ status }) => status === wanted).length
  const counts = { passed: count('passed'), failed: failed.length, skipped: count('skipped') }
  if (session.json) printJson(session, { ...counts, failures: failed })
  else {
    for (const { id, expected, got } of failed) {
      printLine(out, `${id}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)
    }
    printLine(out, `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  }
  return failed.length > 0 ? EXIT.failed : EXIT.fine
}
