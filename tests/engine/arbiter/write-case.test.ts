import { expect, test } from 'vitest'
import { runCases } from '#engine/arbiter/cases'
import { readToldCase } from '#engine/arbiter/told-case'
import { writeCase } from '#engine/arbiter/write-case'
import { Course } from '#engine/rules/course'
import { startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { moveOf, movesOf } from '../../support/positions.ts'

const words = { ko: '말', en: 'words' }
const base = { id: 'own-1', title: words, explanation: words }

/** Both horses went out and back twice: one more is the fourth occurrence. */
function shuffled() {
  const course = Course.from(startStanding(arrangementSetup('MSSM', 'MSSM')), PRESETS.standard)
  const there = 'b1c3 b10c8 c3b1 c8b10'
  for (const move of movesOf(`${there} ${there} b1c3 b10c8 c3b1`)) course.play(move)
  return course.standing()
}

test.each([
  { name: 'a status', action: { type: 'status' } as const },
  { name: 'a move', action: { type: 'move', move: moveOf('c8b10') } as const },
  { name: 'a pass', action: { type: 'move', move: { kind: 'pass' } } as const },
])('$name of a real position passes as a case', ({ action }) => {
  const made = writeCase({ ...base, standing: shuffled(), rules: PRESETS.standard, action })
  expect(readToldCase(made).ok).toBe(true)
  expect(runCases([made])?.map(({ status }) => status)).toEqual(['passed'])
})

test('the past of the position counts', () => {
  const action = { type: 'move', move: moveOf('c8b10') } as const
  const made = writeCase({ ...base, standing: shuffled(), rules: PRESETS.standard, action })
  expect(made?.['expected']).toEqual({ legal: false, reason: 'repetition', result: null })
  const lenient = { ...PRESETS.standard, repetition: 'lose' } as const
  const own = writeCase({ ...base, standing: shuffled(), rules: lenient, action })
  expect(own?.['expected']).toMatchObject({ legal: true, result: { winner: 'cho' } })
  expect(runCases([own])?.[0]?.status).toBe('passed')
})
