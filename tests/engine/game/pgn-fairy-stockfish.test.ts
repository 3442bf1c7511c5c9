import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game/game'
import { mainLine, movesOf } from '#engine/game/path'
import { readGameAt, readRecords, scanRecords } from '#engine/game/read-records'
import { replay } from '#engine/game/replay'
import { writePgn } from '#engine/game/write-pgn'
import { formatFen } from '#engine/notation/fen'
import { rootPath } from '../../../scripts/support/paths.ts'
import { IS_DEEP } from '../../support/deep.ts'
import { readRecordText } from '../../support/records.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'

/** The moves of a PGN without variations, as they are written. */
const sanOf = (pgn: string): readonly string[] =>
  pgn
    .replace(/^\[.*\]$/gm, '')
    .replace(/\{[^}]*\}|\$\d+|\d+\.+/g, ' ')
    .replace(/(?:1-0|0-1|1\/2-1\/2|\*)\s*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '')

const movesIn = ({ start, tree }: Game): string =>
  replay(start.setup, movesOf(mainLine(tree)))
    .map(({ uci }) => uci)
    .join(' ')

/** What it plays of the PGN of some games, in engine text. */
function playedByFairyStockfish(games: readonly Game[]): readonly string[] {
  const input = games.map((game) =>
    JSON.stringify({ fen: formatFen(game.start.setup), moves: sanOf(writePgn([game])) }),
  )
  const program = rootPath('tests/support/fairy-stockfish-pgn.ts')
  const output = execFileSync(process.execPath, [program], {
    input: input.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // What it says of a move that it does not take in its game.
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return output.split('\n').slice(0, -1)
}

test('a record that goes on after two passes and repetitions is played to its end', () => {
  const there = '한수쉼 한수쉼 08마87 12마33 87마08 33마12 '
  const text = `[초차림 "마상상마"]\n[한차림 "마상상마"]\n${there.repeat(4)}71졸72\n`
  const games = readRecords(text).games.map(({ game }) => game)
  const expected = games.map(movesIn)
  expect(expected[0]?.split(' ')).toHaveLength(25)
  expect(playedByFairyStockfish(games)).toEqual(expected)
})

describe.skipIf(SHARED === undefined)('PGN of real games', () => {
  const folder = sharedPath('kibo', 'real')
  const files =
    SHARED === undefined
      ? []
      : readdirSync(folder)
          .filter((name) => name.endsWith('.gib'))
          .filter((_, i) => IS_DEEP || i % 40 === 7)

  test.each(files)('Fairy-Stockfish plays every move of %s as it was written', (file) => {
    const text = readRecordText(`${folder}/${file}`)
    const games = scanRecords(text)
      .games.filter((_, i) => IS_DEEP || i % 10 === 0)
      .map((entry) => readGameAt(text, entry).game)
    expect(playedByFairyStockfish(games)).toEqual(games.map(movesIn))
  })
})
