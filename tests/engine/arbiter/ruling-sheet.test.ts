import { describe, expect, test } from 'vitest'
import {
  MOST_POSITIONS,
  type RuledGame,
  type RulingSheet,
  rulingSheet,
  type SheetChoices,
} from '#engine/arbiter/ruling-sheet'
import { addMove } from '#engine/game/edit'
import { lineThrough } from '#engine/game/path'
import type { Diagnostic } from '#engine/notation/diagnostic'
import { DEOM } from '#engine/rules/points'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { moveOf } from '../../support/positions.ts'
import { RULED, ruledGame } from '../../support/ruled-games.ts'

const DECIDED: SheetChoices = { positions: undefined, withPlay: false }

const sheetOf = (game: RuledGame, choices: Partial<SheetChoices> = {}): RulingSheet =>
  rulingSheet(game, { ...DECIDED, ...choices })

const told = ({ rows }: RulingSheet) =>
  rows.map(({ ply, move, isEnd, events }) => [
    `${ply} ${move ?? '-'}${isEnd ? ' end' : ''}`,
    ...events.map(({ type }) => type),
  ])

interface Ending {
  readonly name: keyof typeof RULED
  readonly rules: RuleSet
  readonly summary: string | undefined
  readonly at: number
  readonly cited: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const ENDINGS: readonly Ending[] = [
  {
    name: 'bikjang',
    rules: PRESETS.kjf,
    summary: '초 판정승 72 : 71.5 (빅장)',
    at: 8,
    cited: ['R27', 'R26', 'R24', 'R41', 'R42', 'R43'],
    rows: [
      ['7 95장96', 'bikjangCalled'],
      ['8 - end', 'pass', 'bikjangAccepted'],
    ],
  },
  {
    name: 'bikjang',
    rules: PRESETS.friendly,
    summary: '무승부 (빅장)',
    at: 8,
    cited: ['R27', 'R26', 'R24', 'R43'],
    rows: [
      ['7 95장96', 'bikjangCalled'],
      ['8 - end', 'pass', 'bikjangAccepted'],
    ],
  },
  {
    name: 'passes',
    rules: PRESETS.standard,
    summary: '한 판정승 73.5 : 72 (한수쉼)',
    at: 2,
    cited: ['R39', 'R41', 'R42', 'R43'],
    rows: [
      ['1 -', 'pass'],
      ['2 - end', 'pass', 'repetition'],
      ['3 01차91', 'afterEnd'],
    ],
  },
  {
    name: 'repetition',
    rules: PRESETS.kjf,
    summary: '초 반칙승 (반복수, 12수)',
    at: 12,
    cited: ['R34', 'R36', 'R31'],
    rows: [
      ['4 21차11', 'repetition'],
      ['5 01차91', 'repetition'],
      ['6 11차21', 'repetition'],
      ['7 91차01', 'repetition'],
      ['8 21차11', 'repetition'],
      ['9 01차91', 'repetition'],
      ['10 11차21', 'repetition'],
      ['11 91차01', 'repetition'],
      ['12 21차11 end', 'repetition'],
    ],
  },
  {
    name: 'repetition',
    rules: PRESETS.ddakji,
    summary: '한 판정승 73.5 : 72 (반복수)',
    at: 8,
    cited: ['R35', 'R36', 'R31', 'R41', 'R42', 'R43'],
    rows: [],
  },
  {
    name: 'mate',
    rules: PRESETS.standard,
    summary: '초 외통승 (1수)',
    at: 1,
    cited: ['R19'],
    rows: [['1 02차12장군 end', 'janggun']],
  },
  {
    name: 'illegal',
    rules: PRESETS.standard,
    summary: undefined,
    at: 2,
    cited: [],
    rows: [['1 01차21장군', 'illegalStood']],
  },
  {
    name: 'open',
    rules: { ...PRESETS.standard, moveLimit: 2 },
    summary: '한 판정승 73.5 : 72 (수 제한)',
    at: 2,
    cited: ['R40', 'R41', 'R42', 'R43'],
    rows: [['2 45병55 end']],
  },
  { name: 'open', rules: PRESETS.standard, summary: undefined, at: 2, cited: [], rows: [] },
]

test.each(ENDINGS)('$name: $summary', ({ name, rules, summary, at, cited, rows }) => {
  const sheet = sheetOf(ruledGame({ ...RULED[name], rules }))
  expect(sheet.judgement.result?.summaryKo).toBe(summary)
  expect(sheet.decidedAt).toBe(at)
  expect(sheet.cited).toEqual(cited)
  expect(sheet.positions.map(({ ply }) => ply)).toEqual([at])
  if (rows.length > 0 || summary === undefined) expect(told(sheet)).toEqual(rows)
})

test.each(ENDINGS)('$name: what is counted is what decides', ({ name, rules }) => {
  const { count, judgement } = sheetOf(ruledGame({ ...RULED[name], rules }))
  const { result } = judgement
  if (!result?.reason.startsWith('score')) expect(count).toBeUndefined()
  else {
    const sum = (side: 'cho' | 'han'): number =>
      (count ?? []).reduce((all, role) => all + role[side] * role.worth, 0)
    expect({ cho: sum('cho'), han: sum('han') + DEOM }).toEqual(result.scores)
  }
})

describe('the record beside the ruling', () => {
  const withResult = (name: keyof typeof RULED, value: string): RuledGame =>
    ruledGame({ ...RULED[name], headers: [{ key: '대국결과', value }] })

  test.each([
    { name: 'open', result: '초 기권승', agreement: 'undecided' },
    { name: 'passes', result: '초 기권승', agreement: 'differs' },
    { name: 'passes', result: '한 점수승', agreement: 'agrees' },
    { name: 'passes', result: '미상', agreement: 'unrecorded' },
  ] as const)('$name, recorded $result: $agreement', ({ name, result, agreement }) => {
    expect(sheetOf(withResult(name, result)).agreement).toBe(agreement)
  })
})

describe('positions', () => {
  const game = ruledGame({ ...RULED.bikjang, rules: PRESETS.kjf })
  const shown = (positions: readonly number[]) => sheetOf(game, { positions }).positions

  test('each once, in order, and only those that are there', () => {
    expect(shown([7, 0, 7, 99, -1, 2.5]).map(({ ply }) => ply)).toEqual([0, 7])
    expect(shown([1, 2, 3, 4, 5])).toHaveLength(MOST_POSITIONS)
    expect(shown([])).toEqual([])
  })

  test('the start has no move, a call shows the generals facing', () => {
    expect(shown([0, 7])).toMatchObject([
      { by: undefined, lastMove: undefined, areGeneralsFacing: false, setup: { turn: 'cho' } },
      { by: { side: 'cho', move: '95장96' }, areGeneralsFacing: true, setup: { turn: 'han' } },
    ])
  })

  test('a check shows whose general stands in it', () => {
    const [mated] = sheetOf(ruledGame(RULED.mate)).positions
    expect(mated?.check).toBeDefined()
    expect(mated?.setup.board[mated.check ?? 0]).toEqual({ side: 'han', role: 'general' })
  })
})

describe('other readings', () => {
  test('name the points that make the difference by themselves', () => {
    const { readings } = sheetOf(ruledGame(RULED.repetition))
    expect(readings.map(({ rules, points }) => [rules, points])).toEqual([
      ['kjf', ['repetition']],
      ['kja', ['repetition']],
      ['ddakji', ['repetition']],
    ])
  })

  test('name all that differs where only several together do', () => {
    const rules = { ...PRESETS.ddakji, bikjang: 'off', scoring: false } as const
    const { readings } = sheetOf(ruledGame({ ...RULED.bikjang, rules }))
    const kjf = readings.find(({ rules: id }) => id === 'kjf')
    expect(kjf?.points).toContain('bikjang')
  })
})

describe('a record that holds too much or too little', () => {
  test('rows and findings are counted beyond what a sheet holds, the end is among them', () => {
    const moves = Array.from({ length: 40 }, () => 'a1a2 a10a9 a2a1 a9a10').join(' ')
    const finding: Diagnostic = {
      code: 'unclosed-comment',
      facts: {},
      severity: 'warning',
      from: 0,
      to: 1,
      line: 1,
      column: 1,
      game: 0,
      ply: undefined,
    }
    const game = ruledGame({ moves, rules: { ...PRESETS.standard, moveLimit: 150 } })
    const sheet = sheetOf({ ...game, diagnostics: Array.from({ length: 50 }, () => finding) })
    expect(sheet.rows.at(-1)).toMatchObject({ ply: 150, isEnd: true })
    expect(sheet.rows.length + sheet.moreRows).toBeGreaterThan(140)
    expect(sheet.doubts.length + sheet.moreDoubts).toBe(50)
    expect(sheet.rows.length).toBeLessThan(150)
  })

  test('no moves at all', () => {
    const sheet = sheetOf(ruledGame({ moves: '' }))
    expect(sheet).toMatchObject({ decidedAt: 0, rows: [], count: undefined })
    expect(sheet.positions).toHaveLength(1)
  })

  test('a variation is told of', () => {
    const game = ruledGame(RULED.open)
    expect(sheetOf(game).remarks.isVariation).toBe(false)
    const { tree, node } = addMove(game.game.tree, game.game.tree.root, moveOf('a4a5'))
    const beside = { ...game.game, tree }
    const line = lineThrough(tree, node)
    expect(sheetOf({ ...game, game: beside, line }).remarks.isVariation).toBe(true)
  })
})
