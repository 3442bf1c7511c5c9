import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFen } from '#engine/notation/fen'
import { formatJanggiNotation, parseJanggiNotation } from '#engine/notation/janggi-notation'
import { parsePgnMove } from '#engine/notation/pgn-move'
import { formatSan, parseSan, type SanSystem } from '#engine/notation/san'
import { formatUci } from '#engine/notation/uci'
import { resolveWritten, type WrittenMove } from '#engine/notation/written-move'
import { BoardWalk } from '#engine/rules/board-walk'
import { arrangementSetup } from '#engine/rules/setup'
import { anyArrangement } from '../../support/arbitraries.ts'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'
/** Cho's general has stepped back. */
const LOW = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w'

function walkOn(fen: string): BoardWalk {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return BoardWalk.from(setup.value)
}

/** The move in engine text, or why there is none. */
function meaningOf(written: WrittenMove | undefined, fen: string): string {
  if (!written) return 'no move'
  const { box } = walkOn(fen)
  const move = resolveWritten(written, box)
  if (move.ok) return formatUci(move.value, box.kingSquare(box.turn))
  return move.error.code === 'illegal' ? move.error.reason : move.error.code
}

describe('moves in letters', () => {
  test.each([
    { text: 'Pab4', means: 'a4b4' },
    { text: 'ab4', means: 'a4b4' },
    { text: 'a5', means: 'a4a5' },
    { text: 'Pa5', means: 'a4a5' },
    { text: 'Hc3', means: 'b1c3' },
    { text: 'Nc3', means: 'b1c3' },
    { text: 'Ed4', means: 'illegal' },
    { text: 'Cb3-b8', means: 'cannot-go-there' },
    { text: 'a4b4', means: 'a4b4' },
    { text: 'a4-b4', means: 'a4b4' },
    { text: 'P a4 - b4', means: 'a4b4' },
    { text: 'Pa4b4+', means: 'a4b4' },
    { text: 'Ke2', means: 'e2e2' },
    { text: 'e2e2', means: 'e2e2' },
    { text: '--', means: 'e2e2' },
    { text: '@@@@', means: 'e2e2' },
    { text: '0000', means: 'e2e2' },
    { text: 'pass', means: 'e2e2' },
    { text: 'Ke1', means: 'e2e1' },
    { text: 'Pb4', means: 'ambiguous' },
    { text: 'a7a6', means: 'other-side' },
    { text: 'a5a6', means: 'empty-square' },
    { text: 'Ra0', means: 'off-board' },
    { text: 'Pj4', means: 'no move' },
    { text: 'Qd4', means: 'no move' },
    { text: 'Pa11', means: 'no move' },
    { text: 'O-O', means: 'no move' },
    { text: '', means: 'no move' },
  ])('$text: $means', ({ text, means }) => {
    const expected = means === 'illegal' ? 'cannot-go-there' : means
    expect(meaningOf(parsePgnMove(text, 'algebraic'), START)).toBe(expected)
  })

  test.each([
    { fen: START, means: 'e2e1' },
    { fen: LOW, means: 'e1e1' },
  ])('Ke1 is a step or the pass, as the general stands: $means', ({ fen, means }) => {
    expect(meaningOf(parseSan('Ke1', 'algebraic'), fen)).toBe(means)
  })

  test.each([
    { text: 'a3b3', system: 'letters' },
    { text: 'Pab3', system: 'letters' },
    { text: 'a4b4', system: 'algebraic' },
    { text: 'a7-b7', system: 'algebraic-from-han' },
  ] as const)('$text in $system is one move', ({ text, system }) => {
    expect(meaningOf(parseSan(text, system), START)).toBe('a4b4')
    for (const other of (['algebraic', 'letters', 'algebraic-from-han'] as const).filter(
      (one) => one !== system,
    )) {
      expect(meaningOf(parseSan(text, other), START)).not.toBe('a4b4')
    }
  })
})

describe('moves in Janggi notation', () => {
  test.each([
    { text: 'P71-72', means: 'a4b4' },
    { text: '71-72', means: 'a4b4' },
    { text: 'P 71-72', means: 'a4b4' },
    { text: 'K95-95', means: 'e2e2' },
    { text: 'P71x72', means: 'a4b4' },
    { text: 'P70-72', means: 'off-board' },
    { text: 'P71-00', means: 'off-board' },
    { text: 'P717-2', means: 'no move' },
  ])('$text: $means', ({ text, means }) => {
    expect(meaningOf(parsePgnMove(text, 'algebraic'), START)).toBe(means)
  })

  test('the captured piece may stand behind the x', () => {
    expect(parseJanggiNotation('E44xP72')).toMatchObject({ isCapture: true, captured: 'soldier' })
  })
})

test.each([
  { name: 'two by file', fen: '4k4/9/9/9/9/9/9/9/4K4/R7R w', uci: 'a1d1', san: 'Rad1' },
  { name: 'two by rank', fen: '4k4/9/9/9/R8/9/9/9/R3K4/9 w', uci: 'a2a4', san: 'R2a4' },
  { name: 'one', fen: '5k3/9/9/9/R8/9/9/9/5K3/9 w', uci: 'a6d6', san: 'Rd6' },
  { name: 'check', fen: '4k4/9/9/9/R8/9/9/9/5K3/9 w', uci: 'a6e6', san: 'Re6+' },
  { name: 'capture', fen: '5k3/9/9/9/R3p4/9/9/9/5K3/9 w', uci: 'a6e6', san: 'Rxe6' },
  { name: 'mate', fen: '4k4/R8/9/9/8R/9/9/9/3K5/9 w', uci: 'i6i10', san: 'Ri10#' },
  { name: 'a pass', fen: START, uci: 'e2e2', san: 'Ke2' },
])('writes $san: $name', ({ fen, uci, san }) => {
  const walk = walkOn(fen)
  const move = walk.box
    .legalMoves()
    .find((one) => formatUci(one, walk.box.kingSquare('cho')) === uci)
  expect(move && formatSan(move, walk)).toBe(san)
})

const anyLine = fc.record({
  cho: anyArrangement,
  han: anyArrangement,
  choices: fc.array(fc.nat({ max: 9999 }), { maxLength: 60 }),
})

const rankShifted = (san: string, system: SanSystem): string =>
  san.replace(/\d+/g, (rank) => String(system === 'letters' ? Number(rank) - 1 : 11 - Number(rank)))

test('every legal move survives its text in every notation, anywhere in a game', () => {
  fc.assert(
    fc.property(anyLine, ({ cho, han, choices }) => {
      const walk = BoardWalk.from(arrangementSetup(cho, han))
      for (const choice of choices) {
        const legal = walk.box.legalMoves()
        const move = legal[choice % Math.max(1, legal.length)]
        if (!move) return
        walk.play(move)
      }
      const before = walk.box.positionKey()
      for (const move of walk.box.legalMoves()) {
        const san = formatSan(move, walk)
        const texts = [
          parseSan(san, 'algebraic'),
          parseJanggiNotation(formatJanggiNotation(move, walk)),
        ]
        const others = (['letters', 'algebraic-from-han'] as const).map((system) =>
          parseSan(rankShifted(san, system), system),
        )
        for (const written of [...texts, ...others]) {
          expect(written && resolveWritten(written, walk.box)).toEqual({ ok: true, value: move })
        }
      }
      expect(walk.box.positionKey()).toBe(before)
    }),
    { numRuns: 60 },
  )
})
