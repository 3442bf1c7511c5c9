import { SQUARES, type Square } from '#engine/rules/square'
import type { Piece, Role, Side } from '#engine/rules/types'
import { formatPoint, octagon, type Point, pointOf, rounded, SPACING } from './board-geometry.ts'
import type { BoardPicture, PieceSet } from './board-picture.ts'
import { PALETTES, type Palette } from './board-palette.ts'
import { drawGlyph } from './draw-glyph.ts'
import { type Glyph, GLYPHS } from './glyphs.ts'
import { PICTURES } from './pictures.ts'
import { svg, type SvgNode } from './svg-node.ts'

type Names = Readonly<Record<Side, Readonly<Record<Role, Glyph>>>>

const HANJA_OF_BOTH = {
  chariot: '車',
  cannon: '包',
  horse: '馬',
  elephant: '象',
  guard: '士',
} as const
const HANGUL_OF_BOTH = {
  chariot: '차',
  cannon: '포',
  horse: '마',
  elephant: '상',
  guard: '사',
} as const

const HANJA: Names = {
  cho: { ...HANJA_OF_BOTH, general: '楚', soldier: '卒' },
  han: { ...HANJA_OF_BOTH, general: '漢', soldier: '兵' },
}
const HANGUL: Names = {
  cho: { ...HANGUL_OF_BOTH, general: '초', soldier: '졸' },
  han: { ...HANGUL_OF_BOTH, general: '한', soldier: '병' },
}

/** As PyChess and Fairy-Stockfish write them, the horse and the elephant by their English names. */
const LETTERS: Readonly<Record<Role, Glyph>> = {
  general: 'K',
  chariot: 'R',
  cannon: 'C',
  horse: 'H',
  elephant: 'E',
  guard: 'A',
  soldier: 'P',
}

/** The caption names the piece as the move list does, so the general is 궁 on both sides. */
const captionOf = ({ side, role }: Piece): Glyph => (role === 'general' ? '궁' : HANGUL[side][role])

/** From side to side, in drawing units. */
export const PIECE_SIZE: Readonly<Record<Role, number>> = {
  general: SPACING,
  chariot: 0.9 * SPACING,
  cannon: 0.9 * SPACING,
  horse: 0.9 * SPACING,
  elephant: 0.9 * SPACING,
  guard: 0.75 * SPACING,
  soldier: 0.75 * SPACING,
}

type Pieces = Pick<BoardPicture, 'board' | 'orientation' | 'pieceSet' | 'theme'>

/**
 * One group for each piece, keyed by its point; the piece on `raised` passes over the others, and of
 * the one on `carried`, which the hand holds elsewhere, a shade is left.
 */
export function drawPieces(picture: Pieces, raised?: Square, carried?: Square): readonly SvgNode[] {
  const palette = PALETTES[picture.theme]
  const order = raised === undefined ? SQUARES : [...SQUARES.filter((s) => s !== raised), raised]
  return order.flatMap((square) => {
    const piece = picture.board[square]
    if (!piece) return []
    const { x, y } = pointOf(square, picture.orientation)
    const attrs = {
      'data-square': square,
      'data-piece': `${piece.side}-${piece.role}`,
      transform: `translate(${x} ${y})`,
      ...(square === carried && { opacity: 0.35 }),
    }
    return [svg('g', `piece-${square}`, attrs, drawPiece(piece, picture.pieceSet, palette))]
  })
}

/** The piece in the hand, over everything else. */
export const drawCarried = (picture: Pieces, square: Square, at: Point): readonly SvgNode[] => {
  const piece = picture.board[square]
  if (!piece) return []
  const transform = `translate(${formatPoint(at)}) scale(1.08)`
  const drawn = drawPiece(piece, picture.pieceSet, PALETTES[picture.theme])
  return [svg('g', 'carried', { transform }, drawn)]
}

/**
 * A piece around 0, 0: shadow, rim and face, one ring for Cho or two for Han, and what names it,
 * engraved: their lower edge catches the light.
 */
export function drawPiece(piece: Piece, set: PieceSet, palette: Palette): readonly SvgNode[] {
  const size = PIECE_SIZE[piece.role]
  const face = size - 0.05 * SPACING
  const ink = palette.side[piece.side]
  const rings = piece.side === 'cho' ? [0.92] : [0.95, 0.85]
  const marks = marksOn(piece, set).map((mark) => ({
    ...mark,
    em: mark.em * size,
    y: mark.y * size,
  }))
  return [
    svg('path', 'shadow', {
      d: octagon(size),
      transform: `translate(0 ${rounded(0.04 * SPACING)})`,
      fill: palette.shadow,
      'fill-opacity': 0.35,
    }),
    svg('path', 'rim', { d: octagon(size), fill: palette.rim }),
    svg('path', 'face', {
      d: octagon(face),
      transform: `translate(0 ${rounded(-0.008 * SPACING)})`,
      fill: palette.face,
    }),
    ...marks.map(({ name, outline, em, y }) =>
      drawGlyph(`edge-${name}`, outline, { x: 0, y: y + 0.014 * SPACING }, em, {
        fill: palette.engraved,
      }),
    ),
    ...rings.map((share, i) =>
      svg('path', `ring-${i}`, {
        d: octagon(face * share),
        fill: 'none',
        stroke: ink,
        'stroke-width': rounded((piece.side === 'cho' ? 0.032 : 0.022) * SPACING),
      }),
    ),
    ...marks.map(({ name, outline, em, y }) =>
      drawGlyph(`name-${name}`, outline, { x: 0, y }, em, { fill: ink }),
    ),
  ]
}

interface Mark {
  readonly name: string
  readonly outline: string
  /** Height and distance below the middle, as shares of the piece's size. */
  readonly em: number
  readonly y: number
}

const written = (glyph: Glyph, em: number, y = 0): Mark => ({
  name: glyph,
  outline: GLYPHS[glyph],
  em,
  y,
})

function marksOn(piece: Piece, set: PieceSet): readonly Mark[] {
  const { side, role } = piece
  switch (set) {
    case 'hanja':
      return [written(HANJA[side][role], 0.62)]
    case 'hangul':
      return [written(HANGUL[side][role], 0.56)]
    case 'hanja-hangul':
      return [written(HANJA[side][role], 0.47, -0.1), written(captionOf(piece), 0.26, 0.25)]
    case 'letters':
      return [written(LETTERS[role], 0.66)]
    case 'pictures':
      return [{ name: role, outline: PICTURES[role], em: 0.64, y: 0 }]
  }
}
