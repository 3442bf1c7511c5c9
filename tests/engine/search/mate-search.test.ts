import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { loadedStanding } from '#engine/rules/past'
import { Position } from '#engine/rules/position'
import { PRESETS } from '#engine/rules/ruleset'
import { sameMove } from '#engine/rules/types'
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

  test.each(MATES.filter(({ moves }) => moves > 1))(
    'within so many moves there is a mate, and none within one less: $fen',
    ({ fen, moves }) => {
      const ask = (within: number) =>
        searchMate({
          standing: loadedStanding(setupOf(fen)),
          rules: PRESETS.casual,
          checksOnly: false,
          nodes: 200_000,
          within,
        })
      const found = ask(moves)
      expect(found.kind === 'mate' && found.line).toHaveLength(2 * moves - 1)
      expect(ask(moves - 1).kind).toBe('none')
    },
  )

  test.each([
    { fen: '2N2k3/9/9/5PN2/9/9/9/9/9/R3K4 w', checksOnly: true },
    { fen: '4k4/c1b5c/3C5/1N1R2P2/9/9/9/4A2R1/3K5/9 w', checksOnly: true },
    { fen: '1r7/3ka4/9/9/9/6p2/n8/2R1ARp2/3n4p/4K4 b', checksOnly: true },
    { fen: '4B4/4Rk3/9/9/4b4/3p5/9/3K5/9/1r1b5 b', checksOnly: false },
  ])('a position cut off at the end of a long line is still a mate before: $fen', (problem) => {
    expect(find(problem.fen, problem.checksOnly, 20_000).kind).toBe('mate')
  })

  test('only the moves asked for are tried first', () => {
    const { fen } = MATES[3]
    const standing = loadedStanding(setupOf(fen))
    const task = { standing, rules: PRESETS.casual, checksOnly: false, nodes: 20_000, within: 2 }
    const found = searchMate(task)
    const [key] = found.kind === 'mate' ? found.line : []
    const others = Position.from(standing.setup)
    if (!key || !others.ok) throw new Error(found.kind)
    expect(searchMate({ ...task, moves: [key] }).kind).toBe('mate')
    const moves = others.value.legalMoves().filter((move) => !sameMove(move, key))
    for (const move of moves) {
      const only = searchMate({ ...task, moves: [move] })
      expect(only.kind === 'none' || (only.kind === 'mate' && sameMove(only.line[0]!, move))).toBe(
        true,
      )
    }
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
