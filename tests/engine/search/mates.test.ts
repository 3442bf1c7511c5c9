import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { Mailbox } from '#engine/rules/mailbox'
import { generateLegal, wasInCheck } from '#engine/rules/movegen'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { setupOf } from '../../support/positions.ts'
import { MATES } from './mates.ts'
import { searchOf } from './search-of.ts'

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
