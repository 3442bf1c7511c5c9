import { err, ok, type Result } from '../result.ts'
import { squareAt, SQUARES } from '../rules/square.ts'
import type { Board, Piece, Setup } from '../rules/types.ts'
import { isHangul, roleOf, sideOf } from './gib-characters.ts'
import { pieceName } from './piece-names.ts'

export type GibBoardProblem =
  | { readonly code: 'board-letter'; readonly at: number }
  /** Row from 0, Cho's back row. */
  | { readonly code: 'board-row-long'; readonly row: number }
  | { readonly code: 'board-rows'; readonly rows: number }

/**
 * Reads a start board (판): ten rows from Cho's back row to Han's, parted by `/`, each from Cho's
 * left; digits are empty points and what is left out is empty. Hangul is Cho, Hanja is Han. Behind
 * a space stands who gives the handicap (접장기), and that only says who moves first.
 */
export function parseGibBoard(value: string): Result<Setup, GibBoardProblem> {
  const text = value.trimStart()
  const gap = text.indexOf(' ')
  const rows = (gap < 0 ? text : text.slice(0, gap)).split('/', 12)
  if (rows.length > 10) return err({ code: 'board-rows', rows: rows.length })
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  let at = value.length - text.length
  for (const [rank, row] of rows.entries()) {
    let file = 0
    for (let i = 0; i < row.length; i++) {
      const letter = row.charAt(i)
      const role = roleOf(row.charCodeAt(i))
      if (letter >= '1' && letter <= '9') file += Number(letter)
      else if (!role) return err({ code: 'board-letter', at: at + i })
      else {
        if (file < 9) board[squareAt(file, rank)] = { side: isHangul(letter) ? 'cho' : 'han', role }
        file += 1
      }
      if (file > 9) return err({ code: 'board-row-long', row: rank })
    }
    at += row.length + 1
  }
  const first = gap < 0 ? undefined : sideOf(text.slice(gap).trimStart().charAt(0))
  return ok({ board, turn: first ?? 'cho' })
}

export function formatGibBoard(setup: Setup): string {
  const rows = Array.from({ length: 10 }, (_, rank) => formatRow(setup.board, rank))
  return `${rows.join('/')} ${setup.turn === 'cho' ? '초' : '한'} 접장기`
}

/** One row without its trailing empty points. */
function formatRow(board: Board, rank: number): string {
  let row = ''
  let gap = 0
  for (let file = 0; file < 9; file++) {
    const piece = board[squareAt(file, rank)]
    if (!piece) {
      gap += 1
      continue
    }
    if (gap > 0) row += String(gap)
    gap = 0
    row += pieceName(piece, piece.side === 'cho' ? 'hangul' : 'hanja')
  }
  return row
}
