import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords, type Records } from '#engine/game/read-records'
import { replay, type ReplayedMove } from '#engine/game/replay'
import { formatArrangement } from '#engine/notation/headers'
import { ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import { playChoices } from './random-games.ts'
import { codesOf, readOne, uciOf } from './read-one.ts'

const deep = process.env['JANGGI_DEEP'] === '1'
const runs = (n: number) => ({ numRuns: deep ? n * 100 : n })

const FIXTURES = ['hangul.gib', 'hanja-sides.gib', 'handicap.gib', 'many.gib', 'old-numbers.gib']
const texts = FIXTURES.map((name) => readFileSync(`tests/fixtures/kibo/${name}`, 'utf8'))

/** Every diagnostic lies in the text, and its line and column point at the same place. */
function expectSound(text: string, { games, diagnostics }: Records): void {
  for (const { from, to, line, column } of [
    diagnostics,
    ...games.map((g) => g.diagnostics),
  ].flat()) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThanOrEqual(from)
    expect(to).toBeLessThanOrEqual(text.length)
    const before = text.slice(0, from).split(/\r\n|\r(?!\n)|\n/)
    const isBetweenCrLf = text[from] === '\n' && text[from - 1] === '\r'
    if (!isBetweenCrLf) expect([line, column]).toEqual([before.length, before.at(-1)!.length + 1])
  }
  for (const { game } of games) expect(text).toContain(game.unread)
}

const arrangement = fc.constantFrom(...ARRANGEMENTS)
const choices = fc.array(fc.nat(999), { maxLength: 120 })

describe('a written game reads back the same', () => {
  const style = fc.record({
    pieces: fc.constantFrom('hangul', 'hanja'),
    side: fc.constantFrom('none', 'hangul', 'hanja'),
    coordinates: fc.constantFrom('row-file', 'letters', 'numbers'),
  })
  const layout = fc.record({
    perLine: fc.integer({ min: 1, max: 9 }),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    hasNumbers: fc.boolean(),
  })

  const write = (
    headers: readonly string[],
    line: readonly ReplayedMove[],
    { perLine, end, hasNumbers }: { perLine: number; end: string; hasNumbers: boolean },
  ): string => {
    const words = line.map(({ ply, text }) => (hasNumbers ? `${ply}. ${text}` : text))
    const lines = words.map((word, i) => word + ((i + 1) % perLine === 0 ? end : ' '))
    return [...headers, '', lines.join('')].join(end)
  }

  test('in every style and layout', () => {
    fc.assert(
      fc.property(arrangement, arrangement, choices, style, layout, (cho, han, picks, s, l) => {
        const start = arrangementSetup(cho, han)
        const line = replay(start, playChoices(start, picks), s)
        const headers = [
          `[초차림 "${formatArrangement(cho, 'cho')}"]`,
          `[한차림 "${formatArrangement(han, 'han')}"]`,
          ...(s.coordinates === 'numbers' ? ['[기보형식 "구좌표"]'] : []),
        ]
        const read = readOne(write(headers, line, l))
        expect(read.game.start.setup).toEqual(start)
        expect(uciOf(read)).toBe(line.map(({ uci }) => uci).join(' '))
        expect(codesOf(read).filter((code) => code !== 'coordinates-used')).toEqual([])
      }),
      runs(60),
    )
  })

  test('without headers, as far as the moves tell', () => {
    fc.assert(
      fc.property(arrangement, arrangement, choices, layout, (cho, han, picks, l) => {
        const start = arrangementSetup(cho, han)
        const line = replay(start, playChoices(start, picks))
        // A pass alone, without a number and without headers, is too little to tell a record by.
        fc.pre(line.length > (l.hasNumbers ? 0 : 1))
        const read = readOne(write([], line, l))
        expect(uciOf(read)).toBe(line.map(({ uci }) => uci).join(' '))
        expect(codesOf(read)).toEqual(['start-assumed'])
      }),
      runs(30),
    )
  })
})

test('every prefix of a file gives a prefix of its moves', () => {
  const text = texts[0]!
  const whole = uciOf(readOne(text))
  for (let length = 0; length <= text.length; length++) {
    const prefix = text.slice(0, length)
    const records = readRecords(prefix)
    expectSound(prefix, records)
    const moves = records.games.map(uciOf)
    expect(moves.length).toBeLessThanOrEqual(1)
    expect(whole.startsWith(moves[0] ?? '')).toBe(true)
  }
})

describe('nothing makes it throw', () => {
  const scraps = fc.constantFrom(
    ...'[ ] { } " “ ” ［ ］ < > . 1 79 07 한수쉼 장군 타 졸 兵 楚 한 초차림 판 상마상마 FEN'.split(
      ' ',
    ),
    ...[' ', '\n', '\r\n', '\r', '\t', '\0', '\uD800', '\uDC00', '\u202E', '\uF8F7', '\uFFFF'],
    ...[
      '[초차림 "상마상마"]',
      '[한차림 "마상상마"]\n',
      '[판 "',
      '1. 79졸78',
      ' 2. 41병42 ',
      '<12>',
    ],
  )

  test('scraps of the format', () => {
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 60 }), (parts) => {
        const text = `[초차림 "상마상마"]${parts.join('')}`
        expectSound(text, readRecords(text))
      }),
      runs(400),
    )
  })

  test('any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expectSound(text, readRecords(text))
      }),
      runs(300),
    )
  })

  test('damaged files', () => {
    const cut = fc.record({
      at: fc.nat(),
      drop: fc.nat(6),
      put: fc.array(scraps, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(cut, { maxLength: 5 }), (intact, cuts) => {
        const text = cuts.reduce((whole, { at, drop, put }) => {
          const from = at % (whole.length + 1)
          return whole.slice(0, from) + put.join('') + whole.slice(from + drop)
        }, intact)
        expectSound(text, readRecords(text))
      }),
      runs(200),
    )
  })
})

test('two readings are equal data', () => {
  for (const text of texts) expect(readRecords(text)).toEqual(readRecords(text))
})

test('the moves of a tree can be asked for without recursion', () => {
  const text = `[초차림 "상마상마"]\n[한차림 "마상상마"]\n${'08마87 12마33 87마08 33마12 '.repeat(2_500)}`
  expect(movesOf(mainLine(readOne(text).game.tree))).toHaveLength(10_000)
})
