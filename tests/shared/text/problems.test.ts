import { expect, test } from 'vitest'
import type { Finding } from '#engine/notation/diagnostic'
import { RECORD_FORMATS } from '#engine/notation/formats'
import { readRecords } from '#engine/game/read-records'
import { LANGUAGES, texts } from '#shared/text/index'
import { describeDiagnostic, describePlace } from '#shared/text/problems'

const illegal = {
  text: '79졸77',
  turn: 'cho',
  candidates: ['79졸78'],
} as const

/** Findings with every choice their sentences make. */
const FINDINGS: readonly Finding[] = [
  ...RECORD_FORMATS.map((format): Finding => ({ code: 'not-readable', facts: { format } })),
  ...([0, 1, 5] as const).map((fitting): Finding => ({
    code: 'start-assumed',
    facts: { cho: 'MSSM', han: 'SMSM', fitting },
  })),
  ...(['off-board', 'empty-square', 'other-side', 'cannot-go-there', 'pass-in-check'] as const).map(
    (reason): Finding => ({ code: 'illegal-move', facts: { ...illegal, reason, stood: false } }),
  ),
  { code: 'illegal-move', facts: { ...illegal, reason: 'off-board', stood: true } },
  ...(['move', 'piece', 'target'] as const).map((expected): Finding => ({
    code: 'unreadable-move',
    facts: { text: 'x', expected },
  })),
  { code: 'capture-mismatch', facts: { written: 'unnamed', actual: undefined } },
  { code: 'capture-mismatch', facts: { written: undefined, actual: 'soldier' } },
  { code: 'check-mismatch', facts: { written: true } },
  { code: 'check-mismatch', facts: { written: false } },
  { code: 'piece-mismatch', facts: { written: 'horse', actual: 'elephant' } },
  { code: 'side-mismatch', facts: { written: 'han', actual: 'cho' } },
  { code: 'ply-number', facts: { written: 3, expected: 2 } },
  { code: 'board-unreadable', facts: { value: 'x', problem: 'board-letter' } },
  { code: 'fen-unreadable', facts: { value: 'x', problem: 'fen-row-count' } },
]

test.each(LANGUAGES)('every finding has a sentence of its own in %s', (language) => {
  const sentences = FINDINGS.map((finding) => describeDiagnostic(texts[language], finding))
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/[.]$/)
    expect(sentence).not.toMatch(/undefined|\[object|NaN/)
  }
})

test('both languages know the same codes', () => {
  const codes = Object.keys(texts.ko.kibo.diagnostics)
  expect(Object.keys(texts.en.kibo.diagnostics).sort()).toEqual(codes.sort())
  expect(codes).toEqual(expect.arrayContaining(FINDINGS.map(({ code }) => code)))
})

test('a finding is placed by game, move, line and column', () => {
  const text = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n1. 79졸78 2. 79졸78'
  const [diagnostic] = readRecords(text).games[0]!.diagnostics
  expect(describePlace(texts.ko, diagnostic!)).toBe('1번째 대국 · 2수 · 3행 13열')
  expect(describePlace(texts.en, diagnostic!)).toBe('game 1 · move 2 · line 3, column 13')
  expect(describeDiagnostic(texts.en, diagnostic!)).toBe(
    '“79졸78” cannot be played with Han to move: nothing stands where it starts. From here on the text is kept unread.',
  )
})
