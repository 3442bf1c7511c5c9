import { isSquare, type Square, SQUARES } from '../rules/square.ts'
import { type Move, PASS } from '../rules/types.ts'
import { stepOf } from './steps.ts'

/** A move in 13 bits: 0 is the pass, else `from * 90 + to + 1`. */
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
