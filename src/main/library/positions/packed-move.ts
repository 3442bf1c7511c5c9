import { stepOf } from '#engine/notation/steps'
import { isSquare, mirrored, type Square, SQUARES } from '#engine/rules/square'
import { type Move, PASS } from '#engine/rules/types'

/*
 * A move in 13 bits: 0 is the pass, else `from * 90 + to + 1`. A line is stored as two bytes a move,
 * little-endian, the same in every library.
 */

/** No move: the line ends here. */
export const NO_MOVE = 8191

export const packMove = (move: Move): number =>
  move.kind === 'pass' ? 0 : move.from * SQUARES.length + move.to + 1

/** Point the packed step leaves from; the caller vouches that it is a step. */
export const fromOf = (packed: number): Square => square(Math.floor((packed - 1) / SQUARES.length))
export const toOf = (packed: number): Square => square((packed - 1) % SQUARES.length)

function square(n: number): Square {
  if (!isSquare(n)) throw new RangeError(`no square ${n}`)
  return n
}

export const unpackMove = (packed: number): Move =>
  packed === 0 ? PASS : stepOf(fromOf(packed), toOf(packed))

/** The same move with left and right exchanged. */
export const mirrorPacked = (packed: number): number =>
  packed === 0 || packed === NO_MOVE
    ? packed
    : mirrored(fromOf(packed)) * SQUARES.length + mirrored(toOf(packed)) + 1

export const packLine = (moves: readonly Move[]): Uint16Array => Uint16Array.from(moves, packMove)

/** The bytes of a packed line, as they are stored. */
export const lineBytes = (line: Uint16Array): Buffer =>
  Buffer.from(line.buffer, line.byteOffset, line.byteLength)

/** Reads stored bytes, which need not be aligned. */
export const lineOf = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.slice().buffer, 0, bytes.length >> 1)
