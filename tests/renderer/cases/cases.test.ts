import { beforeAll, describe, expect, test } from 'vitest'
import { runCases } from '#engine/arbiter/cases'
import { standingOf } from '#engine/arbiter/rule-case'
import type { ToldCase } from '#engine/arbiter/told-case'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { gameOfCase } from '#renderer/cases/case-game'
import { sectionsOf } from '#renderer/cases/case-list'
import { verdictOf } from '#renderer/cases/case-verdict'
import { useCasesStore } from '#renderer/cases/cases-store'
import { parseRuleTexts } from '#renderer/cases/rule-texts'
import { texts } from '#shared/text/index'
import { caseFiles, rawCases, ruleTexts } from '../../resources/catalogue.ts'
import { startStores } from '../support/studio.ts'

const reports = caseFiles.flatMap((file) => runCases(rawCases(file)) ?? [])

let store: ReturnType<typeof useCasesStore>
let catalogue: NonNullable<typeof store.catalogue>

beforeAll(async () => {
  startStores()
  store = useCasesStore()
  await store.load()
  catalogue = store.catalogue!
})

describe('the catalogue in the window', () => {
  test('holds every case of the files, in their order', () => {
    expect(catalogue.cases.map(({ ruleCase }) => ruleCase.id)).toEqual(reports.map(({ id }) => id))
  })

  test('knows every rule in both languages', () => {
    expect([...catalogue.rules.keys()]).toEqual(ruleTexts.map(({ number }) => number))
    for (const { number, title, text } of catalogue.rules.values()) {
      expect(title.ko, number).toMatch(/[가-힣]/)
      expect(title.en, number).toMatch(/[A-Za-z]/)
      expect(text.ko.length, number).toBeGreaterThan(0)
      expect(text.en.length, number).toBeGreaterThan(0)
    }
  })

  test('says of every case what the command line says', () => {
    const verdicts = { passed: 'agrees', failed: 'differs', skipped: 'policy' }
    for (const [i, told] of catalogue.cases.entries()) {
      store.choose(told.ruleCase.id)
      for (let step = 0; step <= store.last; step++) store.go(step)
      expect(store.current, told.ruleCase.id).toBe(store.steps.at(-1))
      expect(verdictOf(texts.ko, told).kind, told.ruleCase.id).toBe(verdicts[reports[i]!.status])
    }
  })
})

describe('finding cases', () => {
  const ids = (typed: string): readonly string[] =>
    sectionsOf(catalogue.cases, [], typed, 'ko').flatMap(({ cases }) =>
      cases.map(({ ruleCase }) => ruleCase.id),
    )

  test('by words, by their first consonants, by id and by rule', () => {
    expect(ids('')).toHaveLength(catalogue.cases.length)
    expect(ids('포다리')).toContain('cannon-02')
    expect(ids('ㅍㄷㄹ')).toContain('cannon-02')
    expect(ids('cannon-02')).toEqual(['cannon-02'])
    expect(ids('R39').length).toBeGreaterThan(0)
    expect(ids('없는낱말')).toEqual([])
  })

  test('own cases come first', () => {
    const own = [catalogue.cases[0]!]
    expect(sectionsOf(catalogue.cases, own, '', 'ko')[0]).toEqual({ group: 'own', cases: own })
  })
})

test('every case opens as a game that reads back as it is', () => {
  const opens = (told: ToldCase) => standingOf(told.ruleCase.start) !== undefined
  for (const told of catalogue.cases) {
    const game = gameOfCase(told, 'ko', '고친 규칙')
    expect(game !== undefined, told.ruleCase.id).toBe(opens(told))
    if (!game) continue
    const read = readRecords(writeJanggi([game]))
    const [again] = read.games
    expect(again?.game, told.ruleCase.id).toEqual(game)
  }
})

test('a rule is read without its tables and sources', () => {
  const page =
    '## A\n\n### R7 마 · Horse\n\n마는 `날`.\n\nIt moves.\n\n| a |\n| - |\n\n_근거 · Basis:_ S1\n'
  expect(parseRuleTexts(page).get('R7')).toEqual({
    number: 'R7',
    title: { ko: '마', en: 'Horse' },
    text: { ko: ['마는 날.'], en: ['It moves.'] },
  })
})
