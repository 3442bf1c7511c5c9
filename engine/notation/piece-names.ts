import type { Piece, Role, Side } from '../rules/types.ts'

/** How records write pieces: `졸` or `卒`. */
export type PieceScript = 'hangul' | 'hanja'

const NAMES: Readonly<Record<PieceScript, Readonly<Record<Role, string>>>> = {
  hangul: {
    general: '장',
    chariot: '차',
    cannon: '포',
    horse: '마',
    elephant: '상',
    guard: '사',
    soldier: '졸',
  },
  hanja: {
    general: '將',
    chariot: '車',
    cannon: '包',
    horse: '馬',
    elephant: '象',
    guard: '士',
    soldier: '卒',
  },
}

/** The name of a piece in a record; only soldiers have a name of their own on either side. */
export function pieceName(piece: Piece, script: PieceScript): string {
  if (piece.side === 'han' && piece.role === 'soldier') return script === 'hangul' ? '병' : '兵'
  return NAMES[script][piece.role]
}

export function sideName(side: Side, script: PieceScript): string {
  if (side === 'cho') return script === 'hangul' ? '초' : '楚'
  return script === 'hangul' ? '한' : '漢'
}
