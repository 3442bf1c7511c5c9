import type { Square } from '#engine/rules/square'
import type { Side } from '#engine/rules/types'
import type { BoardPicture } from './board-picture.ts'
import { nameParts } from './coordinates.ts'

type Named = Pick<
  BoardPicture,
  'board' | 'coordinates' | 'words' | 'lastMove' | 'check' | 'selected' | 'targets' | 'facing'
>

/** The point in the coordinates the board shows: `63`, or `c5`. */
export function shortName(square: Square, { coordinates }: Pick<Named, 'coordinates'>): string {
  const style = coordinates === 'uci' ? 'uci' : 'kibo'
  const { row, file } = nameParts(square, style)
  return style === 'uci' ? file + row : row + file
}

/** What a screen reader says on a point: `6행 3열, 한 병, 잡을 수 있음`. */
export function pointName(square: Square, picture: Named): string {
  const { board, coordinates, words, check, selected, targets = [] } = picture
  const { row, file } = nameParts(square, 'kibo')
  const piece = board[square]
  const target = targets.find((one) => one.square === square)
  const parts = [
    coordinates === 'uci' ? shortName(square, picture) : words.point(row, file),
    piece && words.piece(piece.side, piece.role),
    check === square && words.inCheck,
    selected === square && words.selected,
    target && (target.capture ? words.canCapture : words.canMove),
  ]
  return parts.filter((part) => typeof part === 'string').join(', ')
}

/** The position in one breath: how many pieces, the last move, who is in check. */
export function describeBoard(picture: Named, label?: string): string {
  const { board, words, lastMove, check } = picture
  const count = (side: Side): number => board.filter((piece) => piece?.side === side).length
  const checked = check === undefined ? undefined : board[check]
  const parts = [
    label ?? words.name,
    words.count(count('cho'), count('han')),
    lastMove && words.lastMove(shortName(lastMove.from, picture), shortName(lastMove.to, picture)),
    checked && words.check(checked.side),
    picture.facing === true && words.facing,
  ]
  return parts.filter((part) => typeof part === 'string').join(', ')
}

/** What is in the hand and where it may go: `한 병, 갈 수 있는 점 3개: 51, 42, 53`. */
export function describeHeld(picture: Named): string {
  const { board, words, selected, targets = [] } = picture
  const piece = selected === undefined ? undefined : board[selected]
  if (!piece) return ''
  const squares = targets.map(({ square }) => shortName(square, picture))
  return words.held(words.piece(piece.side, piece.role), squares)
}
