import { describe, expect, test } from 'vitest'
import { formatFen } from '#engine/notation/fen'
import { checkSetup } from '#engine/rules/setup'
import type { Square } from '#engine/rules/square'
import { opposite, type Setup } from '#engine/rules/types'
import { canStand, retroSteps } from '../../scripts/problems/retro-steps.ts'
import { at, setupOf } from '../support/positions.ts'
import { Random } from '../support/random.ts'
import { randomPosition } from '../support/random-positions.ts'
import { slowSteps } from '../support/slow-moves.ts'

/** The position after a step that the second, slow move generator finds, or undefined. */
function played(setup: Setup, from: Square, to: Square): Setup | undefined {
  const isLegal = slowSteps(setup).some((step) => step.from === from && step.to === to)
  const board = setup.board.with(to, setup.board[from]).with(from, undefined)
  return isLegal ? { board, turn: opposite(setup.turn) } : undefined
}

const soldiersCanStand = ({ board }: Setup): boolean =>
  board.every((piece, square) => !piece || canStand(piece, square as Square))

describe('steps taken back', () => {
  test('lead from a position that can be played from to the one they were taken back from', () => {
    const random = new Random(11)
    let captures = 0
    for (let n = 0; n < 12; n++) {
      const after = randomPosition(random)
      for (const { from, to, captured, before } of retroSteps(after)) {
        expect(checkSetup(before)).toEqual([])
        expect(before.board[to]).toEqual(captured)
        expect(played(before, from, to)).toEqual(after)
        captures += captured ? 1 : 0
      }
    }
    expect(captures).toBeGreaterThan(100)
  })

  test('are all that there are: every step played is among those taken back', () => {
    const random = new Random(12)
    let steps = 0
    for (let n = 0; n < 400; n++) {
      const before = randomPosition(random)
      if (!soldiersCanStand(before)) continue
      for (const { from, to } of slowSteps(before).filter(() => random.below(20) === 0)) {
        const after = played(before, from, to)!
        const wanted = formatFen(before)
        const found = retroSteps(after).filter((step) => step.from === from && step.to === to)
        expect(found.map((step) => formatFen(step.before))).toContain(wanted)
        steps += 1
      }
    }
    expect(steps).toBeGreaterThan(40)
  })

  test.each([
    { name: 'a soldier does not come from behind its row', fen: '4k4/9/9/9/9/9/P8/9/9/4K4 b' },
    { name: 'a cannon has not leapt over a cannon', fen: '9/4k4/9/9/9/4C4/9/4c4/3K5/9 b' },
  ])('$name', ({ fen }) => {
    const setup = setupOf(fen)
    const backwards = retroSteps(setup).filter(({ from, to }) => from < to && to > at('i3'))
    expect(backwards).toEqual([])
  })
})
