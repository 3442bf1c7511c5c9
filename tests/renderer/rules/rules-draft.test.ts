import { describe, expect, test } from 'vitest'
import { ok } from '#engine/result'
import { PRESETS } from '#engine/rules/ruleset'
import { describeDraftProblem, placeOf, readDraft } from '#renderer/rules/rules-draft'
import { texts } from '#shared/text/index'

const draft = { name: ' 우리 규칙 ', rules: PRESETS.friendly, limit: ' 150 ' }

test('a draft becomes a rule set', () => {
  expect(readDraft(draft)).toEqual(
    ok({ name: '우리 규칙', rules: { ...PRESETS.friendly, moveLimit: 150 } }),
  )
  expect(readDraft({ ...draft, limit: '10000' })).toMatchObject({ ok: true })
})

describe('what stands in the way is said where it is', () => {
  test.each([
    [{ name: ' ' }, 'no-name', 'name', '이름을 적어'],
    [{ name: 'kja' }, 'preset-name', 'name', '준비된 규칙'],
    [{ name: '가'.repeat(61) }, 'bad-name', 'name', '60자'],
    [{ limit: '' }, 'bad-limit', 'limit', '정수'],
    [{ limit: '-1' }, 'bad-limit', 'limit', '정수'],
    [{ limit: '1.5' }, 'bad-limit', 'limit', '정수'],
    [{ limit: '10001' }, 'bad-limit', 'limit', '10,000'],
    [{ limit: '9'.repeat(400) }, 'bad-limit', 'limit', '정수'],
  ])('%j', (part, code, place, words) => {
    const read = readDraft({ ...draft, ...part })
    if (read.ok) throw new Error('was taken')
    expect(read.error.code).toBe(code)
    expect(placeOf(read.error)).toBe(place)
    expect(describeDraftProblem(texts.ko, read.error)).toContain(words)
    expect(describeDraftProblem(texts.en, read.error)).not.toBe('')
  })

  test.each([
    [{ code: 'rules-name-taken', name: 'x' } as const, 'name'],
    [{ code: 'too-many-rules', limit: 100 } as const, 'end'],
    [{ code: 'not-saved', detail: 'ENOSPC' } as const, 'end'],
    [{ code: 'disconnected' } as const, 'end'],
  ])('what the host says: %j', (problem, place) => {
    expect(placeOf(problem)).toBe(place)
    expect(describeDraftProblem(texts.ko, problem)).not.toBe('')
  })
})
