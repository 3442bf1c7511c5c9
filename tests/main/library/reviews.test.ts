import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type GameReview, reviewedLine } from '#engine/game/game-review'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { emptyTree } from '#engine/game/tree'
import { writeJanggi } from '#engine/game/write-janggi'
import { DEFAULT_THRESHOLDS } from '#engine/review/move-marks'
import { reviewGame, setupsAlong, summarise } from '#engine/review/review'
import { BoardWalk } from '#engine/rules/board-walk'
import { gameFacts } from '#main/library/store/game-facts'
import type { SqliteLibrary } from '#main/library/store/sqlite-library'
import { findAll, importInto, makeFirstVersion, openLibrary } from '../../support/libraries.ts'
import { gibGame, LINE, writeGames } from '../../support/library-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const PLIES = [10, 20]
const open = async (path?: string): Promise<SqliteLibrary> => {
  const library = openLibrary(path)
  await importInto(library, writeGames(PLIES.map((plies) => ({ moves: LINE.slice(0, plies) }))))
  return library
}

/** A review of the first plies of a stored game, in which each move of Cho gives two points away. */
function reviewOf(library: SqliteLibrary, id: number, at: number, plies = 10): GameReview {
  const { start, tree } = library.game(id)!
  const moves = movesOf(mainLine(tree)).slice(0, plies)
  const walk = BoardWalk.from(start.setup)
  const evaluations = [undefined, ...moves].map((move, ply) => {
    if (move) walk.play(move)
    const value = -2 * Math.ceil(ply / 2) + 0
    return {
      score: { kind: 'points' as const, value },
      line: walk.box.legalMoves().slice(-3, -2),
      second: undefined,
    }
  })
  return {
    engine: '엔진',
    rules: { kind: 'preset', id: 'kja' },
    at,
    seconds: 0.3,
    moves,
    evaluations,
  }
}

const startOf = (library: SqliteLibrary, id: number) => library.game(id)!.start.setup
const rows = async (library: SqliteLibrary, reviewed?: boolean) =>
  (await findAll(library, { filter: reviewed === undefined ? {} : { reviewed } })).rows

test('a review is kept with its game, shown, found, replaced, and all of it undone', async () => {
  const library = await open()
  const before = library.game(1)
  const review = reviewOf(library, 1, 1000)
  expect(library.keepReview(1, startOf(library, 1), review)).toEqual({ ok: true, value: undefined })
  expect(library.game(1)).toEqual({ ...before, review })

  const setups = setupsAlong(startOf(library, 1), review.moves)
  const found = new Map(review.evaluations.map((each, ply) => [ply, each!]))
  const judged = reviewGame({ setups, moves: review.moves }, found, DEFAULT_THRESHOLDS)
  const cho = summarise(judged, 'cho').accuracy
  expect(cho).toBeLessThan(80)
  const han = summarise(judged, 'han').accuracy
  expect(han).toBeCloseTo(100, 2)
  expect((await rows(library)).map((row) => row.review)).toEqual([
    { at: 1000, engine: '엔진', accuracy: { cho, han } },
    null,
  ])
  expect((await rows(library, true)).map(({ id }) => id)).toEqual([1])
  expect((await rows(library, false)).map(({ id }) => id)).toEqual([2])

  const later = reviewOf(library, 1, 2000, 6)
  library.keepReview(1, startOf(library, 1), later)
  expect(library.game(1)?.review).toEqual(later)
  expect(library.info().undo).toBe('keep-review')
  library.undo()
  expect(library.game(1)?.review).toEqual(review)
  library.undo()
  expect(library.game(1)).toEqual(before)
  expect(await rows(library, true)).toEqual([])
  library.redo()
  expect((await rows(library, true)).map((row) => row.review?.at)).toEqual([1000])
})

test('a review of other moves or of another start is refused', async () => {
  const library = await open()
  const refused = { ok: false, error: { code: 'review-of-another', id: 1 } }
  const start = startOf(library, 1)
  expect(library.keepReview(1, start, reviewOf(library, 2, 1, 20))).toEqual(refused)
  const [other] = setupsAlong(start, movesIn(library)).slice(1)
  expect(library.keepReview(1, other!, reviewOf(library, 1, 1))).toEqual(refused)
  expect(library.keepReview(9, start, reviewOf(library, 1, 1))).toMatchObject({
    error: { code: 'no-such-game' },
  })
})

const movesIn = (library: SqliteLibrary) => movesOf(mainLine(library.game(1)!.tree))

test('a game saved over a reviewed one keeps the review, as long as the line is there', async () => {
  const library = await open()
  const review = reviewOf(library, 1, 1000)
  library.keepReview(1, startOf(library, 1), review)
  const written = (plies: number, at?: number) => {
    const text = gibGame({ cho: '새 이름', moves: LINE.slice(0, plies) })
    const { game } = readRecords(text).games[0]!
    const own = at === undefined ? {} : { review: { ...review, at } }
    return gameFacts({ game: { ...game, ...own }, diagnostics: [] })
  }
  library.saveGame(1, written(12))
  expect(library.game(1)).toMatchObject({ info: { cho: { name: '새 이름' } }, review })
  library.saveGame(1, written(12, 500))
  expect(library.game(1)?.review?.at).toBe(1000)
  library.saveGame(1, written(12, 3000))
  expect(library.game(1)?.review?.at).toBe(3000)
  library.saveGame(1, written(5))
  expect(library.game(1)).not.toHaveProperty('review')
  expect(await rows(library, true)).toEqual([])
})

test('a document that holds a review comes in with it; an older library gets room for reviews', async () => {
  const path = join(temporaryFolder(), 'old.jgdb')
  const library = await open(path)
  library.close()
  makeFirstVersion(path)
  const again = openLibrary(path)
  const review = reviewOf(again, 2, 1000)
  again.keepReview(2, startOf(again, 2), review)
  const game = again.game(2)!
  expect(reviewedLine(game.tree, review)).toHaveLength(11)
  expect(reviewedLine(emptyTree(), review)).toHaveLength(1)

  const other = openLibrary()
  const [read] = readRecords(writeJanggi([game])).games
  other.saveGame(null, gameFacts(read!))
  expect(other.game(1)).toEqual(game)
  expect((await rows(other, true)).map(({ id }) => id)).toEqual([1])
})
