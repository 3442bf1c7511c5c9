import { formatFen } from '#engine/notation/fen'
import { formatUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import type { Standing } from '#engine/rules/past'
import { setupOfKey } from '#engine/rules/position-key'
import { legalActions } from '#engine/rules/refusal'
import type { RuleSet } from '#engine/rules/ruleset'
import { SQUARES } from '#engine/rules/square'
import { Track } from '#engine/rules/track'
import type { Move, Setup } from '#engine/rules/types'

/**
 * Fairy-Stockfish's name of the rules that come nearest. Its bikjang is in force from the first move
 * on; where ours is not in force here, facing generals must mean nothing to the engine either.
 */
export function variantOf({ past }: Standing, rules: RuleSet): string {
  const isInForce = rules.bikjang === 'kjf' && past.firstCapturePly !== null
  if (isInForce) return rules.scoring ? 'janggi' : 'janggitraditional'
  return rules.scoring ? 'janggimodern' : 'janggicasual'
}

/** The position as an engine is told it, and the moves it may look at where the rules narrow them. */
export interface UciPosition {
  readonly command: string
  /** Undefined where every move of its pieces, and the pass, is allowed. */
  readonly searchmoves: string | undefined
}

/**
 * The moves since the last capture are told, so that the engine knows what is repeated, but nothing
 * before a pass or facing generals: engines end games at two passes, or narrow the moves while
 * generals face, by rules of their own.
 */
export function uciPosition(standing: Standing, rules: RuleSet): UciPosition {
  const { setup, past } = standing
  const boards = [...past.trail.map(({ key }) => setupOfKey(key)), setup]
  const moves: string[] = []
  let first = boards.length - 1
  for (; first > 0; first--) {
    const before = boards[first - 1]
    const after = boards[first]
    const move = before && after && stepBetween(before, after)
    if (!before || !move || Mailbox.from(before).areGeneralsFacing()) break
    moves.unshift(formatUci(move, undefined))
  }
  const fen = formatFen(boards[first] ?? setup, 1)
  const played = moves.length > 0 ? ` moves ${moves.join(' ')}` : ''
  return { command: `position fen ${fen}${played}`, searchmoves: narrowed(standing, rules) }
}

/** The step that leads from one board to the next; undefined for a pass. */
function stepBetween(before: Setup, after: Setup): Move | undefined {
  const { turn } = before
  const from = SQUARES.find((s) => before.board[s]?.side === turn && after.board[s]?.side !== turn)
  const to = SQUARES.find((s) => before.board[s]?.side !== turn && after.board[s]?.side === turn)
  return from === undefined || to === undefined ? undefined : { kind: 'step', from, to }
}

function narrowed(standing: Standing, rules: RuleSet): string | undefined {
  const track = Track.from(standing)
  const legal = legalActions(track, rules)
  const movement = track.safeSteps().length + (track.isCheck ? 0 : 1)
  if (legal.length === movement || legal.length === 0) return undefined
  const king = track.kingSquare(track.turn)
  return legal.map((move) => formatUci(move, king)).join(' ')
}
