import { describe, expect, test } from 'vitest'
import { CASE_GROUPS } from '#engine/arbiter/case-groups'
import { readingsOf } from '#engine/arbiter/case-readings'
import { expectedOf, observeCase, runCases } from '#engine/arbiter/cases'
import { replayCase } from '#engine/arbiter/replay-case'
import { readToldCase, type ToldCase } from '#engine/arbiter/told-case'
import { formatPlacement } from '#engine/notation/fen'
import { isPresetId, presetOf } from '#engine/rules/ruleset'
import { describeObserved, describeQuestion } from '#shared/text/case-words'
import { LANGUAGES, texts } from '#shared/text/index'
import { caseFiles, listedGroups, rawCases, tableRows } from './catalogue.ts'

const raw = caseFiles.flatMap((file) => rawCases(file) as readonly unknown[])
const told: readonly ToldCase[] = raw.map((each) => {
  const read = readToldCase(each)
  if (!read.ok) throw new Error(read.error.field)
  return read.value
})
const reports = new Map((runCases(raw) ?? []).map((report) => [report.id, report]))

describe('the groups', () => {
  test('are those of the files, with the names of docs/case-format.md', async () => {
    expect(CASE_GROUPS).toEqual(listedGroups)
    const { readFile } = await import('node:fs/promises')
    const page = await readFile('docs/case-format.md', 'utf8')
    const rows = tableRows(page.split('## Groups')[1] ?? '').slice(1)
    for (const [group = '', ko, en = ''] of rows) {
      const names = LANGUAGES.map((language) => Object.entries(texts[language].cases.groups))
      const named = names.map((all) => all.find(([id]) => id === group)?.[1])
      expect(named[0]).toBe(ko)
      expect(named[1]?.toLowerCase()).toBe(en.toLowerCase())
    }
  })
})

describe('every case', () => {
  test('is replayed to the very board it comes out with', () => {
    for (const { ruleCase } of told) {
      const steps = replayCase(ruleCase, ruleCase.options.rules)
      const last = steps.at(-1)!
      const seen = observeCase(ruleCase)
      // Between two offers the runner plays on as it likes: that is not shown.
      const isShown = ruleCase.action.type !== 'offerDraw'
      if (isShown && seen?.ok && seen.value.fen !== undefined) {
        expect(formatPlacement(last.board), ruleCase.id).toBe(seen.value.fen.split(' ')[0])
        expect(last.turn, ruleCase.id).toBe(seen.value.turn)
        expect(last.isCheck, ruleCase.id).toBe(seen.value.inCheck)
        expect(last.isFacing, ruleCase.id).toBe(seen.value.facing)
      }
      if (ruleCase.action.type === 'move' && seen?.ok) {
        expect(last.kind === 'refused', ruleCase.id).toBe(seen.value.legal === false)
      }
      const played = steps.filter(({ kind }) => kind === 'played' || kind === 'refused').length
      expect(played, ruleCase.id).toBeGreaterThanOrEqual(ruleCase.moves.length)
    }
  })

  test('has an answer in words for everything it asks, and a question, in both languages', () => {
    for (const { ruleCase } of told) {
      const seen = observeCase(ruleCase)
      const asked = Object.keys(expectedOf(ruleCase))
      for (const language of LANGUAGES) {
        const words = texts[language]
        expect(describeQuestion(words, ruleCase.action)).toMatch(/\?$/)
        if (!seen?.ok) continue
        const rows = describeObserved(words, seen.value, asked)
        // A reason stands only where something was refused.
        const told = asked.filter((key) => Object.hasOwn(seen.value, key))
        expect(rows.map(({ key }) => key).sort(), ruleCase.id).toEqual(told.sort())
        for (const { value } of rows)
          expect(value, ruleCase.id).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  test('reads under its own preset as the command line says', () => {
    for (const { ruleCase } of told) {
      const own = presetOf(ruleCase.options.rules)
      const reading = readingsOf(ruleCase).find(({ rules }) => rules === own)
      if (!reading) continue
      expect(isPresetId(reading.rules)).toBe(true)
      expect(reading.differs, ruleCase.id).toBe(reports.get(ruleCase.id)?.status === 'failed')
    }
  })
})
