import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { loadedStanding, startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { legalLine } from '#main/engines/legal-line'
import { uciPosition, variantOf } from '#main/engines/uci-position'
import { moveOf, movesOf, setupOf } from '../../support/positions.ts'

const START = startStanding(arrangementSetup('MSSM', 'MSSM'))

function after(moves: string, from = START, rules = PRESETS.standard) {
  const course = Course.from(from, rules)
  for (const move of movesOf(moves)) {
    if (!course.play(move).ok) throw new Error(`${moves} cannot be played`)
  }
  return course.standing()
}

describe('the variant', () => {
  test.each([
    { rules: PRESETS.standard, moves: '', variant: 'janggimodern' },
    { rules: PRESETS.standard, moves: 'a4b4 a7b7 a1a9', variant: 'janggimodern' },
    { rules: PRESETS.standard, moves: 'a4b4 a7b7 a1a10', variant: 'janggi' },
    { rules: PRESETS.friendly, moves: 'a4b4 a7b7 a1a10', variant: 'janggitraditional' },
    { rules: PRESETS.casual, moves: 'a4b4 a7b7 a1a10', variant: 'janggimodern' },
  ])('$variant after $moves', ({ rules, moves, variant }) => {
    expect(variantOf(after(moves), rules)).toBe(variant)
  })
})

describe('the position', () => {
  test('is told with the moves since the last capture', () => {
    const { command, searchmoves } = uciPosition(
      after('a4b4 a7b7 a1a10 b10c8 a10a9'),
      PRESETS.standard,
    )
    expect(command).toMatch(/^position fen .* moves b10c8 a10a9$/)
    expect(searchmoves).toBeUndefined()
  })

  test('is told without what came before a pass', () => {
    const { command } = uciPosition(after('a4b4 pass b4b5'), PRESETS.standard)
    expect(command).toMatch(/^position fen [^ ]+ w - - 0 1 moves b4b5$/)
    expect(uciPosition(after('a4b4 pass'), PRESETS.standard).command).not.toContain('moves')
  })

  test('is told without what came before facing generals', () => {
    const facing = loadedStanding(setupOf('4k4/9/9/4p4/9/9/9/9/4K4/R8 w'))
    const { command } = uciPosition(
      after('a1b1 e7d7 b1c1 d7c7', facing, PRESETS.casual),
      PRESETS.casual,
    )
    expect(command).toMatch(/moves d7c7$|fen [^m]*$/)
  })

  test('a forbidden repetition is kept from the engine', () => {
    const shuffle = 'a1a2 a10a9 a2a1 a9a10 '
    const standing = after(`${shuffle.repeat(2)}a1a2 a10a9 a2a1`)
    const { searchmoves } = uciPosition(standing, PRESETS.standard)
    expect(searchmoves?.split(' ')).not.toContain('a9a10')
    expect(searchmoves?.split(' ').length).toBeGreaterThan(20)
  })
})

describe('a line of an engine', () => {
  test('ends before its first illegal move', () => {
    expect(legalLine(START, PRESETS.standard, ['a4b4', 'a7b7', 'a1a9', 'a1a2'])).toEqual([
      'a4b4',
      'a7b7',
      'a1a9',
    ])
    expect(legalLine(START, PRESETS.standard, ['what'])).toEqual([])
  })

  test('ends where the rules end the game', () => {
    expect(legalLine(START, PRESETS.standard, ['e2e2', 'e9e9', 'a4b4'])).toEqual(['e2e2', 'e9e9'])
    expect(moveOf('e2e2').kind).toBe('pass')
  })
})
