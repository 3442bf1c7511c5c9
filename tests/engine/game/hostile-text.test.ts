import { describe, expect, test } from 'vitest'
import { readGameAt, readRecords, scanRecords } from '#engine/game/read-records'
import { growth } from '../../support/cost.ts'

const deep = process.env['JANGGI_DEEP'] === '1'
/** Characters of the larger text; the smaller is a quarter of it. */
const SIZE = deep ? 4 * 2 ** 20 : 2 ** 17

const START = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n'

const filled = (scrap: string, length: number): string =>
  START + scrap.repeat(Math.ceil(length / scrap.length))

/** Four times the text takes four times as long; quadratic work would take sixteen times. */
describe('time grows with the text, not faster', () => {
  test.each([
    '[',
    ']',
    '{',
    '}',
    '{}',
    '"',
    '[a "',
    '[a "b"]',
    '[a "b"] {}',
    '\n[a "b"]\n{',
    '{\n[a "b"]',
    '[초차림 ',
    '[초차림 x] ',
    ' ',
    '\0',
    '1',
    '1 ',
    '1. ',
    '.',
    'x',
    'x ',
    '79졸',
    '79졸78 ',
    '한수쉼 ',
    '<',
    '<1',
    '장',
    '\r',
    '" ] ',
    '08마87 12마33 87마08 33마12 ',
    `1. 79졸78\n${START}`,
    '1. 79졸78\n[판 "/"]\n',
    '1. 79졸78\n[a "b"]\n',
  ])('%j', (scrap) => {
    const short = filled(scrap, SIZE / 4)
    const long = filled(scrap, SIZE)
    expect(growth(short, long, 10)).toBeLessThan(10)
  })
})

test('ten megabytes of brackets are no record', () => {
  expect(scanRecords('['.repeat(10_000_000))).toMatchObject({ format: 'unknown', games: [] })
  expect(scanRecords('\0'.repeat(10_000_000))).toMatchObject({ format: 'binary', games: [] })
})

test('a game of 10,000 moves', () => {
  const text = START + '08마87 12마33 87마08 33마12 '.repeat(2_500)
  const [read] = readRecords(text).games
  expect(read?.game.tree.nodes.size).toBe(10_001)
  expect(read?.diagnostics).toEqual([])
})

test('a file of 100,000 games is listed, and the last one read alone', () => {
  const text = `${START}1. 08마87 2. 12마33\n\n`.repeat(100_000)
  const { games } = scanRecords(text)
  expect(games).toHaveLength(100_000)
  const last = games.at(-1)!
  expect(last.line).toBe(99_999 * 4 + 1)
  expect(readGameAt(text, last)).toEqual(readGameAt(text, { ...games[0]!, index: 0 }))
})

test('findings of one game are limited, and the rest counted', () => {
  const [read] = readRecords(filled('. ', 5_000)).games
  expect(read?.diagnostics).toHaveLength(101)
  expect(read?.diagnostics.at(-1)).toMatchObject({
    code: 'more-diagnostics',
    facts: { count: 2_400 },
  })
})
