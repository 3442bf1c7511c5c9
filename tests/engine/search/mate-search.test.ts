import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { searchMate } from '#engine/search/mate-search'
import { setupOf } from '../../support/positions.ts'
import { MATES } from './mates.ts'

const find = (fen: string, checksOnly: boolean, nodes = 200_000, rules = PRESETS.casual) =>
  searchMate({ standing: loadedStanding(setupOf(fen)), rules, checksOnly, nodes })

/** A mate in three by movement; under bikjang rules the answer to it is a count of points. */
const BIKJANG_SAVES = '5C3/5k3/5B3/9/9/9/9/3P1K3/1c1r5/3p5 b'

/** Plays a line by the rules and says how the game ended. */
function endOf(fen: string, line: Parameters<Course['play']>[0][]): string | undefined {
  const course = Course.from(loadedStanding(setupOf(fen)), PRESETS.casual)
  for (const move of line) if (!course.play(move).ok) return 'illegal'
  return course.outcome?.reason
}

describe('df-pn', () => {
  test.each(MATES)('mates: $fen', ({ fen, moves }) => {
    const found = find(fen, false)
    if (found.kind !== 'mate') throw new Error(found.kind)
    expect(found.line.length).toBeGreaterThanOrEqual(2 * moves - 1)
    expect(endOf(fen, [...found.line])).toBe('checkmate')
  })

  test('a problem without a solution is said to have none', () => {
    // One chariot alone checks for ever and never mates.
    const found = find('3k5/9/9/9/9/9/9/9/R8/4K4 w', true)
    expect(found.kind).toBe('none')
  })

  test('every move of the winner gives check where only checks are tried', () => {
    for (const { fen } of MATES) {
      const found = find(fen, true)
      if (found.kind !== 'mate') continue
      const course = Course.from(loadedStanding(setupOf(fen)), PRESETS.casual)
      found.line.forEach((move, i) => {
        course.play(move)
        if (i % 2 === 0) expect(course.isCheck).toBe(true)
      })
      expect(course.outcome?.reason).toBe('checkmate')
    }
  })

  test('is no mate where the rules end the game first', () => {
    expect(find(BIKJANG_SAVES, false).kind).toBe('mate')
    expect(find(BIKJANG_SAVES, false, 3000, PRESETS.standard).kind).not.toBe('mate')
  })

  test('gives up at its limit', () => {
    expect(find(BIKJANG_SAVES, false, 50, PRESETS.standard)).toMatchObject({
      kind: 'unknown',
      nodes: 50,
    })
  })
})
