import { describe, expect, test } from 'vitest'
import { mainLine } from '#engine/game/path'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { PRESETS } from '#engine/rules/ruleset'
import { parseUciSquare } from '#engine/rules/square'
import { announcement, describePly, type Reached } from '#renderer/game/announcement'
import { endOfLine, isMainLine } from '#renderer/game/end-of-line'
import { filterGames } from '#renderer/game/game-list'
import { choShare, formatPoints } from '#renderer/game/points-text'
import { checkedSquare, fenAt, lastStepOf } from '#renderer/game/position-view'
import { describeResult } from '#shared/text/result-text'
import { texts } from '#shared/text/index'
import { TWO_GAMES } from '../support/records.ts'
import { viewOf } from '../support/view-of.ts'

const { games } = scanRecords(TWO_GAMES)
const first = viewOf(TWO_GAMES)
const broken = viewOf(TWO_GAMES, 1)

/** Cho's chariot checks Han's general along the fifth file. */
const CHECK = `[판 "4장////3차////4將/ 초 접장기"]

1. 64차65장군
`

/** One chariot holds the second rank, the other checks along the first. */
const MATE = `[판 "3장////차////8차/4將 초 접장기"]

1. 61차11장군
`

describe('the view of a game', () => {
  test('holds the text, the passes and the comments of the main line', () => {
    expect(first.plies.map(({ text }) => text)).toEqual(['79졸78', '41병42', '78졸68', undefined])
    expect(first.opening).toEqual(['먼저 본다'])
    expect(first.plies[1]?.comments).toEqual(['한은 귀를 넓힌다'])
    expect(first.boards).toHaveLength(5)
    expect(first.hasUnread).toBe(false)
  })

  test('keeps what could be read of a broken game and says where it breaks', () => {
    expect(broken.plies).toHaveLength(2)
    expect(broken.hasUnread).toBe(true)
    expect(broken.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'illegal-move', severity: 'error', ply: 3 }),
    )
  })
})

describe('the position in view', () => {
  test('has corners where the piece came from and went to, and none after a pass', () => {
    expect(lastStepOf(first.plies[0])).toEqual({
      from: parseUciSquare('i4'),
      to: parseUciSquare('h4'),
    })
    expect(lastStepOf(first.plies[3])).toBeUndefined()
    expect(lastStepOf(undefined)).toBeUndefined()
  })

  test('has a FEN', () => {
    expect(fenAt(first.boards[0]!, 'cho', 0)).toBe(
      'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1',
    )
    expect(fenAt(first.boards[3]!, 'han', 3)).toBe(
      'rnba1anbr/4k4/1c5c1/1pp1p1p1p/9/7P1/P1P1P1P2/1C5C1/4K4/RNBA1ANBR b - - 0 2',
    )
  })

  test('marks the general in check', () => {
    const game = viewOf(CHECK)
    const board = game.boards[1]!
    expect(game.plies[0]).toMatchObject({ isCheck: true, text: '64차65' })
    const square = checkedSquare(game.plies[0], board, 'han')
    expect(board[square ?? 0]).toEqual({ side: 'han', role: 'general' })
    expect(checkedSquare(undefined, board, 'han')).toBeUndefined()
  })
})

test('games are found by any of their words', () => {
  expect(filterGames(games, '김초 3단').map(({ index }) => index)).toEqual([0])
  expect(filterGames(games, '최한').map(({ index }) => index)).toEqual([1])
  expect(filterGames(games, ' ')).toBe(games)
  expect(filterGames(games, '없음')).toEqual([])
})

test('points are written short and weighed against each other', () => {
  expect([72, 73.5, 0].map(formatPoints)).toEqual(['72', '73.5', '0'])
  expect(choShare({ cho: 72, han: 73.5 })).toBeCloseTo(0.4948, 4)
  expect(choShare({ cho: 0, han: 0 })).toBe(0.5)
})

describe('a step is said', () => {
  const [opening, , , pass] = first.plies
  const said = (reached: Partial<Reached>): string =>
    announcement(texts.ko, { ply: opening, turn: 'han', isLast: false, ...reached })

  test('with its number, side and check', () => {
    expect(describePly(texts.ko.window, undefined)).toBe('시작 국면입니다.')
    expect(said({})).toBe('1수 초 79졸78.')
    expect(said({ ply: { ...opening!, isCheck: true } })).toBe('1수 초 79졸78. 장군.')
  })

  test('with whose turn it is where no move says so', () => {
    expect(said({ ply: undefined, turn: 'cho' })).toBe('시작 국면입니다. 초 차례입니다.')
    expect(said({ ply: pass, turn: 'cho', isLast: true })).toBe(
      '4수 한 한수쉼. 마지막 수입니다. 초 차례입니다.',
    )
  })

  test('with the result the record tells at the end of its game', () => {
    const recorded = first.info.result
    expect(said({ ply: pass, isLast: true, recorded })).toBe(
      '4수 한 한수쉼. 마지막 수입니다. 기록된 결과: 한 승리 (기권).',
    )
    expect(said({ recorded })).toBe('1수 초 79졸78.')
  })

  test('with the verdict at the very ply that ends the game', () => {
    const mated = viewOf(MATE)
    const end = endOfLine(mated, PRESETS.standard)
    expect(end).toMatchObject({ ply: 1, outcome: { reason: 'checkmate', winner: 'cho' } })
    expect(said({ ply: mated.plies[0], isLast: true, outcome: end?.outcome })).toMatch(
      /^1수 초 \S+\. 장군\. 마지막 수입니다\. 판정: 초 .*외통.*\.$/,
    )
    expect(endOfLine(first, PRESETS.standard)).toBeUndefined()
  })
})

test('the result of a record is that of its main line', () => {
  const { tree } = readRecords(TWO_GAMES).games[0]!.game
  expect(isMainLine(mainLine(tree))).toBe(true)
  const [root, ...rest] = mainLine(tree)
  expect(isMainLine([{ ...root!, children: [tree.root, ...root!.children] }, ...rest])).toBe(false)
})

test('a result is understood in the language of the reader', () => {
  expect(describeResult(texts.en.window.headers, first.info.result)).toBe('Han wins (resignation)')
  expect(describeResult(texts.ko.window.headers, undefined)).toBe('알 수 없음')
})
