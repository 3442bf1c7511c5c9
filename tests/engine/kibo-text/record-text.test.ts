import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { textDiagnostics } from '#engine/kibo-text/diagnostics'
import { pointAt } from '#engine/kibo-text/places'
import { readRecordText, type RecordText } from '#engine/kibo-text/record-text'
import { applyEdits } from '#engine/kibo-text/text-edit'
import { IS_DEEP } from '../../support/deep.ts'
import { SHARED } from '../../support/shared.ts'
import { oddTexts, realTexts } from './real-texts.ts'

const GAME = `[대회명 "봄"]
[초차림 "마상상마"]
[한차림 "마상상마"]
[총수 "3"]

1. 71졸72 2. 41병42 {좋다} 3. 75졸76
`
const PGN = `[Event "a"]
[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]

1. Pab4 Pab7 (1... Pih7 2. Pih4) 2. Pih4 1-0

`

/** Reads a text in a known dialect as if nothing had been read before. */
const readAnew = (text: string, { dialect }: RecordText): RecordText =>
  readRecordText(text, { text: '', dialect, isSettled: false, games: [] })

test('every game is read as it is in the whole text', () => {
  for (const text of [GAME.repeat(3), PGN.repeat(2)]) {
    const whole = readRecords(text)
    const record = readRecordText(text)
    expect(record.games.map(({ game }) => game.read.game)).toEqual(
      whole.games.map(({ game }) => game),
    )
    expect(textDiagnostics(record)).toEqual(whole.games.flatMap(({ diagnostics }) => diagnostics))
  }
})

test('a game is read when it is asked for, and no other with it', () => {
  const record = readRecordText(GAME.repeat(5))
  const at = GAME.length * 2 + GAME.indexOf('75졸76')
  expect(pointAt(record, at)?.game).toBe(2)
  expect(record.games.map(({ own }) => own.isRead)).toEqual([false, false, true, false, false])
})

test('an edit leaves the other games as they were', () => {
  const before = readRecordText(GAME.repeat(5))
  const at = GAME.length * 2 + GAME.indexOf('75졸76')
  const after = readRecordText(
    applyEdits(before.text, [{ from: at, to: at + 1, text: '6' }]),
    before,
  )
  const kept = after.games.map(({ game }, i) => game === before.games[i]?.game)
  expect(kept).toEqual([true, true, false, true, true])
})

test('a comment that is opened in what cannot be read, and closed later, costs no game', () => {
  const opened = `졸{${PGN.slice(13)}${PGN.repeat(3)}`
  const before = readRecordText(opened)
  expect(before.isSettled).toBe(false)
  const at = PGN.length * 2 - 20
  const closed = applyEdits(opened, [{ from: at, to: at, text: '}' }])
  expect(wholeOf(readRecordText(closed, before))).toEqual(wholeOf(readAnew(closed, before)))
})

test('an edit in a file whose games nobody has read finds the others without reading them', () => {
  const before = readRecordText(GAME.repeat(5))
  const after = readRecordText(`${before.text} `, before)
  expect(after.games.map(({ own }) => own.isRead)).toEqual(Array(5).fill(false))
  expect(after.games[0]?.own).toBe(before.games[0]?.own)
})

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\n',
  '\n\n',
  '1',
  '.',
  ' ',
  '졸',
  '(',
  ')',
  GAME,
  PGN,
  '1-0',
]

const anyEdit = fc.record({
  from: fc.nat({ max: 3000 }),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 40 }), fc.nat({ max: 900 })),
  text: fc.constantFrom('', ...PIECES),
})

const wholeOf = ({ text, dialect, games }: RecordText): object => ({
  text,
  dialect,
  games: games.map(({ entry, game }) => ({ entry, game })),
})

test('however a text is changed, reading on is the same as reading it anew', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(GAME.repeat(4), PGN.repeat(4), GAME),
      fc.array(anyEdit, { minLength: 1, maxLength: 8 }),
      (text, edits) => {
        let record = readRecordText(text)
        for (const { from, length, text: added } of edits) {
          const start = from % (record.text.length + 1)
          const edit = {
            from: start,
            to: Math.min(record.text.length, start + length),
            text: added,
          }
          record = readRecordText(applyEdits(record.text, [edit]), record)
          expect(wholeOf(record)).toEqual(wholeOf(readAnew(record.text, record)))
        }
      },
    ),
    { numRuns: IS_DEEP ? 5000 : 200 },
  )
})

describe.skipIf(SHARED === undefined)('real files', () => {
  test.each([...realTexts(30), ...oddTexts()])('$name', ({ text }) => {
    const record = readRecordText(text)
    const whole = readRecords(text)
    expect(record.games.map(({ game }) => game.read.game)).toEqual(
      whole.games.map(({ game }) => game),
    )
    for (const { game } of record.games) {
      expect(game.moves.length).toBe(game.read.game.tree.nodes.size - 1)
    }
  })
})
