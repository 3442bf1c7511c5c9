import { parseFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import { parseUciSquare, type Square } from '#engine/rules/square'
import type { Move, Setup } from '#engine/rules/types'

/** The setup of a FEN that a test vouches for. */
export function setupOf(fen: string): Setup {
  const parsed = parseFen(fen)
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.code}`)
  return parsed.value
}

/** The move of an engine text, `e2e3`, or a pass, `pass`. */
export function moveOf(text: string): Move {
  const move = text === 'pass' ? { kind: 'pass' as const } : parseUci(text)
  if (!move) throw new Error(`${text} is no move`)
  return move
}

/** The moves of a text, separated by spaces. */
export const movesOf = (text: string): Move[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(moveOf)

/** The square of an engine name, `e2`. */
export function at(name: string): Square {
  const square = parseUciSquare(name)
  if (square === undefined) throw new Error(`${name} is no square`)
  return square
}
