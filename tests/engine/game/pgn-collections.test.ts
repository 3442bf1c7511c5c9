import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { replay } from '#engine/game/replay'
import { pgnLosses, writeNotation, writePgn } from '#engine/game/write-pgn'
import { SHARED, sharedPath } from '../../support/shared.ts'

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

describe.skipIf(SHARED === undefined)('150 games written by another program', () => {
  const textOf = (name: string): string => readFileSync(sharedPath('kibo', name), 'utf8')

  const linesOf = (name: string): readonly string[] =>
    readRecords(textOf(name)).games.map(({ game }) =>
      replay(game.start.setup, movesOf(mainLine(game.tree)))
        .map(({ uci }) => uci)
        .join(' '),
    )

  test.each([
    { name: 'san-150.pgn', coordinates: 'algebraic', write: writePgn },
    { name: 'janggi-notation-150.pgn', coordinates: 'row-file', write: writeNotation },
  ])('$name reads without a finding, and is written as it was', ({ name, coordinates, write }) => {
    const { games } = readRecords(textOf(name))
    expect(games).toHaveLength(150)
    expect(games.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
    expect(new Set(games.map(({ game }) => game.coordinates))).toEqual(new Set([coordinates]))
    expect(games.flatMap(({ game }) => pgnLosses(game))).toEqual([])
    expect(oneLine(write(games.map(({ game }) => game)))).toBe(oneLine(textOf(name)))
  })

  test('both notations tell the same games', () => {
    expect(linesOf('janggi-notation-150.pgn')).toEqual(linesOf('san-150.pgn'))
  })

  test('those that are among the real records have the moves known of them', () => {
    const known = new Set(
      readFileSync(sharedPath('kibo', 'real', 'oracle.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { readonly uci: string }).uci),
    )
    expect(linesOf('san-150.pgn').filter((line) => known.has(line)).length).toBe(73)
  })
})
