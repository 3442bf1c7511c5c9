import { fileOf, rankOf, type Square } from './square.ts'
import type { Side } from './types.ts'

/** The nine points of a palace (궁성). */
export function isInPalace(square: Square, side: Side): boolean {
  const file = fileOf(square)
  const rank = rankOf(square)
  return file >= 3 && file <= 5 && (side === 'cho' ? rank <= 2 : rank >= 7)
}
