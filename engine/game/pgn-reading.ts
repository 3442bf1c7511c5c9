import type { PgnLexer } from '../notation/pgn-lexer.ts'
import { parsePgnMove } from '../notation/pgn-move.ts'
import { SAN_SYSTEMS, type SanSystem } from '../notation/san.ts'
import { resolveWritten } from '../notation/written-move.ts'
import type { StartCandidate } from './gib-start.ts'

/** One way to read a game: where it starts and how its ranks are counted. */
export interface PgnReading {
  readonly candidate: StartCandidate
  readonly system: SanSystem
  /** How many of the starts make every move of the main line legal. */
  readonly fitting: number
}

/** The reading under which the main line goes furthest, among equals the first. */
export function choosePgnReading(
  candidates: readonly StartCandidate[],
  lexer: PgnLexer,
): PgnReading {
  const moves = mainLineOf(lexer)
  let best: PgnReading | undefined
  let furthest = -1
  for (const system of SAN_SYSTEMS) {
    const fits = candidates.map((candidate) => legalPlies(candidate, moves, system))
    const fitting = fits.filter((legal) => legal === moves.length).length
    for (const [i, candidate] of candidates.entries()) {
      const legal = fits[i] ?? 0
      if (legal <= furthest) continue
      best = { candidate, system, fitting }
      furthest = legal
    }
    if (fitting > 0) break
  }
  if (!best) throw new RangeError('no start to choose from')
  return best
}

/** The moves outside all variations, as they are written. */
function mainLineOf(lexer: PgnLexer): readonly string[] {
  const moves: string[] = []
  let depth = 0
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    if (kind === 'open') depth += 1
    else if (kind === 'close') depth = Math.max(0, depth - 1)
    else if (kind === 'move' && depth === 0) moves.push(lexer.text.slice(lexer.from, lexer.to))
  }
  return moves
}

function legalPlies(
  candidate: StartCandidate,
  moves: readonly string[],
  system: SanSystem,
): number {
  let box = candidate.board
  for (const [i, text] of moves.entries()) {
    const written = parsePgnMove(text, system)
    const move = written && resolveWritten(written, box)
    if (!move?.ok) return i
    if (i + 1 === moves.length) break
    // The shared board is left alone: a file may hold a hundred thousand games that end at once.
    if (box === candidate.board) box = candidate.newBox()
    box.play(move.value)
  }
  return moves.length
}
