import type { BoardWalk } from '../rules/board-walk.ts'
import { fileOf, rankOf, type Square, squareIfOn } from '../rules/square.ts'
import type { Move } from '../rules/types.ts'
import { type CoordinateSystem, formatSquare } from './coordinates.ts'
import {
  checkMark,
  letterOfRole,
  rivalsOf,
  roleOfLetter,
  type WrittenMove,
} from './written-move.ts'

/** What the letters a to i may stand with. */
export const SAN_SYSTEMS = [
  'algebraic',
  'letters',
  'algebraic-from-han',
] as const satisfies readonly CoordinateSystem[]
export type SanSystem = (typeof SAN_SYSTEMS)[number]

const SAN = /^([KAHERCPNB])?([a-i])?(10|\d)?([x-])?([KAHERCPNB])?([a-i])(10|\d)([+#]*)$/

/**
 * Takes in a move in letters: `Pab4`, `R9xc7`, `ab4` (a soldier), `a4b4` (engine text), `a7-b7`,
 * `E h10xPg8`. What it means is settled on the board by `resolveWritten`.
 */
export function parseSan(text: string, system: SanSystem): WrittenMove | undefined {
  const match = SAN.exec(text)
  if (!match) return undefined
  const [, letter = '', file, rank, link, captured = '', toFile = '', toRank = '', check] = match
  const to = squareOf(toFile, toRank, system)
  const fromFile = file === undefined ? undefined : fileNumber(file)
  const fromRank = rank === undefined ? undefined : rankNumber(rank, system)
  return {
    kind: 'step',
    role: roleOfLetter(letter),
    fromFile,
    fromRank,
    // A rank outside the board is no better at the start than at the end.
    to: fromRank !== undefined && (fromRank < 0 || fromRank > 9) ? undefined : to,
    isCapture: link === 'x',
    captured: roleOfLetter(captured),
    isCheck: check !== '',
  }
}

const fileNumber = (letter: string): number => letter.charCodeAt(0) - 97

function rankNumber(text: string, system: SanSystem): number {
  const written = Number(text)
  switch (system) {
    case 'algebraic':
      return written - 1
    case 'letters':
      return written
    case 'algebraic-from-han':
      return 10 - written
  }
}

const squareOf = (file: string, rank: string, system: SanSystem): Square | undefined =>
  squareIfOn(fileNumber(file), rankNumber(rank, system))

/**
 * The move as PyChess and Fairy-Stockfish write it: `Pab4`, `Exe2`, `R9xc7`, `Rf3+`; the pass is the
 * general to where it stands. File, rank or both tell apart pieces that could legally go there. The
 * walk stands before the move, and again afterwards.
 */
export function formatSan(move: Move, walk: BoardWalk, system: SanSystem = 'algebraic'): string {
  const { box } = walk
  if (move.kind === 'pass') {
    const king = box.kingSquare(box.turn)
    return king === undefined ? '--' : `K${formatSquare(king, system)}`
  }
  const { from, to } = move
  const origin = formatSquare(from, system)
  const target = formatSquare(to, system)
  const piece = box.pieceAt(from)
  if (!piece) return origin + target
  const rivals = box.isLegal(from, to) ? rivalsOf(from, to, piece, box) : undefined
  const takes = box.pieceAt(to) ? 'x' : ''
  const letter = letterOfRole(piece.role)
  return letter + tellApart(from, origin, rivals) + takes + target + checkMark(move, walk)
}

/** Without known rivals, as for an illegal move that stood, the whole square. */
function tellApart(from: Square, name: string, rivals: readonly Square[] | undefined): string {
  if (!rivals) return name
  if (rivals.length === 0) return ''
  if (rivals.every((rival) => fileOf(rival) !== fileOf(from))) return name.charAt(0)
  if (rivals.every((rival) => rankOf(rival) !== rankOf(from))) return name.slice(1)
  return name
}
