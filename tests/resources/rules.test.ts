import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESET_IDS, PRESETS, RULE_POINTS } from '#engine/rules/ruleset'
import { ruleTexts, sourceRows, tableRows } from './catalogue.ts'

const TRUST = 'text|summary|quoted|custom|decided'

describe('docs/rules.md', () => {
  test('numbers its rules without a gap', () => {
    expect(ruleTexts.map(({ number }) => number)).toEqual(ruleTexts.map((_, i) => `R${i + 1}`))
    expect(ruleTexts.length).toBeGreaterThanOrEqual(68)
  })

  test.each(ruleTexts)('$number says it in Korean and English, with source and trust', (rule) => {
    expect(rule.title).toMatch(/^.*[가-힣].* · [^가-힣]+$/)
    const paragraphs = rule.body.split(/\n\s*\n/).map((text) => text.trim())
    expect(paragraphs.some((text) => /니다\./.test(text))).toBe(true)
    expect(paragraphs.some((text) => /^[A-Z`][^가-힣]{15,}/.test(text))).toBe(true)
    const basis = /^(?:_|\*)옵션.*|^(?:_|\*)근거.*/m.exec(rule.body)?.[0] ?? ''
    expect(basis).toMatch(new RegExp(`S\\d \`(?:${TRUST})\``))
  })

  test('cites only sources of its list, and uses all of them', () => {
    const listed = sourceRows().map(([key = '']) => key)
    const cited = new Set(ruleTexts.flatMap(({ body }) => body.match(/\bS\d\b/g) ?? []))
    expect([...cited].sort()).toEqual(listed)
    for (const [, , trust = ''] of sourceRows()) expect(TRUST.split('|')).toContain(trust)
  })

  test('names only options that exist where it shows the presets', () => {
    const rows = tableRows(readFileSync(resolve('docs/rules.md'), 'utf8'))
    const header = rows.find(([first = '']) => first.endsWith('point')) ?? []
    expect(header.slice(1, -1)).toEqual([...PRESET_IDS])
    for (const point of RULE_POINTS) {
      const row = rows.find(([first]) => first === point)
      expect(row?.slice(1, -1), point).toEqual(PRESET_IDS.map((id) => shown(PRESETS[id][point])))
    }
  })

  test('never claims to be the text of a federation', () => {
    const page = readFileSync(resolve('docs/rules.md'), 'utf8')
    expect(page).toContain('대한장기연맹 규정 기반, 일부 온라인 방식 적용')
    expect(page).not.toMatch(/shared\/|KIBO|cases\.json/)
  })
})

const shown = (value: boolean | number | string): string =>
  typeof value === 'boolean' ? (value ? '✓' : '–') : String(value)
