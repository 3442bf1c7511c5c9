import type { MovePlace } from '../game/move-place.ts'
import type { CoordinateSystem } from '../notation/coordinates.ts'
import { isHangul } from '../notation/gib-characters.ts'
import { formatJanggiNotation } from '../notation/janggi-notation.ts'
import {
  CHECK_TEXT,
  formatKiboStep,
  type KiboStyle,
  PASS_TEXT,
  PLAIN_STYLE,
} from '../notation/move-text.ts'
import { pieceName, type PieceScript } from '../notation/piece-names.ts'
import { formatSan, SAN_SYSTEMS, type SanSystem } from '../notation/san.ts'
import { formatUci } from '../notation/uci.ts'
import type { BoardWalk } from '../rules/board-walk.ts'
import type { Move } from '../rules/types.ts'
import { plyParts } from './ply-parts.ts'
import type { TextDialect } from './text-dialect.ts'

/** Moves as `.gib` writes them. */
export interface KiboTextStyle extends KiboStyle {
  readonly kind: 'kibo'
  /** What stands before the piece that is taken: mostly nothing, 타 in older programs. */
  readonly takes: string
}

/** How a text writes its moves. */
export type MoveStyle =
  | KiboTextStyle
  /** Letters, `Pab4`; the system says how ranks are counted. */
  | { readonly kind: 'san'; readonly system: SanSystem }
  /** `P71-72`. */
  | { readonly kind: 'notation' }
  /** Engine text, `a4b4`. */
  | { readonly kind: 'uci' }

export const usualStyle = (dialect: TextDialect): MoveStyle =>
  dialect === 'gib'
    ? { kind: 'kibo', ...PLAIN_STYLE, takes: '' }
    : { kind: 'san', system: 'algebraic' }

/** The style of the moves of a game, by the first that shows it; undefined where none does. */
export function moveStyleOf(
  source: string,
  moves: readonly MovePlace[],
  coordinates: CoordinateSystem,
  dialect: TextDialect,
): MoveStyle | undefined {
  if (dialect === 'gib') return kiboStyle(source, moves, coordinates)
  for (const { from, to } of moves) {
    const style = pgnStyle(source.slice(from, to), coordinates)
    if (style) return style
  }
  return undefined
}

const scriptOf = (character: string): PieceScript => (isHangul(character) ? 'hangul' : 'hanja')

function kiboStyle(
  source: string,
  moves: readonly MovePlace[],
  coordinates: CoordinateSystem,
): KiboTextStyle | undefined {
  let style: KiboTextStyle | undefined
  for (const { from, to } of moves) {
    const { piece, side, takes, captured } = plyParts(source, from, to)
    if (!piece) continue
    style ??= {
      kind: 'kibo',
      pieces: scriptOf(source.charAt(piece.from)),
      side: side ? scriptOf(source.charAt(side.from)) : 'none',
      coordinates,
      takes: '',
    }
    if (takes) return { ...style, takes: source.slice(takes.from, takes.to) }
    if (captured) return style
  }
  return style
}

function pgnStyle(move: string, coordinates: CoordinateSystem): MoveStyle | undefined {
  if (/\d\d\s*[-x]/.test(move)) return { kind: 'notation' }
  const system = SAN_SYSTEMS.find((one) => one === coordinates) ?? 'algebraic'
  if (/^[a-i]\d+[a-i]\d+$/.test(move)) {
    return system === 'algebraic' ? { kind: 'uci' } : { kind: 'san', system }
  }
  return /[a-i]\d/.test(move) ? { kind: 'san', system } : undefined
}

/** A legal move as the text would write it. The walk stands before the move, and again afterwards. */
export function formatMove(move: Move, walk: BoardWalk, style: MoveStyle): string {
  switch (style.kind) {
    case 'kibo':
      return formatKibo(move, walk, style)
    case 'san':
      return formatSan(move, walk, style.system)
    case 'notation':
      return formatJanggiNotation(move, walk)
    case 'uci':
      return formatUci(move, walk.box.kingSquare(walk.box.turn))
  }
}

function formatKibo(move: Move, walk: BoardWalk, style: KiboTextStyle): string {
  if (move.kind === 'pass') return PASS_TEXT
  const { box } = walk
  const piece = box.pieceAt(move.from)
  if (!piece) throw new RangeError('a step starts where a piece stands')
  const captured = box.pieceAt(move.to)
  walk.play(move)
  const givesCheck = box.isInCheck()
  walk.takeBack()
  const step = { ...move, piece, captured, givesCheck }
  if (style.takes === '' || !captured) return formatKiboStep(step, style)
  const plain = formatKiboStep({ ...step, captured: undefined, givesCheck: false }, style)
  const mark = givesCheck ? CHECK_TEXT : ''
  return plain + style.takes + pieceName(captured, style.pieces) + mark
}
