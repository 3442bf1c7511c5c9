import { resolve } from 'node:path'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { parseArrangement } from '#engine/notation/headers'
import type { LibraryError } from '#shared/contract/library'
import type { ImportFinding, ImportProgress } from '#shared/contract/library-import'
import type { GameFilter } from '#shared/contract/library-query'
import { describeLibraryError } from '#shared/text/library-errors'
import { Importer } from '../library/import/importer.ts'
import { createOpenLibraries } from '../library/open-libraries.ts'
import type { LibraryRepository } from '../library/repository.ts'
import { guardedLater } from '../library/store/sqlite-errors.ts'
import { playableSetup } from './position.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/** `import DB PATH…`: files and folders into a library. Ctrl+C keeps what was added so far. */
export async function importCommand(
  path: string,
  paths: readonly string[],
  session: Session,
): Promise<ExitCode> {
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  process.once('SIGINT', onInterrupt)
  const code = await withLibrary(path, true, session, async (library) => {
    const call = {
      signal: stop.signal,
      emit: (progress: ImportProgress) => tell(progress, session),
    }
    const named = paths.map((one) => resolve(one))
    const { run, report } = await Importer.run(library, named, call)
    session.progress?.('')
    const { files, games, added, duplicates, incomplete, ms } = report
    const failed = failedFiles(library, run)
    const { words, out, err } = session
    if (session.json) {
      printJson(session, { files, games, added, duplicates, incomplete, failed, ms })
    } else {
      printLine(out, words.library.cli.imported(files, added, duplicates))
      if (incomplete > 0) printLine(out, words.library.cli.incomplete(incomplete))
      for (const { file, reason } of failed) {
        printLine(err, words.library.cli.failed(file, reason))
      }
    }
    return failed.length > 0 || report.state !== 'done' ? EXIT.failed : EXIT.fine
  })
  process.off('SIGINT', onInterrupt)
  return code
}

function tell({ report, doneBytes, allBytes }: ImportProgress, { progress, words }: Session): void {
  if (!progress || doneBytes === 0) return
  const percent = Math.floor((100 * doneBytes) / allBytes)
  const rate = Math.round(report.games / (report.ms / 1000))
  const seconds = Math.ceil((report.ms / 1000) * (allBytes / doneBytes - 1))
  progress(words.library.cli.progress(percent, report.games, rate, seconds))
}

const PAGE = 500

/** Files that could not be read, and files named that hold no record. */
function failedFiles(
  library: LibraryRepository,
  run: number,
): readonly { readonly file: string; readonly reason: string }[] {
  const findings: ImportFinding[] = []
  for (let total = Infinity; findings.length < total;) {
    const page = library.findings(run, {
      offset: findings.length,
      limit: PAGE,
      duplicates: false,
    })
    total = page.total
    findings.push(...page.findings)
  }
  return findings.flatMap((finding) => {
    if (finding.code === 'file-failed') return [{ file: finding.file, reason: finding.detail }]
    return finding.code === 'no-games' ? [{ file: finding.file, reason: finding.format }] : []
  })
}

/** `find DB --fen FEN [--mirror]`: every game in which a position stands. */
export async function findCommand(
  path: string,
  { fen = '', mirror = false }: { readonly fen?: string; readonly mirror?: boolean },
  session: Session,
): Promise<ExitCode> {
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed
  return withLibrary(path, false, session, async (library) => {
    const query = {
      filter: {},
      positions: [{ board: patternOfBoard(setup.board), turn: setup.turn, mirror }],
    }
    const page = await library.search(
      query,
      { key: 'added', descending: false },
      { offset: 0, limit: Number.MAX_SAFE_INTEGER },
      { signal: new AbortController().signal, emit: () => undefined },
    )
    const games = page.rows.map(({ id, cho, han, date, result, hit }) => ({
      id,
      cho: cho?.name ?? null,
      han: han?.name ?? null,
      date,
      result,
      ply: hit?.ply ?? 0,
      mirrored: hit?.mirrored ?? false,
    }))
    const { words, out } = session
    if (session.json) printJson(session, { games, total: page.total, ms: page.ms })
    else {
      const say = words.library.cli
      for (const game of games) {
        const place = say.place(game.ply, game.mirrored)
        const { id, cho, han, date, result } = game
        printLine(out, say.game(id, cho ?? '?', han ?? '?', date ?? '', result ?? '', place))
      }
      printLine(out, say.found(page.total, page.ms))
    }
    return EXIT.fine
  })
}

/** `explore DB --fen FEN [--arrangement CHO/HAN]`: what was played in a position, mirrors joined. */
export async function exploreCommand(
  path: string,
  { fen = '', arrangement }: { readonly fen?: string; readonly arrangement?: string },
  session: Session,
): Promise<ExitCode> {
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed
  const filter = arrangement === undefined ? {} : pairFilter(arrangement)
  if (!filter) {
    printLine(session.err, session.words.library.cli.badArrangement(arrangement ?? ''))
    return EXIT.usage
  }
  return withLibrary(path, false, session, (library) => {
    const { moves, total, ms } = library.explore(setup, true, filter)
    const counted = moves.map(({ uci, games, cho, draw, han }) => ({ uci, games, cho, draw, han }))
    const { words, out } = session
    if (session.json) printJson(session, { moves: counted, total, ms })
    else {
      for (const { uci, games, cho, draw, han } of counted) {
        printLine(out, words.library.cli.explored(uci, games, cho, draw, han))
      }
      printLine(out, words.library.cli.exploredTotal(total, ms))
    }
    return Promise.resolve(EXIT.fine)
  })
}

/** Both sides as records write them, from Cho's left. */
function pairFilter(text: string): GameFilter | undefined {
  const [choText = '', hanText = '', ...rest] = text.normalize('NFC').split('/')
  const cho = parseArrangement(choText, 'cho')
  const han = parseArrangement(hanText, 'han')
  return cho && han && rest.length === 0 ? { cho, han } : undefined
}

/** Opens a library, and says what is wrong with it or with the disk. */
async function withLibrary(
  path: string,
  create: boolean,
  session: Session,
  use: (library: LibraryRepository) => Promise<ExitCode>,
): Promise<ExitCode> {
  const libraries = createOpenLibraries()
  const at = resolve(path)
  const library = libraries.at(at, create)
  const done = library.ok ? await guardedLater(at, () => use(library.value)) : library
  libraries.closeAll()
  if (done.ok) return done.value
  return fail(done.error, session)
}

function fail(error: LibraryError, { words, err }: Session): ExitCode {
  printLine(err, describeLibraryError(words, error))
  return EXIT.failed
}
