import type { BoardWalk } from '../rules/board-walk.ts'
import { fileOf, formatKiboSquare, parseKiboSquare, rankOf } from '../rules/square.ts'
import type { Move } from '../rules/types.ts'
import { checkMark, letterOfRole, roleOfLetter, type WrittenMove } from './written-move.ts'

const NOTATION = /^([KAHERCPNB])?(\d\d)([x-])([KAHERCPNB])?(\d\d)([+#]*)$/

/**
 * Takes in a move in Janggi notation, letter and squares of the official coordinates: `P71-72`,
 * `E45x68`, `K95-95` (a pass); also with the captured piece, `E44xP72`.
 */
export function parseJanggiNotation(text: string): WrittenMove | undefined {
  const match = NOTATION.exec(text)
  if (!match) return undefined
  const [, letter = '', origin = '', link, captured = '', target = '', check] = match
  const from = parseKiboSquare(origin)
  return {
    kind: 'step',
    role: roleOfLetter(letter),
    fromFile: from === undefined ? undefined : fileOf(from),
    fromRank: from === undefined ? undefined : rankOf(from),
    to: from === undefined ? undefined : parseKiboSquare(target),
    isCapture: link === 'x',
    captured: roleOfLetter(captured),
    isCheck: check !== '',
  }
}

/** The move as Fairy-Stockfish writes it in Janggi notation. The walk stands before the move, and again afterwards. */
export function formatJanggiNotation(move: Move, walk: BoardWalk): string {
  const { box } = walk
  if (move.kind === 'pass') {
    const king = box.kingSquare(box.turn)
    return king === undefined ? '--' : `K${formatKiboSquare(king)}-${formatKiboSquare(king)}`
  }
  const piece = box.pieceAt(move.from)
  const letter = piece ? letterOfRole(piece.role) : ''
  const link = box.pieceAt(move.to) ? 'x' : '-'
  const squares = formatKiboSquare(move.from) + link + formatKiboSquare(move.to)
  return letter + squares + checkMark(move, walk)
}
