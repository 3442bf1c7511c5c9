import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game/game'
import { readGameAt, readRecords, scanRecords } from '#engine/game/read-records'
import { gibLosses, writeGib } from '#engine/game/write-gib'
import { writeJanggi } from '#engine/game/write-janggi'
import { pgnLosses, writeNotation, writePgn } from '#engine/game/write-pgn'
import { IS_DEEP } from '../../support/deep.ts'
import { readRecordText } from '../../support/records.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'
import { saidOf } from './outline.ts'

const WAYS = [
  { name: '.gib', format: 'gib', write: (games: readonly Game[]) => writeGib(games) },
  { name: 'PGN', format: 'pgn', write: writePgn },
  { name: 'Janggi notation', format: 'pgn', write: writeNotation },
  { name: '.janggi', format: 'janggi', write: writeJanggi },
]

/** Every so many games of a real file, all of an odd one. */
function gamesOf(file: string): readonly Game[] {
  const text = readRecordText(file)
  const every = IS_DEEP || file.includes('odd') ? 1 : 20
  const entries = scanRecords(text).games.filter((_, i) => i % every === 0)
  return entries.map((entry) => readGameAt(text, entry).game)
}

describe.skipIf(SHARED === undefined)('real games stay the same through', () => {
  const filesIn = (folder: string): readonly string[] =>
    SHARED === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.gib'))
  const real = filesIn(sharedPath('kibo', 'real'))
  const odd = filesIn(sharedPath('kibo', 'odd'))
  const files = [
    ...real
      .filter((_, i) => IS_DEEP || i % 10 === 5)
      .map((name) => sharedPath('kibo', 'real', name)),
    ...odd.map((name) => sharedPath('kibo', 'odd', name)),
  ]

  describe.each(WAYS)('$name', ({ format, write }) => {
    test.each(files)('%s', (file) => {
      const games = gamesOf(file)
      const again = readRecords(write(games))
      expect(again.format).toBe(format)
      expect(again.games.map(({ game }) => saidOf(game))).toEqual(games.map(saidOf))
      const worse = again.games.flatMap(({ diagnostics }) =>
        diagnostics.filter(({ severity }) => severity === 'error'),
      )
      expect(worse).toEqual([])
      expect(games.flatMap((game) => [...gibLosses(game), ...pgnLosses(game)])).toEqual([])
    })
  })
})
