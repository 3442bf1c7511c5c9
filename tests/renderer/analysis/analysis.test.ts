import { describe, expect, test } from 'vitest'
import { loadedStanding, startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { evaluationKey, isPlayable, threatStanding } from '#renderer/analysis/analysed-position'
import { engineArrows } from '#renderer/analysis/engine-arrows'
import { changedOptions, editableOptions } from '#renderer/analysis/engine-options'
import { EvaluationMemory } from '#renderer/analysis/evaluation-memory'
import { boardAfter, readLine } from '#renderer/analysis/line-view'
import { formatScore } from '#renderer/analysis/score-text'
import type { EngineLine, EngineUpdate, OfferedOption } from '#shared/contract/engines'
import { standingAfter } from '#renderer/game/standing-in-view'
import { texts } from '#shared/text/index'
import { movesOf, setupOf } from '../../support/positions.ts'

const START = startStanding(arrangementSetup('MSSM', 'MSSM'))
const line = (moves: string): EngineLine => ({
  score: { kind: 'points', value: 1 },
  depth: 5,
  moves: moves.split(' '),
})
const update = (depth: number, lines = 1): EngineUpdate => ({
  lines: Array.from({ length: lines }, () => line('a4b4')),
  depth,
  nodes: depth,
  speed: 1,
  ms: 1,
})

describe('the analysed position', () => {
  test('knows its past, so that an answer to a pass is another position', () => {
    const rules = PRESETS.standard
    const passed = standingAfter(START, movesOf('a4b4 e9e9 b4a4 e9e9'), rules)
    const shuffled = standingAfter(START, movesOf('a1a2 a10a9 a2a1 a9a10'), rules)
    expect(passed?.past.consecutivePasses).toBe(1)
    if (!passed || !shuffled) throw new Error('not played')
    expect(evaluationKey('x', passed, rules)).not.toBe(evaluationKey('x', shuffled, rules))
    expect(standingAfter(START, movesOf('e5e6'), rules)).toBeUndefined()
  })

  test('has no threat in check, and is not playable where a check was overlooked', () => {
    const checked = loadedStanding(setupOf('4k4/4R4/9/9/9/9/9/9/9/3K5 b'))
    expect(threatStanding(checked)).toBeUndefined()
    expect(threatStanding(START)?.setup.turn).toBe('han')
    expect(isPlayable(START)).toBe(true)
    expect(isPlayable(loadedStanding(setupOf('4k4/4R4/9/9/9/9/9/9/9/3K5 w')))).toBe(false)
  })
})

describe('a line', () => {
  test('reads as records write it, with the boards on its way', () => {
    const moves = readLine(START.setup, line('a4b4 a7b7 a1a10 e9e9'))
    expect(moves.map(({ text }) => text)).toEqual(['71졸72', '41병42', '01차11차', undefined])
    expect(moves.map(({ side }) => side)).toEqual(['cho', 'han', 'cho', 'han'])
    expect(boardAfter(START.setup, moves, 3)[81]).toEqual({ side: 'cho', role: 'chariot' })
    expect(readLine(START.setup, line('e5e6 a4b4'))).toEqual([])
  })

  test('arrows: each first move once, none for a pass, a threat red', () => {
    const lines = [line('a4b4'), line('a4b4 a7b7'), line('e2e2'), line('c4d4')]
    expect(engineArrows(lines, false).map(({ colour }) => colour)).toEqual(['green', 'blue'])
    expect(engineArrows(lines, true).every(({ colour }) => colour === 'red')).toBe(true)
  })
})

test('scores say whose view they take where they are no figures', () => {
  const { ko, en } = { ko: texts.ko.analysis, en: texts.en.analysis }
  expect(formatScore(ko, { kind: 'points', value: -1.26 }, 'points')).toBe('−1.3')
  expect(formatScore(ko, { kind: 'points', value: 0 }, 'share')).toBe('50%')
  expect(formatScore(ko, { kind: 'mate', value: -3 }, 'share')).toBe('한 외통 3수')
  expect(formatScore(en, { kind: 'ruling', value: 2 }, 'points')).toBe('Cho wins on points in 2')
})

test('a deeper evaluation is never replaced by a shallower one, nor more lines by fewer', () => {
  const memory = new EvaluationMemory()
  memory.keep('a', update(8, 3))
  memory.keep('a', update(7, 5))
  memory.keep('a', update(8, 2))
  memory.keep('a', { ...update(20), lines: [] })
  expect(memory.get('a')).toEqual(update(8, 3))
  memory.keep('a', update(9, 1))
  expect(memory.get('a')?.depth).toBe(9)
})

test('only what differs from the engine is kept, in its bounds', () => {
  const offered: OfferedOption[] = [
    { type: 'spin', name: 'Skill', value: 20, min: -20, max: 20 },
    { type: 'check', name: 'Book', value: false },
    { type: 'combo', name: 'Style', value: 'Solid', choices: ['Solid', 'Sharp'] },
    { type: 'string', name: 'File', value: '' },
    { type: 'spin', name: 'Hash', value: 16, min: 1, max: 64 },
  ]
  expect(editableOptions(offered).map(({ name }) => name)).not.toContain('Hash')
  const values = { Skill: '99', Book: 'false', Style: 'Wild', File: 'a\nb', Hash: '32' }
  expect(changedOptions([...offered.slice(1), offered[0]!], values)).toEqual({ File: 'a b' })
  expect(changedOptions(offered, { Skill: '-99', Book: 'true' })).toEqual({
    Skill: '-20',
    Book: 'true',
  })
})
