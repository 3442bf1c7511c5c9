import type { Role, Side } from '../rules/types.ts'
import type { WrittenSquare } from './coordinates.ts'
import type { Expected } from './diagnostic.ts'
import type { RawHeader } from './headers.ts'

/** A stretch of the text, in UTF-16 offsets. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface GibHeader extends RawHeader, Span {}

export interface GibTurn extends Span {
  /** Offset of the ply number, or of the move where it has none. */
  readonly start: number
  readonly seconds: number | undefined
}

/** A move as written: what its squares mean is known with the coordinate system. */
export interface GibMove extends GibTurn {
  readonly kind: 'move'
  readonly origin: WrittenSquare
  readonly target: WrittenSquare
  readonly side: Side | undefined
  readonly role: Role
  readonly captured: Role | 'unnamed' | undefined
  readonly isCheck: boolean
}

export interface GibPass extends GibTurn {
  readonly kind: 'pass'
}

export type GibPly = GibMove | GibPass

/** Where reading ended early. `from` is the start of the ply that could not be read. */
export interface GibStop extends Span {
  readonly expected: Expected
}

/** Comments by the number of the move they belong to; 0 is before the first move. */
export type CommentsByPly = ReadonlyMap<number, readonly string[]>

/** One game as it is written, with no thought of what is legal. Comments have plain line feeds. */
export interface GibSyntax {
  readonly headers: readonly GibHeader[]
  readonly plies: readonly GibPly[]
  /** Comments between a ply number and its move. */
  readonly commentsBefore: CommentsByPly
  readonly commentsAfter: CommentsByPly
  readonly stop: GibStop | undefined
}
