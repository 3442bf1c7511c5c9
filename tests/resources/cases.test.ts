import { describe, expect, test } from 'vitest'
import { runCases } from '#engine/arbiter/cases'
import { caseFiles, listedGroups, rawCases, readCases, ruleTexts } from './catalogue.ts'

const cases = caseFiles.flatMap(readCases)
const reports = caseFiles.flatMap((file) => runCases(rawCases(file)) ?? [])

describe('the catalogue of rule cases', () => {
  test('holds at least 160 cases with ids of their own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(160)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  test('has a file for each group of the list, in its order', () => {
    expect(caseFiles).toEqual(
      listedGroups.map((group, i) => `${String(i + 1).padStart(2, '0')}-${group}.json`),
    )
    for (const [i, file] of caseFiles.entries()) {
      for (const { id, group } of readCases(file)) {
        expect(group).toBe(listedGroups[i])
        expect(id).toMatch(new RegExp(`^${group}-\\d{2}$`))
      }
    }
  })

  test('never asks the same thing twice', () => {
    const asked = cases.map(
      ({ fen, arrangement, context, moves, action, ruleSet, optionsChanged }) =>
        JSON.stringify([fen, arrangement, context, moves, action, ruleSet, optionsChanged]),
    )
    expect(new Set(asked).size).toBe(cases.length)
  })

  test('cites rules that exist, each of them once in a case', () => {
    const numbers = new Set(ruleTexts.map(({ number }) => number))
    for (const { id, rules } of cases) {
      expect(new Set(rules).size, id).toBe(rules.length)
      for (const number of rules) expect(numbers, id).toContain(number)
    }
  })

  test('explains in polite Korean and in English, in at most three sentences', () => {
    for (const { id, explanation } of cases) {
      expect(explanation.ko, id).toMatch(/니다\.$/)
      expect(explanation.ko, id).toMatch(/[가-힣]/)
      expect(explanation.en, id).not.toMatch(/[가-힣]/)
      for (const text of [explanation.ko, explanation.en]) {
        expect(text.match(/[.?](?= |$)/g)?.length ?? 0, `${id}: ${text}`).toBeLessThanOrEqual(3)
      }
    }
  })

  test('leaves to the arbiter what is the arbiter’s and nothing else', () => {
    const skipped = reports.filter(({ status }) => status === 'skipped').map(({ id }) => id)
    const policy = cases.filter(({ group }) => group === 'arbiter').map(({ id }) => id)
    expect(skipped).toEqual(policy)
    expect(policy.length).toBeGreaterThanOrEqual(5)
  })
})

const groupOf = (id: string): string => id.replace(/-\d{2}$/, '')

describe.each(listedGroups)('%s', (group) => {
  const own = reports.filter(({ id }) => groupOf(id) === group)
  const policy = own.filter(({ status }) => status === 'skipped')
  const run = own.filter(({ status }) => status !== 'skipped')

  test.each(run)('$id', ({ status, expected, got }) => {
    expect(status, JSON.stringify({ expected, got })).toBe('passed')
  })
  test.skip.each(policy)('$id is for the arbiter', () => undefined)
})
