import { mkdir, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { Game } from '#engine/game/game'
import { formatEndFen, formatUciLine } from '#engine/game/write-lines'
import { describeFileError } from '#shared/text/file-errors'
import { describeDiagnostic } from '#shared/text/problems'
import { errorCode } from '../error-code.ts'
import { type Input, inputsOf, readRecordFile } from './record-files.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/** What a conversion leaves out, for one game of one file. */
type Loss = 'moves' | 'headers' | 'comments' | 'times' | 'variations' | 'unread'

interface Format {
  readonly ending: string
  readonly write: (game: Game) => string
  /** What it never holds. */
  readonly lacks: readonly Loss[]
}

const FORMATS = {
  uci: {
    ending: '.uci',
    write: formatUciLine,
    lacks: ['headers', 'comments', 'times', 'variations', 'unread'],
  },
  fen: {
    ending: '.fen',
    write: formatEndFen,
    lacks: ['moves', 'headers', 'comments', 'times', 'variations', 'unread'],
  },
} as const satisfies Readonly<Record<string, Format>>
export const CONVERT_FORMATS = Object.keys(FORMATS)

interface Summary {
  files: number
  games: number
  readonly written: string[]
  readonly lost: { readonly file: string; readonly game: number; readonly what: readonly Loss[] }[]
  readonly failed: { readonly file: string; readonly reason: string }[]
}

/** `convert IN OUT [--to FORMAT]`: files or folders of records; `-` as OUT is the standard output. */
export async function convertCommand(
  from: string,
  to: string,
  { format: named, force }: { readonly format: string | undefined; readonly force: boolean },
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  const format = formatFor(named ?? extname(to).slice(1))
  if (!format) {
    printLine(err, words.cli.badFormat(named ?? extname(to), CONVERT_FORMATS.join(', ')))
    return EXIT.usage
  }
  const inputs = await inputsOf(from)
  if (!inputs.ok) {
    printLine(err, describeFileError(words, inputs.error))
    return EXIT.failed
  }
  const isFolder = inputs.value.length !== 1 || inputs.value[0]?.path !== from
  const summary: Summary = { files: 0, games: 0, written: [], lost: [], failed: [] }
  for (const input of inputs.value) {
    const target = isFolder && to !== '-' ? targetBelow(to, input, format) : to
    await convertFile(input, target, format, force, summary, session)
  }
  report(summary, session)
  return summary.failed.length > 0 ? EXIT.failed : EXIT.fine
}

const formatFor = (name: string): Format | undefined =>
  Object.hasOwn(FORMATS, name) ? FORMATS[name as keyof typeof FORMATS] : undefined

function targetBelow(folder: string, { below }: Input, { ending }: Format): string {
  return join(folder, below.slice(0, below.length - extname(below).length) + ending)
}

async function convertFile(
  { path }: Input,
  target: string,
  format: Format,
  force: boolean,
  summary: Summary,
  { words, out }: Session,
): Promise<void> {
  const fail = (reason: string): void => void summary.failed.push({ file: path, reason })
  const read = await readRecordFile(path)
  if (!read.ok) {
    fail(describeFileError(words, read.error))
    return
  }
  const { games, diagnostics } = read.value
  if (games.length === 0) {
    fail(diagnostics.map((finding) => describeDiagnostic(words, finding)).join(' '))
    return
  }
  const text = games.map(({ game }) => `${format.write(game)}\n`).join('')
  if (target === '-') out(text)
  else {
    if (!force && (await exists(target))) {
      fail(words.cli.exists(target))
      return
    }
    try {
      await mkdir(dirname(target), { recursive: true })
      await writeFileAtomic(target, text)
    } catch (error) {
      fail(words.cli.notWritten(target, errorCode(error)))
      return
    }
    summary.written.push(target)
  }
  summary.files += 1
  summary.games += games.length
  games.forEach(({ game }, i) => {
    const what = format.lacks.filter((part) => holds(game, part))
    if (what.length > 0) summary.lost.push({ file: path, game: i + 1, what })
  })
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Whether a game has any of what a format cannot hold. */
function holds(game: Game, part: Loss): boolean {
  const nodes = [...game.tree.nodes.values()]
  switch (part) {
    case 'moves':
      return nodes.length > 1
    case 'headers':
      return game.headers.length > 0
    case 'comments':
      return nodes.some(
        ({ annotations: { comments = [], commentsBefore = [] } }) =>
          comments.length + commentsBefore.length > 0,
      )
    case 'times':
      return nodes.some(({ annotations }) => annotations.seconds !== undefined)
    case 'variations':
      return nodes.some(({ children }) => children.length > 1)
    case 'unread':
      return game.unread !== ''
  }
}

function report(summary: Summary, session: Session): void {
  const { words, err } = session
  if (session.json) printJson(session, summary)
  else {
    for (const { file, reason } of summary.failed)
      printLine(err, words.cli.notConverted(file, reason))
    const parts = new Set(summary.lost.flatMap(({ what }) => what))
    if (parts.size > 0) {
      const names = Array.from(parts, (part) => words.cli.losses[part]).join(', ')
      printLine(err, words.cli.lost(summary.lost.length, names))
    }
    printLine(err, words.cli.converted(summary.files, summary.games, summary.failed.length))
  }
}
