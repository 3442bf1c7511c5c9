import { extname } from 'node:path'
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS, isExportFormat } from '#engine/game/export-formats'
import type { Loss } from '#engine/game/losses'
import { ok, type Result } from '#engine/result'
import type { ConvertProblem } from '#shared/contract/convert'
import type { WrittenEncoding } from '#shared/contract/files'
import { describeConvertProblem } from '#shared/text/convert-problems'
import { describeFileError } from '#shared/text/file-errors'
import {
  type Converted,
  convertedText,
  convertFile,
  type ConvertOptions,
  isNoRecord,
  targetBelow,
} from '../convert/convert-file.ts'
import { type Input, inputsOf } from '../convert/record-files.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export const CONVERT_FORMATS: readonly string[] = EXPORT_FORMAT_IDS

/** The encodings by what the command line calls them. */
const ENCODINGS: ReadonlyMap<string, WrittenEncoding> = new Map([
  ['cp949', 'cp949'],
  ['utf8', 'utf-8'],
  ['utf-8', 'utf-8'],
])

export interface ConvertArguments {
  readonly format: string | undefined
  readonly encoding: string | undefined
  readonly force: boolean
}

interface Summary {
  files: number
  games: number
  readonly written: Set<string>
  readonly lost: { readonly file: string; readonly game: number; readonly what: readonly Loss[] }[]
  readonly failed: NotConverted[]
  /** Files of a folder that are something else. */
  readonly noRecords: NotConverted[]
}

interface NotConverted {
  readonly file: string
  readonly reason: string
}

/**
 * `convert IN OUT [--to FORMAT] [--encoding E]`: files, archives or folders of records; `-` as OUT is
 * the standard output.
 */
export async function convertCommand(
  from: string,
  to: string,
  given: ConvertArguments,
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  const options = optionsFor(to, given, session)
  if (!options) return EXIT.usage
  const inputs = await inputsOf(from)
  if (!inputs.ok) {
    printLine(err, describeFileError(words, inputs.error))
    return EXIT.failed
  }
  const isFolder = inputs.value.length !== 1 || inputs.value[0]?.path !== from
  const summary: Summary = {
    files: 0,
    games: 0,
    written: new Set(),
    lost: [],
    failed: [],
    noRecords: [],
  }
  for (const input of inputs.value) {
    const path = isFolder && to !== '-' ? targetBelow(to, input, options.format) : to
    const converted = await convertInput(input, path, options, summary, session)
    if (converted.ok) note(converted.value, input, summary)
    else {
      const isLeft = isFolder && isNoRecord(converted.error)
      const list = isLeft ? summary.noRecords : summary.failed
      list.push({ file: input.path, reason: reasonOf(converted.error, session) })
    }
  }
  report(summary, session)
  return summary.failed.length > 0 ? EXIT.failed : EXIT.fine
}

/** The format and encoding asked for; says so where there is none of the name. */
function optionsFor(
  to: string,
  { format: named, encoding: encodingName, force }: ConvertArguments,
  { words, err }: Session,
): ConvertOptions | undefined {
  const name = named ?? extname(to).slice(1)
  if (!isExportFormat(name)) {
    printLine(err, words.cli.badFormat(named ?? extname(to), CONVERT_FORMATS.join(', ')))
    return undefined
  }
  const usual = EXPORT_FORMATS[name].isOftenCp949 && to !== '-' ? 'cp949' : 'utf-8'
  const encoding = encodingName === undefined ? usual : ENCODINGS.get(encodingName)
  if (!encoding) {
    printLine(err, words.cli.badEncoding(encodingName ?? ''))
    return undefined
  }
  if (to === '-' && encoding !== 'utf-8') {
    printLine(err, words.cli.outputIsUtf8)
    return undefined
  }
  return { format: name, encoding, clash: force ? 'replace' : 'keep' }
}

async function convertInput(
  { path }: Input,
  target: string,
  options: ConvertOptions,
  { written }: Summary,
  { out }: Session,
): Promise<Result<Converted, ConvertProblem>> {
  if (target !== '-') return convertFile(path, target, options, written)
  const made = await convertedText(path, options.format)
  if (!made.ok) return made
  out(made.value.text)
  return ok(made.value.converted)
}

const reasonOf = (problem: ConvertProblem, { words }: Session): string =>
  describeConvertProblem(words, problem) + (words.cli.convertHints[problem.code] ?? '')

function note({ games, lost }: Converted, { path }: Input, summary: Summary): void {
  summary.files += 1
  summary.games += games
  for (const one of lost) summary.lost.push({ file: path, ...one })
}

function report(summary: Summary, session: Session): void {
  const { words, err } = session
  const { failed, noRecords } = summary
  if (session.json) printJson(session, { ...summary, written: [...summary.written] })
  else {
    for (const { file, reason } of [...failed, ...noRecords])
      printLine(err, words.cli.notConverted(file, reason))
    const parts = new Set(summary.lost.flatMap(({ what }) => what))
    if (parts.size > 0) {
      const names = Array.from(parts, (part) => words.kibo.losses[part]).join(', ')
      printLine(err, words.cli.lost(summary.lost.length, names))
    }
    printLine(
      err,
      words.cli.converted(summary.files, summary.games, failed.length, noRecords.length),
    )
  }
}
