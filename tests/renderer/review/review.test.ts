import { describe, expect, test } from 'vitest'
import { addMove, changeAnnotations } from '#engine/game/edit'
import { mainLine } from '#engine/game/path'
import { emptyTree, nodeAt } from '#engine/game/tree'
import { DEFAULT_THRESHOLDS } from '#engine/review/move-marks'
import type { Evaluated } from '#engine/game/game-review'
import { reviewGame, setupsAlong } from '#engine/review/review'
import { arrangementSetup } from '#engine/rules/setup'
import type { Score } from '#engine/score'
import { texts } from '#shared/text/index'
import { applyReview } from '#renderer/review/apply-review'
import { leadPath, plyAt, shareArea, sharePath } from '#renderer/review/evaluation-graph'
import { thinkTimes, timeBars } from '#renderer/review/think-times'
import { reviewComment } from '#renderer/review/review-comments'
import { movesOf } from '../../support/positions.ts'

const START = arrangementSetup('MSSM', 'MSSM')
const moves = movesOf('a4b4 a7b7 a1a9')
const game = { setups: setupsAlong(START, moves), moves }
const evaluated = (score: Score, line: string, second?: Score): Evaluated => ({
  score,
  line: movesOf(line),
  second,
})
const points = (value: number): Score => ({ kind: 'points', value })
/** Cho gives its chariot away with the third move instead of taking the other. */
const reviewed = reviewGame(
  game,
  new Map([
    [0, evaluated(points(0), 'a4b4', points(-4))],
    [1, evaluated(points(8), 'c7c6')],
    [2, evaluated(points(8), 'a1a10 b10c8')],
    [3, evaluated(points(-9), 'a10a9 b1c3')],
  ]),
  DEFAULT_THRESHOLDS,
)

describe('comments', () => {
  const say = (ply: number, language: 'ko' | 'en'): string | undefined => {
    const [move, setup] = [reviewed[ply - 1], game.setups[ply - 1]]
    return move && setup && reviewComment(move, setup, { texts: texts[language], language })
  }

  test('say what was lost, what was better and which line shows it', () => {
    expect(say(3, 'ko')).toBe(
      '차를 잃어 13점 손해입니다. 01차11차가 더 나았습니다. 이어지는 수: 01차21장군 11차21차 02마83',
    )
    expect(say(3, 'en')).toContain('Loses the chariot, 13 points in all.')
  })

  test('praise the only move, and are silent where there is nothing to say', () => {
    expect(say(1, 'ko')).toContain('하나뿐인 좋은 수입니다.')
    expect(say(2, 'ko')).toBeUndefined()
  })
})

describe('the review in the record', () => {
  const start = moves.reduce((at, move) => addMove(at.tree, at.node, move), {
    tree: emptyTree(),
    node: emptyTree().root,
  }).tree
  const review = {
    moves: reviewed,
    commentOf: (move: { ply: number }) => (move.ply === 3 ? '차를 잃습니다.' : undefined),
    withVariations: true,
    engine: '엔진',
  }

  test('adds marks, evaluations, comments and better lines, and says nothing twice', () => {
    const once = applyReview(start, mainLine(start), review)
    const twice = applyReview(once, mainLine(start), review)
    for (const tree of [once, twice]) {
      const [, first, , third] = mainLine(tree)
      expect(first?.annotations.glyphs).toEqual([1])
      expect(third?.annotations).toEqual({
        glyphs: [4],
        comments: ['차를 잃습니다.'],
        evaluation: { value: { kind: 'points', value: -450 }, engine: '엔진' },
      })
      const parent = third?.parent
      expect(parent !== undefined && nodeAt(tree, parent).children.length).toBe(2)
    }
  })

  test('an author keeps his own mark', () => {
    const line = mainLine(start)
    const own = changeAnnotations(start, line[3]!.id, { glyphs: [5, 16], comments: ['글쎄'] })
    const kept = mainLine(applyReview(own, line, review))[3]?.annotations
    expect(kept?.glyphs).toEqual([5, 16])
    expect(kept?.comments).toEqual(['글쎄', '차를 잃습니다.'])
  })
})

test('the graph breaks where nothing is known yet', () => {
  const graph = [
    { ply: 0, share: 0.5, lead: -1.5 },
    { ply: 1, share: undefined, lead: -1.5 },
    { ply: 2, share: 1, lead: 11.5 },
    { ply: 3, share: 0, lead: 99 },
  ]
  expect(sharePath(graph, 3)).toBe('M0.0 80.0M400.0 0.0L600.0 160.0')
  expect(shareArea(graph, 3).match(/Z/g)).toHaveLength(2)
  expect(leadPath(graph, 3)).toMatch(/^M0\.0 84\.0H200\.0V84\.0H400\.0V49\.3H600\.0V0\.0$/)
  expect(plyAt(0.5, 3)).toBe(2)
  expect(plyAt(-1, 3)).toBe(0)
})

describe('the times of the record', () => {
  const tree = moves.reduce((at, move) => addMove(at.tree, at.node, move), {
    tree: emptyTree(),
    node: emptyTree().root,
  }).tree
  const [, first, second] = mainLine(tree)
  const timed = [
    { node: first, seconds: 25 },
    { node: second, seconds: 100 },
  ].reduce(
    (now, { node, seconds }) => (node ? changeAnnotations(now, node.id, { seconds }) : now),
    tree,
  )
  const times = thinkTimes(mainLine(timed), 'cho')

  test('belong to who moved; a move without one is left out', () => {
    expect(times).toEqual([
      { ply: 1, side: 'cho', seconds: 25 },
      { ply: 2, side: 'han', seconds: 100 },
    ])
    expect(thinkTimes(mainLine(timed), 'han')[0]?.side).toBe('han')
    expect(thinkTimes(mainLine(tree), 'cho')).toEqual([])
  })

  test("are bars from the middle, Cho's up, Han's down, by the square root", () => {
    expect(timeBars(times, 'cho', 3)).toBe('M130.0 30v-15.0h140.0v15.0z')
    expect(timeBars(times, 'han', 3)).toBe('M330.0 30v30.0h140.0v-30.0z')
  })
})
