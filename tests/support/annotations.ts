import fc from 'fast-check'
import { type Evaluation, type Shape, SHAPE_COLOURS } from '#engine/notation/annotation'
import type { PgnMarks } from '#engine/notation/pgn-comment'
import { SQUARES } from '#engine/rules/square'

/** Texts of people, with what record formats stumble over. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '좋은 수!',
        '漢의 실수',
        '😀',
        ' ',
        '  ',
        '\n',
        '\r\n',
        '"',
        '\\',
        '{',
        '}',
        '｝',
      ),
      fc.constantFrom(
        '[',
        ']',
        '(',
        ')',
        ';',
        '%',
        '$1',
        '1. 79졸78',
        'Pab4',
        '1-0',
        '*',
        '\n[a "b"]\n',
      ),
      fc.constantFrom('[%cal Ga4b4]', '[%clk 1]', '[%', '\u202E', '\uD800', '<b>', '\n%', '--'),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const anySquare = fc.constantFrom(...SQUARES)
const anyColour = fc.constantFrom(...SHAPE_COLOURS)

export const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    kind: fc.constant('arrow' as const),
    from: anySquare,
    to: anySquare,
    colour: anyColour,
  }),
  fc.record({ kind: fc.constant('circle' as const), at: anySquare, colour: anyColour }),
)

export const anyEvaluation: fc.Arbitrary<Evaluation> = fc.record(
  {
    value: fc.oneof(
      fc.record({
        kind: fc.constant('points' as const),
        value: fc.integer({ min: -9999, max: 9999 }),
      }),
      fc.record({ kind: fc.constant('mate' as const), moves: fc.integer({ min: -99, max: 99 }) }),
    ),
    depth: fc.nat({ max: 99 }),
  },
  { requiredKeys: ['value'] },
)

/** What commands in PGN comments can say. */
export const anyMarks: fc.Arbitrary<PgnMarks> = fc.record(
  {
    shapes: fc.array(anyShape, { minLength: 1, maxLength: 4 }),
    seconds: fc.integer({ min: -60, max: 9999 }),
    clock: fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10),
    evaluation: anyEvaluation,
  },
  { requiredKeys: [] },
)
