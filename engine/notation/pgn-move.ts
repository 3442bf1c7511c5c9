import { parseJanggiNotation } from './janggi-notation.ts'
import { parseSan, type SanSystem } from './san.ts'
import type { WrittenMove } from './written-move.ts'

/** What programs write for a pass besides the general to where it stands. */
const PASSES: ReadonlySet<string> = new Set(['@@@@', '--', '0000', 'pass', 'null', 'z0', '한수쉼'])

/** Takes in a move of a PGN in any spelling: letters, Janggi notation, engine text, a word for the pass. */
export function parsePgnMove(text: string, system: SanSystem): WrittenMove | undefined {
  const move = text.replace(/[ \t]+/g, '')
  if (PASSES.has(move.toLowerCase())) return { kind: 'pass' }
  return parseSan(move, system) ?? parseJanggiNotation(move)
}
