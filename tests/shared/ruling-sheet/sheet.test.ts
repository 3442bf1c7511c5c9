import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CITED_RULES } from '#engine/arbiter/rule-numbers'
import { type RuledGame, rulingSheet } from '#engine/arbiter/ruling-sheet'
import type { RawHeader } from '#engine/notation/headers'
import { PRESETS } from '#engine/rules/ruleset'
import { describeSheet, type SheetWriting } from '#shared/ruling-sheet/describe-sheet'
import { formatSheetBody, formatSheetFile } from '#shared/ruling-sheet/sheet-html'
import { formatSheetText } from '#shared/ruling-sheet/sheet-text'
import { type Language, texts } from '#shared/text/index'
import { RULED, ruledGame } from '../../support/ruled-games.ts'

const LOOK = { pieceSet: 'hanja', coordinates: 'kibo', orientation: 'cho' } as const

const writing = (changed: Partial<SheetWriting> = {}): SheetWriting => ({
  language: 'ko',
  rulesName: '표준',
  withDoubts: true,
  opinion: '',
  arbiter: '',
  date: '',
  ...changed,
})

const described = (game: RuledGame, changed: Partial<SheetWriting> = {}) =>
  describeSheet(rulingSheet(game, { positions: undefined, withPlay: false }), writing(changed))

const HEADERS: readonly RawHeader[] = [
  { key: '대회명', value: '제1회 봄 대회' },
  { key: '회전', value: '결승' },
  { key: '대국일자', value: '2026-03-01' },
  { key: '대국장소', value: '서울' },
  { key: '초대국자', value: '김초 9단' },
  { key: '한대국자', value: '이한(7단)' },
  { key: '대국결과', value: '초 기권승' },
]
const GAME = ruledGame({ ...RULED.bikjang, rules: PRESETS.kjf, headers: HEADERS })

describe('what a sheet says', () => {
  test('in Korean', () => {
    const text = formatSheetText(
      described(GAME, { opinion: '한의 항의를\n받지 않음', arbiter: '박심판', date: '3월 1일' }),
    )
    for (const said of [
      '【 판정서 】',
      '대회: 제1회 봄 대회',
      '초: 김초 9단',
      '한: 이한 7단',
      '상차림: 초 마상상마, 한 마상상마',
      '기록된 결과: 초 승리 (기권)',
      '초 판정승 72 : 71.5 (빅장) (8수에서 정해짐 · 빅장 점수 판정)',
      '초가 7수로 빅장을 불렀고, 8수가 그것을 풀지 않았습니다.',
      '기록된 결과와 승부가 같습니다.',
      'R27 응수, R26 빅장 부르기, R24 첫 잡기, R41 기물의 점수, R42 덤, R43 점수 판정과 무승부',
      '8수 한 한수쉼 뒤 · 초 차례 · 두 궁이 마주 봄',
      '덤 |  |  |  |  | 1.5',
      '합계 |  |  | 72 |  | 71.5',
      '8 | 한 | 한수쉼 | 한수쉼, 빅장을 풀지 않음 — 여기서 정해짐: 빅장 점수 판정 | R21 R27',
      '빅장: 기물이 잡힌 다음 수부터',
      '온라인 친선(빅장 없음) | 끝나지 않음 | 빅장: 없음',
      '한의 항의를\n받지 않음',
      '심판: 박심판 (서명)',
      '판정한 날: 3월 1일',
      '한 대국자: 이한 7단 (서명)',
    ])
      expect(text).toContain(said)
  })

  test('in English', () => {
    const text = formatSheetText(described(GAME, { language: 'en' }))
    expect(text).toContain('Cho wins on points 72 : 71.5 (bikjang)')
    expect(text).toContain('Cho called bikjang with move 7, and move 8 did not answer it.')
    expect(text).toContain('8 | Han | pass | ')
  })

  test('an end the moves do not show is left to the record', () => {
    const open = ruledGame({ ...RULED.open, headers: HEADERS })
    const text = formatSheetText(described(open))
    expect(text).toContain('끝나지 않음 (2수까지 대국이 끝나지 않음)')
    expect(text).toContain(texts.ko.rulingSheet.ruling.agreement.undecided)
  })

  test('an illegal move that stood, and why it is one', () => {
    const text = formatSheetText(described(ruledGame(RULED.illegal)))
    expect(text).toContain(
      '1 | 초 | 01차21장군 | 규칙에 어긋난 수가 그대로 두어졌습니다. 길이 막혀 있어요.',
    )
    expect(text).toContain('R61')
  })

  test('the plies of a repetition', () => {
    const game = ruledGame({ ...RULED.repetition, rules: PRESETS.kjf })
    expect(formatSheetText(described(game))).toContain(
      '12수로 같은 국면이 4번째 나왔습니다. 앞선 국면: 0수, 4수, 8수.',
    )
    expect(formatSheetText(described(game, { language: 'en' }))).toContain('for the 4th time')
  })

  test('doubts only where they are asked for', () => {
    const game = { ...GAME, diagnostics: [] }
    expect(described(game).sections.map(({ id }) => id)).not.toContain('doubts')
  })
})

describe('as a page', () => {
  test('a file of its own: no script, nothing from elsewhere', () => {
    const page = formatSheetFile(described(GAME), LOOK)
    expect(page).toMatch(/^<!doctype html>\n<html lang="ko">/)
    expect(page).toContain('<svg ')
    expect(page).toContain('<td class="short">R21 R27</td>')
    expect(page).toContain('class="opinion-room"')
    expect(page).not.toMatch(/<script|<link|<img|\ssrc=|https?:\/\/(?!www\.w3\.org\/2000\/svg")/)
  })

  test('what the arbiter wrote stands in its lines', () => {
    const page = formatSheetBody(described(GAME, { opinion: '첫 줄\n둘째 줄' }), LOOK)
    expect(page).toContain('<p class="opinion-text">첫 줄\n둘째 줄</p>')
    expect(page).not.toContain('opinion-room')
  })

  const HOSTILE = `</title><script>alert(1)</script><img src=x onerror="alert(2)">'&\u0000`

  test.each<Language>(['ko', 'en'])('hostile texts stay texts: %s', (language) => {
    const headers = HEADERS.map(({ key }) => ({ key, value: HOSTILE }))
    const page = formatSheetFile(
      described(ruledGame({ ...RULED.bikjang, headers }), {
        language,
        opinion: HOSTILE,
        arbiter: HOSTILE,
        date: HOSTILE,
        rulesName: HOSTILE,
      }),
      LOOK,
    )
    expect(page).not.toMatch(/<script|<img/)
    expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(8)
    const tags = new Set(page.match(/<[a-z!][a-z0-9]*/gi))
    const known =
      'html head meta title style body main article h1 section h2 dl div dt dd p strong span table thead tr th tbody td figure svg rect path g circle text figcaption bdi ul li'
    expect([...tags].filter((tag) => !known.split(' ').includes(tag.slice(1)))).toEqual([
      '<!doctype',
    ])
  })

  test('a header is one line of bounded length', () => {
    const headers = [{ key: '초대국자', value: `이름\n■ 판정\n${'가'.repeat(100_000)}` }]
    const text = formatSheetText(described(ruledGame({ ...RULED.open, headers })))
    expect(text.match(/^■ 판정$/gm)).toHaveLength(1)
    expect(text.length).toBeLessThan(10_000)
  })
})

test('the titles of the rules are those of the rules page', () => {
  const page = readFileSync(resolve('docs/rules.md'), 'utf8')
  for (const rule of CITED_RULES) {
    const [, ko, en] = new RegExp(`^### ${rule} (.+?) · (.+)$`, 'm').exec(page) ?? []
    expect(texts.ko.rulingSheet.ruleTitles[rule]).toBe(ko)
    // Where the page names a setting of the program, the sheet has words.
    if (!en?.includes('`')) expect(texts.en.rulingSheet.ruleTitles[rule]).toBe(en)
  }
})
