import { expect, test } from 'vitest'
import { withArrangements } from '#engine/game/arrangement-edit'
import { headerText, withHeader } from '#engine/game/header-edit'
import { newGame } from '#engine/game/new-game'
import { readRecords } from '#engine/game/read-records'
import { formatResult, parseResult, RESULT_REASONS } from '#engine/notation/headers'
import { arrangementsOf } from '#engine/rules/setup'

const start = newGame({ cho: 'MSMS', han: 'SMMS' })

test('a result that is written is understood again', () => {
  for (const winner of ['cho', 'han'] as const) {
    for (const reason of [undefined, ...RESULT_REASONS]) {
      const text = formatResult({ winner, reason })
      expect(parseResult(text)).toEqual({ text, winner, reason })
    }
  }
  expect(parseResult(formatResult({ winner: 'draw', reason: undefined })).winner).toBe('draw')
})

test('headers are written where they belong, changed in place and taken away', () => {
  let game = withHeader(start, 'result', '초 승')
  game = withHeader(game, 'cho', '김초 9단')
  game = withHeader(game, 'date', '2026-11')
  expect(game.headers.map(({ key }) => key)).toEqual([
    '대국일자',
    '초대국자',
    '대국결과',
    '초차림',
    '한차림',
  ])
  expect(game.info).toMatchObject({ date: '2026-11', cho: { name: '김초', rank: '9단' } })
  game = withHeader(game, 'date', '2026-11-29')
  expect(headerText(game, 'date')).toBe('2026-11-29')
  expect(withHeader(game, 'date', '').info.date).toBeUndefined()
})

test('a game with English headers gets English ones', () => {
  const pgn = '[Event "Cup"]\n[Variant "Janggi"]\n[White "Kim"]\n\n1. Pih4 *\n'
  const { game } = readRecords(pgn).games[0]!
  const named = withHeader(withHeader(game, 'cho', 'Lee'), 'han', 'Park')
  expect(named.headers).toContainEqual({ key: 'White', value: 'Lee' })
  expect(named.headers).toContainEqual({ key: 'Black', value: 'Park' })
})

test('other arrangements keep what can still be played', () => {
  const text = '[초차림 "마상마상"]\n[한차림 "마상마상"]\n\n1. 79졸78 2. 12마33 3. 78졸68\n'
  const { game } = readRecords(text).games[0]!
  const same = withArrangements(game, { cho: 'SMMS', han: 'SMSM' })
  expect([same.left, same.game.tree.nodes.size]).toEqual([0, 4])
  const other = withArrangements(game, { cho: 'MSMS', han: 'MSMS' })
  expect(arrangementsOf(other.game.start.setup.board)).toEqual({ cho: 'MSMS', han: 'MSMS' })
  expect(other.game.info.hanArrangement).toBe('상마상마')
  expect(other.left + other.game.tree.nodes.size).toBe(4)
})
