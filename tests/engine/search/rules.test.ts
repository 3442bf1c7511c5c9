import { describe, expect, test } from 'vitest'
import { formatUci } from '#engine/notation/uci'
import { Course } from '#engine/rules/course'
import { loadedStanding, type Standing } from '#engine/rules/past'
import { PRESET_IDS, PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { iterate, type Line } from '#engine/search/iterate'
import { Table } from '#engine/search/table'
import { moveOf, movesOf, setupOf } from '../../support/positions.ts'
import { NO_CLOCK, searchOf } from './search-of.ts'

function linesFrom(standing: Standing, rules: RuleSet, depth: number, count = 1): readonly Line[] {
  return iterate(
    { standing, rules, limits: { depth }, lines: count },
    Table.ofMegabytes(2),
    NO_CLOCK,
  ).lines
}

/** Value of one move: that of a search that looks at nothing else. */
const valueOf = (fen: string, move: string, rules: RuleSet, depth = 4): Line | undefined =>
  iterate(
    { standing: loadedStanding(setupOf(fen)), rules, limits: { depth }, moves: [moveOf(move)] },
    Table.ofMegabytes(2),
    NO_CLOCK,
  ).lines[0]

const firstMove = (line: Line | undefined): string =>
  line?.moves[0] ? formatUci(line.moves[0], undefined) : ''

/** Two chariots close the ways of Han's general, who cannot leave the file once he is faced. */
const AHEAD = 'r3k4/9/9/9/9/3R1R3/9/9/3K5/9 w'
/** The chariot that takes the soldier opens the file between the generals. */
const BEHIND = '4k2rr/9/9/9/9/p3R4/9/9/9/4K4 w'

const BIKJANG = PRESET_IDS.filter((id) => PRESETS[id].bikjang !== 'off' && PRESETS[id].scoring)

describe('bikjang', () => {
  test.each(BIKJANG)('is called when it wins on points (%s)', (id) => {
    const [line] = searchOf(AHEAD, { depth: 2 }, PRESETS[id]).lines
    expect(firstMove(line)).toBe('d2e2')
    expect(line?.score).toEqual({ kind: 'ruling', value: 1 })
  })

  test('means nothing where the rules do not know it', () => {
    expect(valueOf(AHEAD, 'd2e2', PRESETS.casual, 2)?.score.kind).toBe('points')
  })

  test('is a draw where points do not decide', () => {
    expect(valueOf(AHEAD, 'd2e2', PRESETS.friendly, 2)?.score).toEqual({ kind: 'points', value: 0 })
  })

  test.each(BIKJANG)('is not called when it loses on points (%s)', (id) => {
    expect(valueOf(BEHIND, 'e5a5', PRESETS[id])?.score).toEqual({ kind: 'ruling', value: -1 })
    expect(firstMove(searchOf(BEHIND, { depth: 4 }, PRESETS[id]).lines[0])).not.toBe('e5a5')
  })

  test('a call that waits is accepted by the side that is ahead, and broken by the other', () => {
    const pendingFor = (fen: string): Standing => {
      const standing = loadedStanding(setupOf(fen))
      return {
        ...standing,
        past: { ...standing.past, ply: 9, bikjang: { calledBy: 'han', ply: 9 } },
      }
    }
    const ahead = pendingFor('4k4/9/9/9/9/9/9/9/4K4/R8 w')
    expect(linesFrom(ahead, PRESETS.standard, 1)[0]?.score).toEqual({ kind: 'ruling', value: 1 })
    const behind = pendingFor('r3k4/9/9/9/9/9/9/9/4K4/9 w')
    const [line] = linesFrom(behind, PRESETS.standard, 3)
    expect(firstMove(line)).toMatch(/^e2[df]/)
    expect(line?.score.kind).toBe('points')
  })
})

describe('passes', () => {
  const afterPass = (fen: string): Standing => {
    const standing = loadedStanding(setupOf(fen))
    return { ...standing, past: { ...standing.past, ply: 1, consecutivePasses: 1 } }
  }

  test('a second pass is played when it wins on points', () => {
    const [line] = linesFrom(afterPass('3k5/9/9/9/9/9/9/9/9/R3K4 w'), PRESETS.standard, 3)
    expect(line?.moves).toEqual([moveOf('pass')])
    expect(line?.score).toEqual({ kind: 'ruling', value: 1 })
  })

  test('and not when it loses', () => {
    const [line] = linesFrom(afterPass('r2k5/9/9/9/9/9/9/9/9/4K4 w'), PRESETS.standard, 3)
    expect(line?.moves[0]?.kind).toBe('step')
    expect(line?.score.kind).toBe('points')
  })

  test.each(PRESET_IDS)('a mated side cannot pass (%s)', (id) => {
    const [line] = searchOf('4k4/R8/9/9/9/9/9/9/3K5/1R7 w', { depth: 3 }, PRESETS[id]).lines
    expect(line?.score).toEqual({ kind: 'mate', value: 1 })
  })

  test('a side without a step passes, also where passes are not allowed', () => {
    const rules: RuleSet = { ...PRESETS.casual, allowPass: false }
    const [line] = searchOf('3k5/9/9/9/9/9/9/9/r8/4K2r1 b', { depth: 2 }, rules).lines
    expect(line?.score.kind).toBeDefined()
    const stuck = searchOf('4k4/9/9/9/9/9/9/3r1r3/r8/4K4 w', { depth: 2 }, rules).lines[0]
    expect(stuck?.moves[0]).toEqual(moveOf('pass'))
  })
})

/** After twice to and fro, and once more to: the way back is the fourth occurrence. */
function shuffled(rules: RuleSet, moves: string): Standing {
  const course = Course.from(loadedStanding(setupOf('r2k5/9/9/9/9/9/9/9/9/R3K4 w')), rules)
  for (const move of movesOf(moves)) if (!course.play(move).ok) throw new Error('not played')
  return course.standing()
}

describe('repetition', () => {
  const CYCLE = 'a1b1 a10b10 b1a1 b10a10 '
  const BACK = moveOf('b10a10')

  test('that is forbidden is never played', () => {
    const standing = shuffled(PRESETS.standard, `${CYCLE.repeat(2)}a1b1 a10b10 b1a1`)
    const lines = linesFrom(standing, PRESETS.standard, 3, 64)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.map(({ moves }) => moves[0])).not.toContainEqual(BACK)
  })

  test('is not looked at by the other side either', () => {
    const standing = shuffled(PRESETS.standard, `${CYCLE.repeat(2)}a1b1 a10b10`)
    const line = iterate(
      { standing, rules: PRESETS.standard, limits: { depth: 4 }, moves: [moveOf('b1a1')] },
      Table.ofMegabytes(2),
      NO_CLOCK,
    ).lines[0]
    expect(line?.moves[1]).not.toEqual(BACK)
  })

  test('loses for who makes it where the rules say so', () => {
    const standing = shuffled(PRESETS.kjf, `${CYCLE.repeat(2)}a1b1 a10b10 b1a1`)
    const lines = linesFrom(standing, PRESETS.kjf, 2, 64)
    const back = lines.find(({ moves }) => formatUci(moves[0] ?? BACK, undefined) === 'b10a10')
    expect(back?.score).toEqual({ kind: 'ruling', value: -1 })
    expect(lines.at(-1)).toBe(back)
  })

  test('goes to points where the rules say so', () => {
    const standing = shuffled(PRESETS.ddakji, `${CYCLE}a1b1 a10b10 b1a1`)
    const [line] = linesFrom(standing, PRESETS.ddakji, 2)
    expect(line?.moves).toEqual([BACK]) // Han is ahead by the deom
    expect(line?.score).toEqual({ kind: 'ruling', value: 1 })
  })

  test.each([
    { name: 'loses for who checked', perpetualCheckLoses: true, value: -1 },
    { name: 'goes to points without that rule', perpetualCheckLoses: false, value: 1 },
  ])('by perpetual check $name', ({ perpetualCheckLoses, value }) => {
    const rules: RuleSet = { ...PRESETS.ddakji, perpetualCheckLoses }
    const standing = loadedStanding(setupOf('3k5/9/9/9/9/9/9/9/9/R3K4 w'))
    const course = Course.from(standing, rules)
    for (const move of movesOf('a1a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10')) course.play(move)
    const { lines } = iterate(
      { standing: course.standing(), rules, limits: { depth: 2 }, moves: [moveOf('a9a10')] },
      Table.ofMegabytes(1),
      NO_CLOCK,
    )
    expect(lines[0]?.score).toEqual({ kind: 'ruling', value })
  })
})

test('before the last counted move the side that is ahead is content', () => {
  const standing = loadedStanding(setupOf('3k5/9/9/9/9/9/9/9/9/R3K4 w'))
  const past = { ...standing.past, ply: 199, steps: 199 }
  const [line] = linesFrom({ ...standing, past }, PRESETS.casual, 2)
  expect(line?.score).toEqual({ kind: 'ruling', value: 1 })
})
