import { formatUciSquare, parseUciSquare, type Square } from '../rules/square.ts'
import { type Move, PASS } from '../rules/types.ts'
import { stepOf } from './steps.ts'

/** Engine move text, `a4b4`; a pass is the general's square twice, `e2e2`. */
export function formatUci(move: Move, king: Square | undefined): string {
  if (move.kind === 'step') return formatUciSquare(move.from) + formatUciSquare(move.to)
  return king === undefined ? '0000' : formatUciSquare(king).repeat(2)
}

/** Reads engine move text: any square twice is a pass, as are `0000` and `@@@@`. */
export function parseUci(text: string): Move | undefined {
  if (text === '0000' || text === '@@@@') return PASS
  const match = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/.exec(text)
  if (!match) return undefined
  const from = parseUciSquare(match[1] ?? '')
  const to = parseUciSquare(match[2] ?? '')
  if (from === undefined || to === undefined) return undefined
  return from === to ? PASS : stepOf(from, to)
}
