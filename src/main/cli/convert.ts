import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  EXPORT_FORMAT_IDS,
  EXPORT_FORMATS,
  EXPORT_OPTIONS,
  type ExportFormat,
  isExportFormat,
} from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import type { Loss } from '#engine/game/losses'
import { describeFileError } from '#shared/text/file-errors'
import { describeDiagnostic } from '#shared/text/problems'
import { errorCode } from '../error-code.ts'
import { encodeText, type WrittenEncoding } from '../files/encode-text.ts'
import { saveFile } from '../files/save-file.ts'
import { type Input, inputsOf, readRecordFile } from './record-files.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export const CONVERT_FORMATS: readonly string[] = EXPORT_FORMAT_IDS

/** The encodings by what the command line calls them. */
const ENCODINGS: ReadonlyMap<string, WrittenEncoding> = new Map([
  ['cp949', 'cp949'],
  ['utf8', 'utf-8'],
  ['utf-8', 'utf-8'],
])

/** What is written, and how. */
interface Target {
  readonly format: ExportFormat
  readonly encoding: WrittenEncoding
  readonly force: boolean
}

export interface ConvertOptions {
  readonly format: string | undefined
  readonly encoding: string | undefined
  readonly force: boolean
}

/** Characters without a place in an encoding that a message names. */
const MOST_CHARACTERS = 40

interface Summary {
  files: number
  games: number
  readonly written: Set<string>
  readonly lost: { readonly file: string; readonly game: number; readonly what: readonly Loss[] }[]
  readonly failed: { readonly file: string; readonly reason: string }[]
}

/** `convert IN OUT [--to FORMAT] [--encoding E]`: files or folders of records; `-` as OUT is the standard output. */
export async function convertCommand(
  from: string,
  to: string,
  options: ConvertOptions,
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  const target = targetFor(to, options, session)
  if (!target) return EXIT.usage
  const inputs = await inputsOf(from)
  if (!inputs.ok) {
    printLine(err, describeFileError(words, inputs.error))
    return EXIT.failed
  }
  const isFolder = inputs.value.length !== 1 || inputs.value[0]?.path !== from
  const summary: Summary = { files: 0, games: 0, written: new Set(), lost: [], failed: [] }
  for (const input of inputs.value) {
    const path = isFolder && to !== '-' ? pathBelow(to, input, target.format) : to
    await convertFile(input, path, target, summary, session)
  }
  report(summary, session)
  return summary.failed.length > 0 ? EXIT.failed : EXIT.fine
}

/** The format and encoding asked for; says so where there is none of the name. */
function targetFor(
  to: string,
  { format: named, encoding: encodingName, force }: ConvertOptions,
  { words, err }: Session,
): Target | undefined {
  const name = named ?? extname(to).slice(1)
  if (!isExportFormat(name)) {
    printLine(err, words.cli.badFormat(named ?? extname(to), CONVERT_FORMATS.join(', ')))
    return undefined
  }
  const format = EXPORT_FORMATS[name]
  const usual = format.isOftenCp949 && to !== '-' ? 'cp949' : 'utf-8'
  const encoding = encodingName === undefined ? usual : ENCODINGS.get(encodingName)
  if (!encoding) {
    printLine(err, words.cli.badEncoding(encodingName ?? ''))
    return undefined
  }
  if (to === '-' && encoding !== 'utf-8') {
    printLine(err, words.cli.outputIsUtf8)
    return undefined
  }
  return { format, encoding, force }
}

function pathBelow(folder: string, { below }: Input, { ending }: ExportFormat): string {
  return join(folder, below.slice(0, below.length - extname(below).length) + ending)
}

async function convertFile(
  { path }: Input,
  target: string,
  options: Target,
  summary: Summary,
  session: Session,
): Promise<void> {
  const { words } = session
  const { format } = options
  const read = await readRecordFile(path)
  const games = read.ok ? read.value.games.map(({ game }) => game) : []
  const reason = !read.ok
    ? describeFileError(words, read.error)
    : games.length === 0
      ? read.value.diagnostics.map((finding) => describeDiagnostic(words, finding)).join(' ')
      : await writeGames(games, target, options, summary, session)
  if (reason !== undefined) {
    summary.failed.push({ file: path, reason })
    return
  }
  summary.files += 1
  summary.games += games.length
  games.forEach((game, i) => {
    const what = format.losses(game, EXPORT_OPTIONS)
    if (what.length > 0) summary.lost.push({ file: path, game: i + 1, what })
  })
}

/** Writes games, or answers why not: also when a character would be lost, or a file just written. */
async function writeGames(
  games: readonly Game[],
  target: string,
  { format, encoding, force }: Target,
  { written }: Summary,
  { words, out }: Session,
): Promise<string | undefined> {
  const text = format.write(games, EXPORT_OPTIONS)
  if (target === '-') {
    out(text)
    return undefined
  }
  const { bytes, missing } = encodeText(text, encoding)
  if (missing.length > 0) {
    return words.cli.notEncoded(encoding, missing.slice(0, MOST_CHARACTERS).join(' '))
  }
  if (written.has(target)) return words.cli.nameClash(target)
  if (!force && (await exists(target))) return words.cli.exists(target)
  try {
    await saveFile(target, bytes)
  } catch (error) {
    return words.cli.notWritten(target, errorCode(error))
  }
  written.add(target)
  return undefined
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

function report(summary: Summary, session: Session): void {
  const { words, err } = session
  if (session.json) printJson(session, { ...summary, written: [...summary.written] })
  else {
    for (const { file, reason } of summary.failed)
      printLine(err, words.cli.notConverted(file, reason))
    const parts = new Set(summary.lost.flatMap(({ what }) => what))
    if (parts.size > 0) {
      const names = Array.from(parts, (part) => words.kibo.losses[part]).join(', ')
      printLine(err, words.cli.lost(summary.lost.length, names))
    }
    printLine(err, words.cli.converted(summary.files, summary.games, summary.failed.length))
  }
}
