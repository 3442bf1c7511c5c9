import { parseUci } from '#engine/notation/uci'
import type { Evaluated } from '#engine/game/game-review'
import type { Move, Side } from '#engine/rules/types'
import type { EngineLine, ReviewedPosition } from './contract/engines.ts'

/** An engine's line as moves, up to the first text that is none. */
export function movesOfLine({ moves }: Pick<EngineLine, 'moves'>): readonly Move[] {
  const parsed = moves.map(parseUci)
  const end = parsed.indexOf(undefined)
  return (end < 0 ? parsed : parsed.slice(0, end)).filter((move) => move !== undefined)
}

/** What a position of a review says. No lines and no ruling: the side to move is mated. */
export function evaluatedOf({ lines, ended }: ReviewedPosition, turn: Side): Evaluated {
  const [best, second] = lines
  if (best) return { score: best.score, line: movesOfLine(best), second: second?.score }
  if (ended && ended.winner === null) {
    return { score: { kind: 'points', value: 0 }, line: [], second: undefined }
  }
  const winner = ended?.winner ?? (turn === 'cho' ? 'han' : 'cho')
  const kind = ended && !ended.isMate ? 'ruling' : 'mate'
  return { score: { kind, value: winner === 'cho' ? 1 : -1 }, line: [], second: undefined }
}
