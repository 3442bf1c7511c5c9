import { describe, expect, test } from 'vitest'
import { formatFen } from '#engine/notation/fen'
import { attacksOn } from '#engine/rules/attackers'
import { Mailbox } from '#engine/rules/mailbox'
import { SQUARES } from '#engine/rules/square'
import { opposite, type Setup } from '#engine/rules/types'
import { whyIllegal } from '#engine/rules/why-illegal'
import { IS_DEEP } from '../../support/deep.ts'
import { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'
import { attackersSlow, isAttackedSlow, slowSteps } from '../../support/slow-moves.ts'

const POSITIONS = IS_DEEP ? 1_000_000 : 10_000

const sorted = (steps: readonly { from: number; to: number }[]): number[] =>
  steps.map(({ from, to }) => from * 90 + to).sort((a, b) => a - b)

function fastSteps(setup: Setup): number[] {
  const moves = Mailbox.from(setup).legalMoves()
  return sorted(moves.flatMap((move) => (move.kind === 'step' ? [move] : [])))
}

describe('a second generator written from the text of the rules', () => {
  test(`agrees on ${POSITIONS} random positions, odd ones among them`, () => {
    const random = new Random(20_260_101)
    const disagree: string[] = []
    let checks = 0
    for (let i = 0; i < POSITIONS; i++) {
      const setup = randomPosition(random)
      const isCheck = isAttackedSlow(setup.board, setup.turn)
      if (isCheck) checks += 1
      const isSame =
        Mailbox.from(setup).isInCheck() === isCheck &&
        fastSteps(setup).join(' ') === sorted(slowSteps(setup)).join(' ')
      if (!isSame) disagree.push(formatFen(setup))
    }
    expect(disagree).toEqual([])
    expect(checks).toBeGreaterThan(POSITIONS / 20)
  })

  test('agrees one step at a time, with a reason for every other step', () => {
    const random = new Random(7)
    for (let i = 0; i < POSITIONS / 100; i++) {
      const setup = randomPosition(random)
      const box = Mailbox.from(setup)
      const legal = new Set(sorted(slowSteps(setup)))
      const disagree = SQUARES.flatMap((from) =>
        SQUARES.filter((to) => {
          const isLegal = legal.has(from * 90 + to)
          const hasNoReason = whyIllegal(setup, from, to) === undefined
          return box.isLegal(from, to) !== isLegal || hasNoReason !== isLegal
        }).map((to) => [from, to]),
      )
      expect(disagree, formatFen(setup)).toEqual([])
    }
  })

  test('agrees on which pieces give check', () => {
    const random = new Random(11)
    for (let i = 0; i < POSITIONS / 10; i++) {
      const { board, turn } = randomPosition(random)
      const king = SQUARES.find((s) => board[s]?.role === 'general' && board[s].side === turn)!
      const attackers = attacksOn(board, king, opposite(turn)).map(({ from }) => from)
      expect(attackers).toEqual(attackersSlow(board, turn))
    }
  })
})
