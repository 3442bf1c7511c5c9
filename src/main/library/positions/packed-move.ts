import { fromOf, packMove, toOf } from '#engine/notation/packed-move'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Move } from '#engine/rules/types'

/* A line is stored as two bytes a packed move, little-endian, the same in every library. */

/** No move: the line ends here. */
export const NO_MOVE = 8191

/** The same move with left and right exchanged. */
export const mirrorPacked = (packed: number): number =>
  packed === 0 || packed === NO_MOVE
    ? packed
    : mirrored(fromOf(packed)) * SQUARES.length + mirrored(toOf(packed)) + 1

/** A plain loop: `from` with a function takes several times as long. */
export function packLine(moves: readonly Move[]): Uint16Array {
  const line = new Uint16Array(moves.length)
  for (let i = 0; i < moves.length; i++) line[i] = packMove(moves[i]!)
  return line
}

/** The bytes of a packed line, as they are stored. */
export const lineBytes = (line: Uint16Array): Buffer =>
  Buffer.from(line.buffer, line.byteOffset, line.byteLength)

/** Reads stored bytes, which need not be aligned. */
export const lineOf = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.slice().buffer, 0, bytes.length >> 1)
