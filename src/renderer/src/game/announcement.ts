import type { RecordedResult } from '#engine/notation/headers'
import type { Outcome } from '#engine/rules/outcome'
import type { Side } from '#engine/rules/types'
import type { Texts } from '#shared/text/index'
import { describeResult } from '#shared/text/result-text'
import type { PlyView } from '../documents/game-view.ts'

/** A ply in words: `31수 한 75상47 장군.`; the start position without one. */
export function describePly(words: Texts['window'], ply: PlyView | undefined): string {
  const { said } = words
  if (!ply) return said.start
  const move = said.move(ply.ply, ply.side, ply.text ?? said.pass)
  return ply.isCheck ? `${move}. ${said.check}` : `${move}.`
}

/** Where the reader stands in a game. */
export interface Reached {
  /** Undefined at the start. */
  readonly ply: PlyView | undefined
  readonly turn: Side
  readonly isLast: boolean
  /** How the game ends with this very ply by the rules that hold for it. */
  readonly outcome?: Outcome | undefined
  /** What the record says about the end of the line in view. */
  readonly recorded?: RecordedResult | undefined
}

/**
 * What a screen reader says after a step: the move and check, the result where there is one, and
 * whose turn it is where no move that follows says so.
 */
export function announcement(texts: Texts, reached: Reached): string {
  const { ply, turn, isLast, outcome, recorded } = reached
  const { said, headers } = texts.window
  const ends = [
    ply && isLast && said.end,
    outcome && said.verdict(texts.rules.outcome(outcome)),
    ply && isLast && recorded && said.recorded(describeResult(headers, recorded)),
  ]
  const isOver = outcome !== undefined || (isLast && recorded !== undefined)
  const next = (!ply || isLast) && !isOver && said.turn(turn)
  return [describePly(texts.window, ply), ...ends, next].filter(Boolean).join(' ')
}
