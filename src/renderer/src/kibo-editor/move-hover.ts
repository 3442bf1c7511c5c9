import type { IMarkdownString } from 'monaco-editor/editor/editor.api'
import type { MoveHover } from '#engine/kibo-text/hover'
import { parseFen } from '#engine/notation/fen'
import { SQUARES } from '#engine/rules/square'
import type { Texts } from '#shared/text/index'
import { boardToSvg } from '#shared/board/board-svg'
import type { BoardPicture } from '#shared/board/board-picture'
import { toBase64 } from '../files/base64.ts'
import { withSharedPaths } from './shared-paths.ts'

/** How boards are to look. */
export type HoverLook = Pick<BoardPicture, 'orientation' | 'pieceSet' | 'theme'>

/** With the points it must fit the quarter of a thousand pixels that the editor gives it. */
const WIDTH = 160

/** The board after a move, small, with the points: what the editor shows over the move. */
export function hoverOver(hover: MoveHover, texts: Texts, look: HoverLook): IMarkdownString[] {
  const { ply, side, text, points, isCheck } = hover
  const { kiboEditor: words, setup } = texts
  const title = words.hoverTitle(ply, setup.sides[side], text, isCheck)
  const score = words.hoverPoints(points.cho, points.han)
  return [{ value: `**${title}**  \n${score}` }, { value: picture(hover, texts, look) }]
}

function picture({ fenAfter, move, isCheck }: MoveHover, texts: Texts, look: HoverLook): string {
  const after = parseFen(fenAfter)
  if (!after.ok) return ''
  const { board, turn } = after.value
  const svg = boardToSvg(
    {
      ...look,
      board,
      coordinates: 'none',
      words: texts.board,
      lastMove: move.kind === 'step' ? move : undefined,
      check: isCheck
        ? SQUARES.find((s) => board[s]?.role === 'general' && board[s].side === turn)
        : undefined,
    },
    WIDTH,
  )
  const data = toBase64(new TextEncoder().encode(withSharedPaths(svg)))
  return `![${texts.kiboEditor.hoverBoard}](data:image/svg+xml;base64,${data}|width=${WIDTH})`
}
