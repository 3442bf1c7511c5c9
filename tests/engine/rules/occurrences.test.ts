import { describe, expect, test } from 'vitest'
import { CELLS } from '#engine/rules/lines'
import { Occurrences } from '#engine/rules/occurrences'
import { cellsOfKey, isPositionKey, keyOfCells, positionKey } from '#engine/rules/position-key'
import { arrangementSetup } from '#engine/rules/setup'
import { hashAfter, hashKey, hashOf } from '#engine/rules/zobrist'
import { CHO, HAN } from '#engine/rules/cells'
import { Mailbox } from '#engine/rules/mailbox'
import { cellOf } from '#engine/rules/lines'
import { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'

const board = (mark: number): Uint8Array => new Uint8Array(CELLS).fill(mark)
const noKey = (): string => {
  throw new Error('not asked')
}

describe('counting positions', () => {
  test('boards with the same hash are told apart', () => {
    const seen = new Occurrences(new Map())
    for (const mark of [1, 9, 2, 9, 1]) seen.add(77, board(mark), false, noKey)
    expect(seen.newestCount).toBe(2)
    expect(seen.sameAsNewest(9)).toEqual([0, 4])
    expect(seen.sameAsNewest(1)).toEqual([4])
    expect(seen.firstSameAsNewest()).toBe(0)
    expect(seen.countIfNext(77, board(3), noKey)).toBe(1)
    expect(seen.countIfNext(77, board(9), noKey)).toBe(3)
  })

  test('the same board with the other side to move is another position', () => {
    const seen = new Occurrences(new Map())
    seen.add(77, board(1), false, noKey)
    seen.add(77, board(1), false, noKey)
    expect(seen.newestCount).toBe(1)
  })

  test('what is removed was never there', () => {
    const seen = new Occurrences(new Map())
    for (const mark of [1, 9, 1, 9]) seen.add(mark, board(mark), false, noKey)
    seen.removeNewest()
    seen.removeNewest()
    expect(seen.countIfNext(1, board(1), noKey)).toBe(2)
    seen.removeNewest()
    expect(seen.mayKnow(9)).toBe(false)
    expect(seen.mayKnow(1)).toBe(true)
  })

  test('a thousand positions are kept as well as one', () => {
    const seen = new Occurrences(new Map())
    for (let i = 0; i < 1000; i++) seen.add(i, board(i % 251), false, noKey)
    seen.add(0, board(0), false, noKey)
    expect(seen.newestCount).toBe(2)
  })
})

describe('hashes', () => {
  test('after any step or pass they are those of the new board', () => {
    const random = new Random(3)
    for (let i = 0; i < 300; i++) {
      const box = Mailbox.from(randomPosition(random))
      const before = hashOf(box.cells, box.toMove)
      for (const move of box.legalMoves()) {
        const step = move.kind === 'pass' ? 0 : cellOf(move.from) | (cellOf(move.to) << 7)
        const after = hashAfter(before, box.cells, step)
        const copy = box.clone()
        copy.play(move)
        expect(after).toEqual(hashOf(copy.cells, copy.toMove))
      }
    }
  })

  test('tell many positions apart, and the turn', () => {
    const random = new Random(5)
    const keys = new Map<number, string>()
    for (let i = 0; i < 20_000; i++) {
      const setup = randomPosition(random)
      const key = positionKey(setup)
      const box = Mailbox.from(setup)
      const hash = hashKey(hashOf(box.cells, box.toMove))
      expect(keys.get(hash) ?? key).toBe(key)
      keys.set(hash, key)
    }
    const { cells } = Mailbox.from(arrangementSetup('MSSM', 'MSSM'))
    expect(hashOf(cells, CHO)).not.toEqual(hashOf(cells, HAN))
  })
})

describe('position keys', () => {
  test('are read back to the same board', () => {
    const random = new Random(9)
    for (let i = 0; i < 500; i++) {
      const setup = randomPosition(random)
      const key = positionKey(setup)
      expect(isPositionKey(key)).toBe(true)
      expect(key).toBe(Mailbox.from(setup).positionKey())
      expect(keyOfCells(cellsOfKey(key), setup.turn)).toBe(key)
      expect([...cellsOfKey(key)]).toEqual([...Mailbox.from(setup).cells])
    }
  })

  test.each(['', 'w', `x${'@'.repeat(90)}`, `w${'@'.repeat(89)}`, `w${'@'.repeat(89)}H`])(
    '%s is none',
    (text) => {
      expect(isPositionKey(text)).toBe(false)
    },
  )
})
