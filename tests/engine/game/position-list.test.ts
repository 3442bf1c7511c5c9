import { describe, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { epdLosses, writeEpd } from '#engine/game/write-epd'
import { formatFen } from '#engine/notation/fen'
import { outlineOf } from './outline.ts'

const BOARD = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'
const END = '4k4/9/9/9/9/4r4/9/9/9/4K4'

const said = (text: string) =>
  readRecords(text).games.map(({ game }) => ({
    fen: formatFen(game.start.setup),
    headers: game.headers.map(({ key, value }) => `${key}=${value}`),
    comments: outlineOf(game.tree)[0]?.annotations.comments ?? [],
  }))

describe('lists of positions', () => {
  test('FEN and EPD, one game a line', () => {
    const text = `${BOARD} w - - 0 1\r\n\r\n# remark\n${END} b\n${END} w - - id "끝내기; 1"; bm e1d1; c0 "묘수";\n${END} w 0 1 그냥 글\n`
    expect(readRecords(text).format).toBe('fen')
    expect(said(text)).toEqual([
      { fen: `${BOARD} w - - 0 1`, headers: [], comments: [] },
      { fen: `${END} b - - 0 1`, headers: [], comments: [] },
      { fen: `${END} w - - 0 1`, headers: ['id=끝내기; 1', 'bm=e1d1'], comments: ['묘수'] },
      { fen: `${END} w - - 0 1`, headers: [], comments: ['그냥 글'] },
    ])
    expect(readRecords(text).games[2]?.game.info.event).toBe('끝내기; 1')
  })

  test('a line that holds no position is reported and costs no other', () => {
    const { games, diagnostics } = readRecords(
      `${BOARD} w\nrnba w\n9/9/9/9/9/9/9/9/9/9 w\n${END} w`,
    )
    expect(games).toHaveLength(2)
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['fen-unreadable', 2],
      ['start-unplayable', 3],
    ])
  })

  test('written as EPD they are the same again', () => {
    const text = `${BOARD} w - -\n${END} b - - id "가 나"; bm e6e2; acd 12; c0 "말";\n`
    const games = readRecords(text).games.map(({ game }) => game)
    expect(writeEpd(games)).toBe(text)
    expect(games.flatMap(epdLosses)).toEqual([])
  })
})

test('puzzle texts', () => {
  const text = `Title=첫 문제\nFEN=${END} w\nComment=초 둘 차례\n\nTitle=둘째\nLevel=3\nFEN=${BOARD} b\nTitle=셋째\nFEN=bad\n`
  const { format, games, diagnostics } = readRecords(text)
  expect(format).toBe('puzzle')
  expect(said(text)).toEqual([
    { fen: `${END} w - - 0 1`, headers: ['Title=첫 문제'], comments: ['초 둘 차례'] },
    { fen: `${BOARD} b - - 0 1`, headers: ['Title=둘째', 'Level=3'], comments: [] },
  ])
  expect(games.map(({ game }) => game.info.event)).toEqual(['첫 문제', '둘째'])
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['fen-unreadable', 8]])
})
