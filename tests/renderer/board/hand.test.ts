import { describe, expect, test } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { Square } from '#engine/rules/square'
import type { BoardPlay, BoardProps } from '#renderer/board/board-model'
import { type Hand, useHand } from '#renderer/board/use-hand'
import { at, BOARD, boardOf, picture } from '../../shared/board/boards.ts'

/** Cho may move its soldier on 71 to 61 or 72, and its chariot on 09 to 19, where Han's stands. */
const PLAY: BoardPlay = {
  canHold: (square) => BOARD[square]?.side === 'cho',
  movesFrom: (from) => {
    if (from === at('71')) return [at('61'), at('72')]
    return from === at('09') ? [at('19')] : []
  },
}

function start(changes: Partial<BoardProps> = {}) {
  const said: string[] = []
  const props = shallowReactive<BoardProps>({ ...picture(), play: PLAY, ...changes })
  const name = (square: Square) => square.toString()
  const hand = useHand(props, {
    pick: (square) => said.push(`pick ${name(square)}`),
    move: ({ from, to }) => said.push(`move ${name(from)} ${name(to)}`),
    refused: ({ from, to }) => said.push(`refused ${name(from)} ${name(to)}`),
    off: (from) => said.push(`off ${name(from)}`),
  })
  return { hand, said, props }
}

const place = (square: Square | undefined, x = 0) => ({
  screen: { x, y: 0 },
  at: { x, y: 0 },
  square,
})

function click(hand: Hand, name: string): void {
  hand.press(place(at(name)))
  hand.release(place(at(name)))
}

function drag(hand: Hand, from: string, to: string | undefined): void {
  hand.press(place(at(from)))
  hand.drag(place(to === undefined ? undefined : at(to), 60))
  hand.release(place(to === undefined ? undefined : at(to), 60))
}

const step = (from: string, to: string) => `${at(from)} ${at(to)}`

describe('click and click', () => {
  test('takes up, shows where it may go, and moves', () => {
    const { hand, said } = start()
    click(hand, '71')
    expect(hand.held.value).toBe(at('71'))
    expect(hand.targets.value).toEqual([at('61'), at('72')])
    click(hand, '61')
    expect(said).toEqual([`move ${step('71', '61')}`])
    expect(hand.held.value).toBeUndefined()
  })

  test('the piece stays in hand where it may not go; a click on it lets go', () => {
    const { hand, said } = start()
    click(hand, '71')
    click(hand, '51')
    expect(said).toEqual([`refused ${step('71', '51')}`])
    expect(hand.held.value).toBe(at('71'))
    click(hand, '71')
    expect(hand.held.value).toBeUndefined()
  })

  test('another own piece is taken up instead', () => {
    const { hand, said } = start()
    click(hand, '71')
    click(hand, '09')
    expect(hand.held.value).toBe(at('09'))
    click(hand, '19')
    expect(said).toEqual([`move ${step('09', '19')}`])
  })

  test('with an empty hand, other points are picked', () => {
    const { hand, said } = start()
    click(hand, '41')
    click(hand, '55')
    expect(said).toEqual([`pick ${at('41')}`, `pick ${at('55')}`])
  })

  test('can be turned off; keys go on', () => {
    const { hand, said } = start({ input: { drag: true, click: false } })
    click(hand, '71')
    expect(hand.held.value).toBeUndefined()
    hand.choose(at('71'))
    hand.choose(at('61'))
    expect(said).toEqual([`move ${step('71', '61')}`])
  })
})

describe('dragging', () => {
  test('moves, and says that the step is shown already', () => {
    const { hand, said } = start()
    drag(hand, '71', '61')
    expect(said).toEqual([`move ${step('71', '61')}`])
    expect(hand.hasDropped({ from: at('71'), to: at('61') })).toBe(true)
    expect(hand.hasDropped({ from: at('61'), to: at('71') })).toBe(false)
    expect(hand.dragged.value).toBeUndefined()
  })

  test('back to its point, or off the board, changes nothing', () => {
    const { hand, said } = start()
    drag(hand, '71', '71')
    drag(hand, '71', undefined)
    expect(said).toEqual([`off ${at('71')}`])
    expect(hand.held.value).toBeUndefined()
  })

  test('a trembling hand clicks', () => {
    const { hand } = start()
    hand.press(place(at('71')))
    hand.drag(place(at('71'), 3))
    expect(hand.dragged.value).toBeUndefined()
    hand.release(place(at('71'), 3))
    expect(hand.held.value).toBe(at('71'))
  })

  test('can be turned off', () => {
    const { hand, said } = start({ input: { drag: false, click: true } })
    drag(hand, '71', '61')
    expect(said).toEqual([])
    click(hand, '71')
    click(hand, '61')
    expect(said).toEqual([`move ${step('71', '61')}`])
  })
})

test('without rules every point is free, also one with a piece', () => {
  const { hand, said } = start({ play: { canHold: (square) => BOARD[square] !== undefined } })
  click(hand, '71')
  click(hand, '25')
  expect(said).toEqual([`move ${step('71', '25')}`])
})

test('another position empties the hand', async () => {
  const { hand, props } = start()
  click(hand, '71')
  Object.assign(props, { board: boardOf({ 95: 'K' }) })
  await nextTick()
  expect(hand.held.value).toBeUndefined()
})

test('a board that is not played on only picks', () => {
  const { hand, said } = start({ play: undefined })
  click(hand, '71')
  drag(hand, '71', '61')
  expect(said).toEqual([`pick ${at('71')}`])
})
