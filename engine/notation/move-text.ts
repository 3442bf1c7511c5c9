import { err, ok, type Result } from '../result.ts'
import type { Position } from '../rules/position.ts'
import type { Square } from '../rules/square.ts'
import { type Move, PASS, type Piece } from '../rules/types.ts'
import { type CoordinateSystem, formatSquare, resolveSquare } from './coordinates.ts'
import { parseGib } from './gib-parser.ts'
import type { GibPly } from './gib-syntax.ts'
import { type PieceScript, pieceName, sideName } from './piece-names.ts'
import { Reporter } from './reporter.ts'
import { stepOf } from './steps.ts'

/** The spellings of exporting programs: `79졸78`, `79卒78`, `79楚卒78`. */
export interface KiboStyle {
  readonly pieces: PieceScript
  /** Whether, and how, the side stands before the piece. */
  readonly side: PieceScript | 'none'
  readonly coordinates: CoordinateSystem
}

export const PLAIN_STYLE: KiboStyle = {
  pieces: 'hangul',
  side: 'none',
  coordinates: 'row-file',
}

/** What a step does on the board it is played on. */
export interface PlayedStep {
  readonly from: Square
  readonly to: Square
  readonly piece: Piece
  readonly captured: Piece | undefined
  readonly givesCheck: boolean
}

/** The pass in every style. */
export const PASS_TEXT = '한수쉼'

/** What stands behind a move that gives check. */
export const CHECK_TEXT = '장군'

/** A step as `.gib` writes it: captured piece behind the square, 장군 when it gives check. */
export function formatKiboStep(step: PlayedStep, style: KiboStyle = PLAIN_STYLE): string {
  const side = style.side === 'none' ? '' : sideName(step.piece.side, style.side)
  const origin = formatSquare(step.from, style.coordinates)
  const target = formatSquare(step.to, style.coordinates)
  const captured = step.captured ? pieceName(step.captured, style.pieces) : ''
  const check = step.givesCheck ? CHECK_TEXT : ''
  return `${origin}${side}${pieceName(step.piece, style.pieces)}${target}${captured}${check}`
}

/** The move in words of a record. A step from an empty square, which no record holds, reads `?`. */
export function formatKiboMove(
  move: Move,
  position: Position,
  style: KiboStyle = PLAIN_STYLE,
): string {
  if (move.kind === 'pass') return PASS_TEXT
  const { from, to } = move
  const piece = position.pieceAt(from)
  if (!piece) return '?'
  const captured = position.pieceAt(to)
  const givesCheck = position.play(move)?.isCheck() ?? false
  return formatKiboStep({ from, to, piece, captured, givesCheck }, style)
}

export type MoveTextProblem =
  | { readonly code: 'not-a-move'; readonly text: string }
  | { readonly code: 'illegal'; readonly text: string }

/**
 * Reads one move in any spelling of `.gib`. Squares decide: a wrong piece name or a missing 장군
 * does not matter here, the record reader reports them.
 */
export function parseKiboMove(
  text: string,
  position: Pick<Position, 'isLegal'>,
  system: CoordinateSystem = 'row-file',
): Result<Move, MoveTextProblem> {
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, text.length, undefined)
  const { plies, headers, stop } = parseGib(text, 0, text.length, reporter)
  const [ply] = plies
  const isOne = plies.length === 1 && headers.length === 0 && !stop
  const move = ply && isOne ? resolvePly(ply, system) : undefined
  if (!move) return err({ code: 'not-a-move', text })
  return position.isLegal(move) ? ok(move) : err({ code: 'illegal', text })
}

/** The move that is meant, legal or not; undefined where a square is none of the board. */
export function resolvePly(ply: GibPly, system: CoordinateSystem): Move | undefined {
  if (ply.kind === 'pass') return PASS
  const from = resolveSquare(ply.origin, system)
  const to = resolveSquare(ply.target, system)
  return from === undefined || to === undefined ? undefined : stepOf(from, to)
}
