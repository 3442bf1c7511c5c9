import { describe, expect, test } from 'vitest'
import { agreementOf, rulingRows } from '#engine/arbiter/ruling-rows'
import type { PlyReport } from '#engine/rules/ply-report'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import type { GameView } from '#renderer/documents/game-view'
import { viewOf } from '../support/view-of.ts'
import { judgeOpened } from '#renderer/rules/ruling'

const HEADERS = '[초차림 "마상마상"]\n[한차림 "마상마상"]'

function opened(moves: string, result = ''): GameView {
  const text = `${HEADERS}\n[대국결과 "${result}"]\n\n${moves}\n`
  return viewOf(text)
}

const told = (game: GameView, rules: RuleSet, withPlay = false) =>
  rulingRows(judgeOpened(game, rules).plies, withPlay).map(({ ply, events }) => [
    ply,
    events.map(({ type }) => type),
  ])

describe('the actions a ruling rests on', () => {
  const passes = opened('1. 79졸78 2. 한수쉼 3. 한수쉼 4. 41병42 5. 한수쉼')

  test('passes, and once that the game was over', () => {
    expect(told(passes, PRESETS.standard)).toEqual([
      [2, ['pass']],
      [3, ['pass', 'repetition']],
      [4, ['afterEnd']],
      [5, ['pass']],
    ])
  })

  test('captures only when asked for', () => {
    const taking = opened('1. 79졸78 2. 41병42 3. 71졸72 4. 42병52 5. 75졸65 6. 45병55 7. 65졸55')
    expect(told(taking, PRESETS.standard)).toEqual([])
    expect(told(taking, PRESETS.standard, true)).toEqual([[7, ['capture', 'scoreChange']]])
  })

  test('repetitions with the plies of the earlier ones', () => {
    const back = (n: number): string =>
      `${n}. 01차91 ${n + 1}. 11차21 ${n + 2}. 91차01 ${n + 3}. 21차11`
    const game = opened(`1. 79졸78 2. 41병42 ${back(3)} ${back(7)}`)
    const rows = rulingRows(judgeOpened(game, PRESETS.ddakji).plies, false)
    const third = rows
      .flatMap(({ events }) => events)
      .find((e) => e.type === 'repetition' && e.n === 3)
    expect(third).toMatchObject({ plies: [2, 6, 10] })
  })
})

describe('a verdict beside the record', () => {
  const { result: outcome } = judgeOpened(opened('1. 한수쉼 2. 한수쉼'), PRESETS.standard)

  test.each([
    ['한 점수승', 'agrees'],
    ['초 기권승', 'differs'],
    ['무승부', 'differs'],
    ['', 'unrecorded'],
  ])('%j: %j', (text, expected) => {
    expect(outcome?.winner).toBe('han')
    expect(agreementOf(opened('1. 한수쉼 2. 한수쉼', text).info.result, outcome)).toBe(expected)
  })

  test('a game the moves do not end may have ended otherwise', () => {
    expect(agreementOf(opened('1. 79졸78', '초 기권승').info.result, null)).toBe('undecided')
  })
})

test('a position that was loaded is judged with a capture behind it, a start with none', () => {
  const text = '[FEN "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1"]\n\n1. 01차91\n'
  const loaded = viewOf(text)
  expect(loaded.standing.past.firstCapturePly).toBe(0)
  expect(opened('1. 79졸78').standing.past.firstCapturePly).toBeNull()
})

test('reports without events leave no row', () => {
  const [quiet] = judgeOpened(opened('1. 79졸78'), PRESETS.standard).plies
  const reports: readonly PlyReport[] = quiet ? [quiet] : []
  expect(reports).toHaveLength(1)
  expect(rulingRows(reports, true)).toEqual([])
})
