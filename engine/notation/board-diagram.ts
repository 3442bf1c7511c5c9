import { formatKiboSquare, formatUciSquare, squareAt } from '../rules/square.ts'
import type { Board, Piece } from '../rules/types.ts'
import { pieceName, type PieceScript } from './piece-names.ts'

/** Letters are one column wide in a text, Hangul and Hanja two. */
export type DiagramScript = PieceScript | 'letters'

const RANKS_FROM_HAN = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const
const FILES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * The board as text, Cho below, for a font whose letters are equally wide. With names of pieces, `v`
 * stands before Han's, as in Japanese diagrams; with letters, upper case is Cho and rows count from
 * Cho's side, as engines do.
 */
export function formatBoardDiagram(board: Board, script: DiagramScript): string {
  return script === 'letters' ? inLetters(board) : inNames(board, script)
}

function inNames(board: Board, script: PieceScript): string {
  const cell = (piece: Piece | undefined): string => {
    if (!piece) return ' ・'
    return (piece.side === 'han' ? 'v' : ' ') + pieceName(piece, script)
  }
  const head = FILES.map((file) => `  ${file + 1}`).join('')
  const rows = RANKS_FROM_HAN.map((rank) => {
    const name = formatKiboSquare(squareAt(0, rank)).slice(0, 1)
    return `${name} ${FILES.map((file) => cell(board[squareAt(file, rank)])).join('')}`
  })
  return `  ${head}\n${rows.join('\n')}\n`
}

const LETTERS = {
  general: 'k',
  chariot: 'r',
  cannon: 'c',
  horse: 'h',
  elephant: 'e',
  guard: 'a',
  soldier: 'p',
} as const

function inLetters(board: Board): string {
  const cell = (piece: Piece | undefined): string => {
    if (!piece) return '.'
    return piece.side === 'cho' ? LETTERS[piece.role].toUpperCase() : LETTERS[piece.role]
  }
  const rows = RANKS_FROM_HAN.map((rank) => {
    const cells = FILES.map((file) => cell(board[squareAt(file, rank)]))
    return `${String(rank + 1).padStart(2)} ${cells.join(' ')}`
  })
  const foot = FILES.map((file) => formatUciSquare(squareAt(file, 0)).slice(0, 1)).join(' ')
  return `${rows.join('\n')}\n   ${foot}\n`
}
