import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { Mailbox } from '#engine/rules/mailbox'
import { mirrored, SQUARES } from '#engine/rules/square'
import { findAll, importInto, makeFirstVersion, openLibrary } from '../../support/libraries.ts'
import { gibGame, writeGames } from '../../support/library-games.ts'
import { Random } from '../../support/random.ts'
import { randomGames } from '../../support/random-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** More than one block of games, so that some are in a full one and some are not. */
const GAMES = 1100
const PLIES = 24

/** The board after each ply, as a pattern. */
function boardsOf(text: string): readonly string[] {
  const { start, tree } = readRecords(text).games[0]!.game
  const box = Mailbox.from(start.setup)
  const boards = [patternOfBoard(start.setup.board)]
  for (const move of movesOf(mainLine(tree))) {
    box.play(move)
    boards.push(patternOfBoard(box.toSetup().board))
  }
  return boards
}

const mirrorOf = (board: string): string =>
  SQUARES.map((square) => board.charAt(mirrored(square))).join('')

test('parts of boards are found in full blocks as in the newest games, also after a migration', async () => {
  const random = new Random(12)
  const games = randomGames(random, GAMES, PLIES)
  const path = join(temporaryFolder(), 'blocks.jgdb')
  const fresh = openLibrary(path)
  await importInto(fresh, writeGames(games))
  expect(fresh.info().games).toBe(GAMES)
  const boards = games.map((game) => boardsOf(gibGame(game)))
  const searches = Array.from({ length: 40 }, (_, i) => {
    const board = random.pick(random.pick(boards))
    const pieces = SQUARES.filter((square) => board.charAt(square) !== '.')
    const shown = new Set(Array.from({ length: 1 + (i % 6) }, () => random.pick(pieces)))
    // Now and then a point that has to be empty.
    if (i % 3 === 0) shown.add(random.pick(SQUARES))
    const mirror = i % 2 === 0
    const fits = (other: string): boolean =>
      [...shown].every((square) => other.charAt(square) === board.charAt(square))
    return {
      position: {
        board: SQUARES.map((square) => (shown.has(square) ? board.charAt(square) : '?')).join(''),
        mirror,
      },
      plies: boards
        .map((line) => line.findIndex((one) => fits(one) || (mirror && fits(mirrorOf(one)))))
        .filter((ply) => ply >= 0),
    }
  })

  const bits = (): unknown[] => {
    const database = new Database(path)
    const rows = database.prepare('SELECT id, bits FROM occupancy ORDER BY id').all()
    database.close()
    return rows
  }
  const check = async (library: typeof fresh): Promise<void> => {
    for (const { position, plies } of searches) {
      const { rows } = await findAll(library, { positions: [position] })
      expect(rows.map(({ hit }) => hit?.ply)).toEqual(plies)
    }
    library.close()
  }
  await check(fresh)
  const written = bits()
  expect(written).toHaveLength(SQUARES.length)
  makeFirstVersion(path)
  await check(openLibrary(path))
  expect(bits()).toEqual(written)
})
