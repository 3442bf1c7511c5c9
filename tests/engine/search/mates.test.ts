import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { Mailbox } from '#engine/rules/mailbox'
import { generateLegal, wasInCheck } from '#engine/rules/movegen'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { setupOf } from '../../support/positions.ts'
import { searchOf } from './search-of.ts'

/** Positions made for these tests, and in how many moves they are mate. */
const MATES = [
  { moves: 1, fen: '4k4/R8/9/9/9/9/9/9/3K5/1R7 w' },
  { moves: 1, fen: '3k1P3/3BBb3/3aCp3/9/9/9/2P6/3Kcp3/3A1r3/3bp4 b' },
  { moves: 1, fen: '4ka3/5aC2/6r2/9/9/9/9/9/c3Pb3/4AK3 b' },
  { moves: 2, fen: '9/3a1N3/3a1k3/9/5P3/9/7b1/6r2/2n2K3/1c7 b' },
  { moves: 2, fen: '3n1k2b/1c1R5/9/5P3/2p6/9/2C1P4/9/3K5/9 w' },
  { moves: 2, fen: '9/b8/3k1PR2/9/2p6/4n4/9/9/3P3p1/2BK5 w' },
  { moves: 3, fen: '5k3/6p2/5p3/2R6/B1R6/9/4b4/9/4K4/5A3 w' },
  { moves: 3, fen: '8R/4k4/N8/6CP1/p1p2p3/1B7/9/3AP4/2RK5/9 w' },
  { moves: 3, fen: '5C3/5k3/5B3/9/9/9/9/3P1K3/1c1r5/3p5 b' },
  { moves: 4, fen: '4NkB2/9/3r5/9/9/9/9/9/2R6/4K4 w' },
  { moves: 4, fen: '4kP1r1/5r2P/3Paa1R1/5P3/1c7/9/4c4/1p2p4/1n3K3/9 b' },
] as const

const buffer = new Int32Array(8 * 256)

/** Whether the side to move mates in so many moves whatever is answered: every line, by movement. */
function canMate(box: Mailbox, moves: number, start = 0): boolean {
  const end = generateLegal(box, buffer, start)
  for (let i = start; i < end; i++) {
    const step = buffer[i]!
    const undo = box.make(step)
    const mates = isLost(box, moves - 1, end)
    box.unmake(step, undo)
    if (mates) return true
  }
  return false
}

function isLost(box: Mailbox, moves: number, start: number): boolean {
  const end = generateLegal(box, buffer, start)
  const mayPass = !wasInCheck
  if (moves === 0) return end === start && !mayPass
  let lost = true
  for (let i = start; i < end && lost; i++) {
    const step = buffer[i]!
    const undo = box.make(step)
    lost = canMate(box, moves, end)
    box.unmake(step, undo)
  }
  if (!lost || !mayPass) return lost
  box.makePass()
  lost = canMate(box, moves, end)
  box.makePass()
  return lost
}

describe.each(MATES)('mate in $moves: $fen', ({ moves, fen }) => {
  test('is found, with a line that ends in it', () => {
    const [line] = searchOf(fen, { nodes: 40_000 }, PRESETS.casual).lines
    expect(line?.score).toEqual({ kind: 'mate', value: moves })
    const course = Course.from(loadedStanding(setupOf(fen)), PRESETS.casual)
    for (const move of line?.moves ?? []) expect(course.play(move).ok).toBe(true)
    expect(course.outcome?.reason).toBe('checkmate')
    expect(line?.moves).toHaveLength(2 * moves - 1)
  })
})

test.each(MATES.filter(({ moves }) => moves <= 2))(
  'mate in $moves is one, and no sooner: $fen',
  ({ moves, fen }) => {
    const box = Mailbox.from(setupOf(fen))
    expect(canMate(box, moves)).toBe(true)
    expect(moves > 1 && canMate(box, moves - 1)).toBe(false)
  },
)

test('being mated is told by its distance, the longest defence first', () => {
  const [line] = searchOf('4k4/R8/9/9/9/9/9/9/3K5/1R7 b', { depth: 5 }, PRESETS.casual).lines
  expect(line?.score.kind).toBe('mate')
  expect(line?.score.value).toBeLessThan(0)
})
