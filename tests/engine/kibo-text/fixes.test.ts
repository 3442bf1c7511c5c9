import { describe, expect, test } from 'vitest'
import type { DiagnosticCode } from '#engine/notation/diagnostic'
import { fixesIn } from '#engine/kibo-text/fixes'
import { plyParts } from '#engine/kibo-text/ply-parts'
import { readRecordText } from '#engine/kibo-text/record-text'
import { applyEdits, type TextEdit } from '#engine/kibo-text/text-edit'
import { IS_DEEP } from '../../support/deep.ts'
import { Random } from '../../support/random.ts'
import { SHARED } from '../../support/shared.ts'
import { realTexts } from './real-texts.ts'

const HEAD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
const TAGS = '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n'

/** The text after the first fix for a finding. */
function mended(text: string, code: DiagnosticCode): string | undefined {
  const found = fixesIn(readRecordText(text), 0, text.length)
  const first = found.find(({ diagnostic }) => diagnostic.code === code)
  return first && applyEdits(text, first.fix.edits)
}

const OPENING = '1. 71졸72 2. 41병42 3. 72졸62 4. 42병52'

test.each([
  { code: 'piece-mismatch', wrong: '1. 71마72', right: '1. 71졸72' },
  { code: 'piece-mismatch', wrong: '1. 71馬72', right: '1. 71卒72' },
  { code: 'side-mismatch', wrong: '1. 71漢卒72', right: '1. 71楚卒72' },
  { code: 'check-mismatch', wrong: '1. 71졸72장군 <3>', right: '1. 71졸72 <3>' },
  { code: 'capture-mismatch', wrong: '1. 71졸72병 <3>', right: '1. 71졸72 <3>' },
  { code: 'capture-mismatch', wrong: '1. 71졸72타', right: '1. 71졸72' },
  { code: 'capture-mismatch', wrong: `${OPENING} 5. 62졸52`, right: `${OPENING} 5. 62졸52병` },
  {
    code: 'capture-mismatch',
    wrong: `${OPENING} 5. 62졸52타마`,
    right: `${OPENING} 5. 62졸52타병`,
  },
  { code: 'ply-number', wrong: '1. 71졸72 3. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'move-count', wrong: '[총수 "9"]\n1. 71졸72', right: '[총수 "1"]\n1. 71졸72' },
  { code: 'illegal-move', wrong: '1. 71졸79 2. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'illegal-move', wrong: '1. 17졸72 2. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'illegal-move', wrong: '1. 7졸72 2. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'unreadable-move', wrong: '1. 7172 2. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'unclosed-header', wrong: '[대회명 "봄\n1. 71졸72', right: '[대회명 "봄"]\n1. 71졸72' },
  { code: 'unquoted-header', wrong: '[대회명 봄]\n1. 71졸72', right: '[대회명 "봄"]\n1. 71졸72' },
  { code: 'unclosed-comment', wrong: '1. 71졸72 {좋다\n', right: '1. 71졸72 {좋다}\n' },
  { code: 'stray-text', wrong: '1. 71졸72!? 2. 41병42', right: '1. 71졸72 2. 41병42' },
  { code: 'full-width', wrong: '１． 71졸７２ {！}', right: '1. 71졸72 {！}' },
] as const)('$code: $wrong', ({ code, wrong, right }) => {
  expect(mended(HEAD + wrong, code)).toBe(HEAD + right)
})

test.each([
  { code: 'piece-mismatch', wrong: '1. Ra4b4', right: '1. Pa4b4' },
  { code: 'check-mismatch', wrong: '1. Pab4+', right: '1. Pab4' },
  { code: 'capture-mismatch', wrong: '1. Pa4xb4', right: '1. Pa4b4' },
  { code: 'capture-mismatch', wrong: '1. P71x72', right: '1. P71-72' },
  { code: 'illegal-move', wrong: '1. Pab9 Pab7', right: '1. Pab4 Pab7' },
  { code: 'ambiguous-move', wrong: '1. Pb4 Pab7', right: '1. Pab4 Pab7' },
] as const)('PGN, $code: $wrong', ({ code, wrong, right }) => {
  expect(mended(TAGS + wrong, code)).toBe(TAGS + right)
})

test('behind a wrong number the right ones are left alone, and all can be counted anew', () => {
  const text = `${HEAD}1. 71졸72 7. 41병42 3. 75졸76`
  const codes = fixesIn(readRecordText(text), 0, text.length).map(({ fix }) => fix.code)
  expect(codes).toEqual(['renumber-ply'])
  const shifted = `${HEAD}3. 71졸72 4. 41병42`
  const all = fixesIn(readRecordText(shifted), 0, shifted.length).map(({ fix }) => fix)
  expect(all.map(({ code }) => code)).toEqual(['renumber-ply', 'renumber-game'])
  expect(applyEdits(shifted, all[1]!.edits)).toBe(`${HEAD}1. 71졸72 2. 41병42`)
})

test('the arrangements that every move fits can be written down', () => {
  const moves = '1. 08마87 2. 12마33 3. 02마83 4. 18마37'
  const text = `[대회명 "봄"]\n${moves}`
  const right = '[대회명 "봄"]\n[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
  expect(mended(text, 'start-assumed')).toBe(right + moves)
})

test('everything that leaves no choice is mended at once', () => {
  const text = `${HEAD}1. 71마72장군 2. 41졸42마 {그래도`
  const all = fixesIn(readRecordText(text), 0, text.length)
  const whole = all.find(({ fix }) => fix.code === 'fix-game')
  expect(whole?.fix.facts).toEqual({ count: 4 })
  expect(applyEdits(text, whole!.fix.edits)).toBe(`${HEAD}1. 71졸72 2. 41졸42 {그래도}`)
})

describe.skipIf(SHARED === undefined)('real games, damaged at one place', () => {
  const random = new Random(7)
  const pick = <T>(items: readonly T[]): T => random.pick(items)

  interface Damage {
    readonly code: DiagnosticCode
    /** What is done to a ply, or undefined where it cannot be done. */
    readonly edit: (text: string, from: number, to: number) => TextEdit | undefined
  }

  const DAMAGES: readonly Damage[] = [
    {
      code: 'piece-mismatch',
      edit: (text, from, to) => {
        const { piece } = plyParts(text, from, to)
        const names = [
          '차',
          '포',
          '마',
          '상',
          '사',
          '장',
          '졸',
          '병',
          '車',
          '包',
          '馬',
          '象',
          '士',
          '將',
          '卒',
          '兵',
        ]
        const written = piece && text.slice(piece.from, piece.to)
        const isHangul = written !== undefined && /[가-힣]/.test(written)
        const others = names.filter((name) => /[가-힣]/.test(name) === isHangul)
        return piece && { ...piece, text: pick(others.filter((name) => name !== written)) }
      },
    },
    {
      code: 'check-mismatch',
      edit: (text, from, to) => {
        const { check, end } = plyParts(text, from, to)
        return check ? { ...check, text: '' } : { from: end, to: end, text: '장군' }
      },
    },
    {
      code: 'capture-mismatch',
      edit: (text, from, to) => {
        const { captured, takes } = plyParts(text, from, to)
        return captured && !takes ? { ...captured, text: '' } : undefined
      },
    },
    {
      code: 'illegal-move',
      edit: (text, from) => ({ from, to: from + 1, text: pick(['1', '5', '9']) }),
    },
  ]

  const texts = realTexts(IS_DEEP ? 1 : 12)

  test.each(DAMAGES)('$code', ({ code, edit }) => {
    let mended = 0
    for (const { text } of texts) {
      const { games } = readRecordText(text)
      const { game } = pick(games)
      const place = game.moves.length > 0 ? pick(game.moves) : undefined
      const change = place && edit(game.source, place.from, place.to)
      if (!change || game.source.slice(change.from, change.to) === change.text) continue
      const damaged = applyEdits(game.source, [change])
      const fixes = fixesIn(readRecordText(damaged), 0, damaged.length).filter(
        ({ diagnostic }) => diagnostic.code === code,
      )
      // A soldier under its other name, or another legal move, is no damage.
      const isSeen = fixes.length > 0
      if (!isSeen) continue
      expect(fixes.map(({ fix }) => applyEdits(damaged, fix.edits))).toContain(game.source)
      mended += 1
    }
    expect(mended).toBeGreaterThan(0)
  })
})
