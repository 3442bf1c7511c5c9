import type { GameView, PlyView } from '../documents/game-view.ts'

/** A line of the move list: Cho's ply on the left, Han's on the right, or what an author wrote. */
export type MoveRow =
  | { readonly kind: 'plies'; readonly cho: PlyView | undefined; readonly han: PlyView | undefined }
  | { readonly kind: 'comment'; readonly ply: number; readonly text: string }

/** Longest part of a comment that the list shows; the rest is counted. */
export const LONGEST_COMMENT = 2000

/**
 * Pairs the plies into lines. A comment breaks the pair, so that it stands right below its move,
 * and the answer begins a new line.
 */
export function moveRows(game: GameView): readonly MoveRow[] {
  const rows: MoveRow[] = game.opening.map((text) => ({ kind: 'comment', ply: 0, text }))
  let waiting: PlyView | undefined
  const flush = (): void => {
    if (waiting) rows.push({ kind: 'plies', cho: waiting, han: undefined })
    waiting = undefined
  }
  for (const ply of game.plies) {
    if (ply.side === 'cho') {
      flush()
      waiting = ply
    } else {
      rows.push({ kind: 'plies', cho: waiting, han: ply })
      waiting = undefined
    }
    if (ply.comments.length === 0) continue
    flush()
    for (const text of ply.comments) rows.push({ kind: 'comment', ply: ply.ply, text })
  }
  flush()
  return rows
}

/** The row that shows a ply; the first row at the start. */
export function rowOfPly(rows: readonly MoveRow[], ply: number): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const row = rows[middle]
    if (row && firstPly(row) <= ply) low = middle
    else high = middle - 1
  }
  while (low > 0 && rows[low]?.kind === 'comment' && ply > 0) low -= 1
  return low
}

const firstPly = (row: MoveRow): number =>
  row.kind === 'comment' ? row.ply : (row.cho?.ply ?? row.han?.ply ?? 0)
