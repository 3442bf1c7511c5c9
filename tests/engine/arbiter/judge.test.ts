import { describe, expect, test } from 'vitest'
import { judge } from '#engine/arbiter/judge'
import { judgementJson } from '#engine/arbiter/judgement-json'
import { Course } from '#engine/rules/course'
import { startStanding } from '#engine/rules/past'
import { recordStart } from '#engine/rules/record-start'
import { PRESET_IDS, PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { movesOf, setupOf } from '../../support/positions.ts'

const start = startStanding(arrangementSetup('MSSM', 'MSSM'))
const CYCLE = 'a1a2 a10a9 a2a1 a9a10'
const THREE_CYCLES = { standing: start, moves: movesOf(`${CYCLE} ${CYCLE} ${CYCLE}`) }

describe('judging a record', () => {
  test('a record without an end has none, under any rules', () => {
    const { result, otherReadings, plies } = judge(
      { standing: start, moves: movesOf('e4e5 e7e6') },
      PRESETS.standard,
    )
    expect(result).toBeNull()
    expect(plies).toHaveLength(2)
    expect(otherReadings.map(({ rules }) => rules)).toEqual(PRESET_IDS.slice(1))
    expect(otherReadings.every(({ differs }) => !differs)).toBe(true)
  })

  test('what one rule set lets stand, others end', () => {
    const { result, otherReadings } = judge(THREE_CYCLES, PRESETS.standard)
    expect(result).toBeNull()
    const told = otherReadings.map(
      ({ rules, result: other, differs }) => `${rules} ${other?.summaryKo ?? '-'} ${differs}`,
    )
    expect(told).toEqual([
      'kjf 초 반칙승 (반복수, 12수) true',
      'kja 초 반칙승 (반복수, 12수) true',
      'ddakji 한 판정승 73.5 : 72 (반복수) true',
      'friendly - false',
      'casual - false',
    ])
  })

  test('each reading is what the rule set alone would say', () => {
    const { otherReadings, result } = judge(THREE_CYCLES, PRESETS.casual)
    for (const { rules, result: other } of [
      ...otherReadings,
      { rules: 'casual', result } as const,
    ]) {
      const course = Course.from(start, PRESETS[rules])
      for (const move of THREE_CYCLES.moves) course.playAsRecorded(move)
      expect(other).toEqual(course.outcome)
    }
  })

  test('the first end counts, what follows is told as after it', () => {
    const moves = movesOf('pass pass a1a2 a10a9')
    const { plies, result } = judge({ standing: start, moves }, PRESETS.standard)
    expect(result).toMatchObject({ reason: 'scorePasses', moveCount: 2 })
    expect(plies.map(({ outcome }) => outcome?.reason ?? null)).toEqual([
      null,
      'scorePasses',
      null,
      null,
    ])
    expect(plies[2]?.events).toEqual([{ type: 'afterEnd' }])
  })

  test('an illegal action stands, and is told under every rule set', () => {
    const moves = movesOf('a1a9 a10a9')
    const { plies, stopped } = judge({ standing: start, moves }, PRESETS.standard)
    expect(stopped).toBeNull()
    expect(plies[0]?.events[0]).toMatchObject({ type: 'illegalStood' })
    expect(plies[1]).toMatchObject({
      captured: { role: 'chariot' },
      scores: { cho: 59, han: 73.5 },
    })
  })

  test('judging stops where the board does not carry on', () => {
    const moves = movesOf('a1a2 e5e6 a2a1')
    const { plies, stopped } = judge({ standing: start, moves }, PRESETS.standard)
    expect(plies).toHaveLength(1)
    expect(stopped).toMatchObject({ ply: 2, refusal: { code: 'empty-square' } })
  })

  test('a record that repeats itself ten thousand times is judged in little time and space', () => {
    const moves = movesOf(CYCLE)
    const many = Array.from({ length: 40_000 }, (_, i) => moves[i % 4]!)
    const { plies } = judge({ standing: start, moves: many }, PRESETS.standard)
    const last = plies.at(-1)!
    expect(last).toMatchObject({ ply: 40_000, occurrence: 10_001 })
    const event = last.events.find(({ type }) => type === 'repetition')
    expect(event).toMatchObject({ n: 10_001 })
    expect(event?.type === 'repetition' && event.plies.length).toBe(16)
  })

  test('a custom rule set is set against all six', () => {
    const { otherReadings } = judge(THREE_CYCLES, { ...PRESETS.standard, moveLimit: 10 })
    expect(otherReadings).toHaveLength(6)
  })
})

describe('a judged record for scripts', () => {
  test('names moves, events and ends', () => {
    const moves = movesOf('e4e5 e7d7 e5e6 d7d6 e6d6 e9f9 e2f2 pass')
    const told = judgementJson({ standing: start, moves }, PRESETS.kjf, 'kjf')
    expect(told).toMatchObject({
      rules: 'kjf',
      startFen: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
      result: {
        winner: 'cho',
        reason: 'scoreBikjang',
        ply: 8,
        summaryKo: '초 판정승 72 : 71.5 (빅장)',
      },
      stopped: null,
    })
    expect(told.plies[4]).toMatchObject({
      ply: 5,
      side: 'cho',
      uci: 'e6d6',
      capture: 'soldier',
      occurrence: 1,
      score: { cho: 72, han: 71.5 },
      events: [
        { type: 'capture', role: 'soldier', at: 'd6' },
        { type: 'scoreChange', before: { cho: 72, han: 73.5 }, after: { cho: 72, han: 71.5 } },
      ],
    })
    expect(told.plies[6]).toMatchObject({ bikjang: 'called', events: [{ type: 'bikjangCalled' }] })
    expect(told.plies[7]).toMatchObject({ uci: 'f9f9', bikjang: 'accepted' })
    expect(told.otherReadings.find(({ rules }) => rules === 'casual')).toEqual({
      rules: 'casual',
      result: null,
      differs: true,
    })
    expect(JSON.parse(JSON.stringify(told))).toEqual(told)
  })

  test('tells check and its answer, and which pieces stand against an illegal action', () => {
    const standing = recordStart(setupOf('3k5/9/9/3R5/9/9/9/9/9/5K3 b'))
    const legal = judgementJson({ standing, moves: movesOf('d10e10 d7e7') }, PRESETS.standard)
    expect(legal.plies[0]?.events).toEqual([{ type: 'meonggun' }])
    expect(legal.plies[1]).toMatchObject({ check: true, events: [{ type: 'janggun' }] })
    const stood = judgementJson({ standing, moves: movesOf('d10d9') }, PRESETS.standard)
    expect(stood.plies[0]?.events[0]).toEqual({
      type: 'illegalStood',
      reason: 'into-check',
      squares: ['d7'],
    })
  })
})
