import { err, ok, type Result } from '../result.ts'
import { squareAt, SQUARES } from '../rules/square.ts'
import type { Board, Piece, Role, Setup } from '../rules/types.ts'

/** What is wrong in a FEN text, with the offset where it shows. */
export type FenProblem =
  | { readonly code: 'fen-empty'; readonly at: number }
  | { readonly code: 'fen-bad-letter'; readonly at: number; readonly letter: string }
  | {
      readonly code: 'fen-row-length'
      readonly at: number
      readonly row: number
      readonly points: number
    }
  | { readonly code: 'fen-row-count'; readonly at: number; readonly rows: number }
  | { readonly code: 'fen-bad-turn'; readonly at: number; readonly text: string }

const ROLE_OF: Readonly<Record<string, Role>> = {
  k: 'general',
  r: 'chariot',
  c: 'cannon',
  n: 'horse',
  h: 'horse',
  b: 'elephant',
  e: 'elephant',
  a: 'guard',
  p: 'soldier',
}

/** Lower case, as for Han. */
export const LETTER_OF: Readonly<Record<Role, string>> = {
  general: 'k',
  chariot: 'r',
  cannon: 'c',
  horse: 'n',
  elephant: 'b',
  guard: 'a',
  soldier: 'p',
}

/**
 * Reads board and turn of a FEN in Fairy-Stockfish's form: rows 10 to 1, upper case is Cho, `w` is
 * Cho to move (also when left out). Letters h and e are read as n and b; counters are not kept.
 */
export function parseFen(text: string): Result<Setup, FenProblem> {
  const fields = /^\s*(\S+)(?:\s+(\S+))?/.exec(text)
  if (!fields) return err({ code: 'fen-empty', at: 0 })
  const placement = fields[1] ?? ''
  const offset = text.indexOf(placement)
  const board = parsePlacement(placement, offset)
  if (!board.ok) return board
  const turn = fields[2] ?? 'w'
  if (turn !== 'w' && turn !== 'b') {
    const at = text.indexOf(turn, offset + placement.length)
    return err({ code: 'fen-bad-turn', at, text: turn.slice(0, 20) })
  }
  return ok({ board: board.value, turn: turn === 'w' ? 'cho' : 'han' })
}

function parsePlacement(placement: string, offset: number): Result<Board, FenProblem> {
  const rows = placement.split('/', 12)
  if (rows.length !== 10) return err({ code: 'fen-row-count', at: offset, rows: rows.length })
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  let at = offset
  for (const [i, row] of rows.entries()) {
    let file = 0
    for (const [j, letter] of Array.from(row).entries()) {
      const role = Object.hasOwn(ROLE_OF, letter.toLowerCase())
        ? ROLE_OF[letter.toLowerCase()]
        : undefined
      if (/^[1-9]$/.test(letter)) file += Number(letter)
      else if (role) {
        if (file < 9) {
          board[squareAt(file, 9 - i)] = { side: letter < 'a' ? 'cho' : 'han', role }
        }
        file += 1
      } else return err({ code: 'fen-bad-letter', at: at + j, letter })
    }
    if (file !== 9) return err({ code: 'fen-row-length', at, row: 10 - i, points: file })
    at += row.length + 1
  }
  return ok(board)
}

/** First field of the FEN. */
export function formatPlacement(board: Board): string {
  const rows: string[] = []
  for (let rank = 9; rank >= 0; rank--) {
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
      const letter = LETTER_OF[piece.role]
      row += piece.side === 'cho' ? letter.toUpperCase() : letter
    }
    rows.push(gap > 0 ? row + String(gap) : row)
  }
  return rows.join('/')
}

/** The FEN of a setup; `move` is the number of the move to come, both sides' moves being one. */
export const formatFen = (setup: Setup, move = 1): string =>
  `${formatPlacement(setup.board)} ${setup.turn === 'cho' ? 'w' : 'b'} - - 0 ${move}`
