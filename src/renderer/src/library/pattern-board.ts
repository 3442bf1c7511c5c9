import type { Shape, ShapeColour } from '#engine/notation/annotation'
import { codeOfLetter } from '#engine/notation/board-pattern'
import { pieceOfCode } from '#engine/rules/cells'
import { type Square, SQUARES } from '#engine/rules/square'
import type { Board } from '#engine/rules/types'

/** What can be put on a point of a pattern besides the pieces. */
export const WILDCARDS = ['?', '.', '*', 'X', 'x'] as const
export type Wildcard = (typeof WILDCARDS)[number]

/** Colours of the rings that stand for wildcards on the board. */
const RINGS: Readonly<Record<string, ShapeColour>> = {
  '.': 'yellow',
  '*': 'green',
  X: 'blue',
  x: 'red',
}

/** The pieces of a pattern. */
export const piecesOf = (pattern: string): Board =>
  Array.from(pattern, (letter) =>
    /[.?*Xx]/.test(letter) ? undefined : pieceOfCode(codeOfLetter(letter)),
  )

/** A ring for each wildcard. */
export const ringsOf = (pattern: string): readonly Shape[] =>
  SQUARES.flatMap((square) => {
    const colour = RINGS[pattern.charAt(square)]
    return colour ? [{ kind: 'circle', at: square, colour }] : []
  })

export const withLetter = (pattern: string, square: Square, letter: string): string =>
  pattern.slice(0, square) + letter + pattern.slice(square + 1)

/** The pieces only: where none stands anything may. */
export const withoutEmpty = (pattern: string): string => pattern.replaceAll('.', '?')

/** The whole board: what was left open is empty. */
export const whole = (pattern: string): string => pattern.replaceAll('?', '.')

export const givenCount = (pattern: string): number =>
  SQUARES.length - (pattern.match(/\?/g)?.length ?? 0)
