import { nodeAt, ROOT } from '../game/tree.ts'
import type { Span } from '../notation/gib-syntax.ts'
import type { Move, Role } from '../rules/types.ts'
import { type GameText, moveIndexAt, walkTo } from './game-text.ts'
import { formatMove, type MoveStyle, usualStyle } from './move-style.ts'
import { plyParts } from './ply-parts.ts'
import { gameAtOffset, type RecordText } from './record-text.ts'
import { type Standing, standingAt } from './standing.ts'

/** A legal move that can stand at the caret; it replaces what is between the offsets. */
export interface MoveCompletion extends Span {
  /** As the text writes moves. */
  readonly text: string
  /** The same with its number, where none stands there. */
  readonly insert: string
  readonly move: Move
  /** Undefined for a pass. */
  readonly role: Role | undefined
  readonly captured: Role | undefined
}

/** Every legal move at an offset, in the style of the text; none where no move can stand. */
export function completionsAt(record: RecordText, offset: number): readonly MoveCompletion[] {
  const placed = gameAtOffset(record, offset)
  if (!placed) return []
  const { game, entry } = placed
  const gap = gapAt(game, offset - entry.from)
  if (!gap) return []
  const style = styleNear(record, entry.index)
  const walk = walkTo(game, gap.node)
  const number = gap.needsNumber ? numberBefore(walk.depth, game) : ''
  const { box } = walk
  return box.legalMoves().map((move) => {
    const text = formatMove(move, walk, style)
    return {
      from: gap.from + entry.from,
      to: gap.to + entry.from,
      text,
      insert: number + text,
      move,
      role: move.kind === 'step' ? box.pieceAt(move.from)?.role : undefined,
      captured: move.kind === 'step' ? box.pieceAt(move.to)?.role : undefined,
    }
  })
}

/** How the game writes its moves; without any, how the one before or else one behind it does. */
function styleNear({ games, dialect }: RecordText, index: number): MoveStyle {
  const before = games.slice(0, index + 1).findLast(({ game }) => game.style)
  const near = before ?? games.slice(index).find(({ game }) => game.style)
  return near?.game.style ?? usualStyle(dialect)
}

/** In PGN only Cho's moves need a number. */
function numberBefore(depth: number, { dialect, read }: GameText): string {
  if (dialect === 'gib') return `${depth + 1}. `
  const fromHan = read.game.start.setup.turn === 'han' ? 1 : 0
  const plies = depth + fromHan
  return plies % 2 === 0 ? `${plies / 2 + 1}. ` : ''
}

/** Where a move can be written, and what it replaces. */
interface Gap extends Span, Standing {}

function gapAt(game: GameText, offset: number): Gap | undefined {
  const { moves, source } = game
  const at = moves[moveIndexAt(game, offset - 1)]
  if (at && offset <= endOf(game, at)) {
    const node = nodeAt(game.read.game.tree, at.node).parent ?? ROOT
    return { node, from: at.from, to: endOf(game, at), needsNumber: false }
  }
  const partial = /[^\s{}[\]().]*$/.exec(source.slice(0, offset).slice(-LONGEST_MOVE))?.[0] ?? ''
  const from = Math.max(offset - partial.length, at?.to ?? 0)
  const standing = standingAt(game, from)
  if (!standing) return undefined
  const rest = /^[^\s{}[\]()]*/.exec(source.slice(offset, offset + LONGEST_MOVE))?.[0] ?? ''
  return { ...standing, from, to: offset + rest.length }
}

const LONGEST_MOVE = 40

const endOf = ({ dialect, source }: GameText, { from, to }: Span): number =>
  dialect === 'gib' ? plyParts(source, from, to).end : to
