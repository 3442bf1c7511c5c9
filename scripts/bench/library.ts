import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TreeBuilder } from '#engine/game/builder'
import type { Game } from '#engine/game/game'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { Mailbox } from '#engine/rules/mailbox'
import { arrangementSetup } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import { Importer } from '#main/library/import/importer'
import { gameFacts } from '#main/library/store/game-facts'
import { openDatabase } from '#main/library/store/open-database'
import { SqliteLibrary } from '#main/library/store/sqlite-library'
import { IMPORT_BEGUN } from '#shared/contract/library-import'
import { median, type Row, thousands, timed } from './measure.ts'
import { realFolder, realTexts } from './records.ts'

const QUERIES = 200
const call = { signal: new AbortController().signal, emit: (): void => undefined }

/** The library at 12 thousand real games, at 100 thousand and, with `--full`, at a million. */
export async function benchLibrary(): Promise<Row[]> {
  const folder = realFolder()
  const texts = realTexts()
  if (folder === undefined || !texts) {
    return [{ what: 'library', figure: 'no real records at hand', aim: '' }]
  }
  const real = texts.flatMap((text) => readRecords(text).games.map(({ game }) => game))
  const sizes = process.argv.includes('--full') ? [100_000, 1_000_000] : [100_000]
  const rows = await measured('12 thousand', real, async (library) => {
    const { report } = await Importer.run(library, [folder], call)
    return { games: report.games, ms: report.ms }
  })
  for (const size of sizes) {
    const fill = (library: SqliteLibrary): Filled => addMade(library, real, size)
    rows.push(...(await measured(`${thousands(size / 1000)} thousand`, real, fill)))
  }
  return rows
}

async function measured(
  name: string,
  real: readonly Game[],
  fill: (library: SqliteLibrary) => Filled | Promise<Filled>,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'janggi-bench-'))
  const path = join(folder, 'bench.jgdb')
  const database = openDatabase(path, { create: true })
  if (!database.ok) throw new Error(database.error.code)
  const library = new SqliteLibrary(database.value, path)
  library.info()
  const { games, ms } = await fill(library)
  const rows = [
    {
      what: `library, ${name}: games/s added`,
      figure: thousands(games / (ms / 1000)),
      aim: '≥ 3,000',
    },
    ...(await queries(library, real)),
  ]
  library.close()
  const bytes = thousands(statSync(path).size / games)
  rmSync(folder, { recursive: true })
  return [...rows, { what: '  bytes a game', figure: bytes, aim: '' }]
}

/** Half of the positions stand in the first twelve plies, where many games meet. */
async function queries(library: SqliteLibrary, real: readonly Game[]): Promise<Row[]> {
  const random = generator(7)
  const setups = Array.from({ length: QUERIES }, () => {
    const game = real[random(real.length)]
    if (!game) throw new RangeError('no game')
    const moves = movesOf(mainLine(game.tree))
    const plies = random(2) === 0 ? random(12) : random(moves.length)
    const box = Mailbox.from(game.start.setup)
    for (const move of moves.slice(0, plies)) box.play(move)
    return box.toSetup()
  })
  const find = (board: string, turn: Setup['turn'] | undefined) => () =>
    library.search(
      { filter: {}, positions: [{ board, turn, mirror: true }] },
      { key: 'date', descending: true },
      { offset: 0, limit: 100 },
      call,
    )
  const start = arrangementSetup('MSMS', 'SMSM')
  const since = { from: 20_100_000, winners: ['cho' as const] }
  return [
    await row(
      'exact position',
      '≤ 50 ms',
      setups.map(({ board, turn }) => find(patternOfBoard(board), turn)),
    ),
    await row(
      'part of a board',
      '',
      setups
        .slice(0, 10)
        .map(({ board }) => find(patternOfBoard(board).replaceAll('.', '?'), undefined)),
    ),
    await row(
      'explorer',
      '≤ 100 ms',
      [start, ...setups].map((setup) => () => library.explore(setup, true, {})),
    ),
    await row(
      'explorer with a filter',
      '≤ 500 ms',
      setups.map(
        (setup, i) => () => library.explore(setup, true, { ...since, from: since.from + i }),
      ),
    ),
  ]
}

async function row(what: string, aim: string, actions: readonly (() => unknown)[]): Promise<Row> {
  const times: number[] = []
  for (const action of actions) times.push(await timed(action))
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? NaN
  return {
    what: `  ${what}, p50 / p95`,
    figure: `${median(times).toFixed(1)} / ${p95.toFixed(1)} ms`,
    aim,
  }
}

const BATCH = 256

/** How many games came in, and the time that took without making them. */
interface Filled {
  readonly games: number
  readonly ms: number
}

/** Games made of real openings and random legal steps behind them. */
function addMade(library: SqliteLibrary, real: readonly Game[], count: number): Filled {
  const random = generator(41)
  const run = library.beginImport()
  const source = library.source('made', 'made', count)
  let ms = 0
  for (let from = 0; from < count; from += BATCH) {
    const games = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => ({
      index: from + i,
      facts: gameFacts({ game: made(real, random), diagnostics: [] }),
    }))
    const started = performance.now()
    library.addBatch(run, { source, games }, () => ({
      report: { ...IMPORT_BEGUN, files: 1 },
      findings: [],
    }))
    while (library.tidy());
    ms += performance.now() - started
  }
  return { games: count, ms }
}

function made(real: readonly Game[], random: (below: number) => number): Game {
  const game = real[random(real.length)]
  if (!game) throw new RangeError('no game')
  const box = Mailbox.from(game.start.setup)
  const builder = new TreeBuilder()
  let at = builder.root
  for (const move of movesOf(mainLine(game.tree)).slice(0, 8 + random(24))) {
    at = builder.add(at, move)
    box.play(move)
  }
  for (let left = 40 + random(60); left > 0; left--) {
    const moves = box.legalMoves()
    const move = moves[random(moves.length)]
    if (!move) break
    at = builder.add(at, move)
    box.play(move)
  }
  return { ...game, tree: builder.freeze(), unread: '' }
}

/** Seeded numbers from 0 to below a bound (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let z = Math.imul(state ^ (state >>> 15), state | 1)
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61)
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 0x100000000) * below)
  }
}
