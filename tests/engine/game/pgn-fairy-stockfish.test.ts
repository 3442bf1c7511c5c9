import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mainLine, movesOf } from '#engine/game/path'
import { readGameAt, scanRecords } from '#engine/game/read-records'
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
    const input = games.map((game) =>
      JSON.stringify({ fen: formatFen(game.start.setup), moves: sanOf(writePgn([game])) }),
    )
    const output = execFileSync(
      process.execPath,
      [rootPath('tests/support/fairy-stockfish-pgn.ts')],
      { input: input.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 28 },
    )
    const played = output.split('\n').slice(0, -1)
    const expected = games.map((game) =>
      replay(game.start.setup, movesOf(mainLine(game.tree)))
        .map(({ uci }) => uci)
        .join(' '),
    )
    expect(played).toEqual(expected)
  })
})
