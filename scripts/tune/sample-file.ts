import { CHO, HAN } from '#engine/rules/cells'
import { cellOf } from '#engine/rules/lines'
import { SQUARES } from '#engine/rules/square'
import { type Piece, ROLES, type Setup } from '#engine/rules/types'

/*
 * Positions with what a search said of them and how the game ended, 48 bytes each:
 * 45 with two squares each (0 empty, 1 to 7 a role of Cho, 8 to 14 one of Han), one with who is to
 * move (bit 0: Han) and the result (bits 1 and 2: half points of Cho), two with the score for Cho.
 */
export const SAMPLE_BYTES = 48

const WINNING_HALVES = { cho: 2, none: 1, han: 0 } as const

export interface Labelled {
  /** Piece codes by cell of the padded board. */
  readonly cells: Uint8Array
  readonly toMove: number
  /** Hundredths of a point, for Cho. */
  readonly score: number
}

/** Positions of one game as bytes. */
export function packSamples(
  samples: readonly Labelled[],
  winner: keyof typeof WINNING_HALVES,
): Uint8Array {
  const bytes = new Uint8Array(samples.length * SAMPLE_BYTES)
  samples.forEach((sample, i) => writeSample(bytes, i * SAMPLE_BYTES, sample, winner))
  return bytes
}

function writeSample(
  bytes: Uint8Array,
  at: number,
  { cells, toMove, score }: Labelled,
  winner: keyof typeof WINNING_HALVES,
): void {
  for (const square of SQUARES) {
    const code = cells[cellOf(square)] ?? 0
    const packed = code === 0 ? 0 : (code & 7) + ((code & HAN) === 0 ? 0 : 7)
    const byte = at + (square >> 1)
    bytes[byte] = (bytes[byte] ?? 0) | (packed << ((square & 1) * 4))
  }
  bytes[at + 45] = (toMove === CHO ? 0 : 1) | (WINNING_HALVES[winner] << 1)
  bytes[at + 46] = score & 0xff
  bytes[at + 47] = (score >> 8) & 0xff
}

/** The position of the sample that begins at `at`. */
export function setupOf(bytes: Uint8Array, at: number): Setup {
  const board = SQUARES.map((square): Piece | undefined => {
    const piece = ((bytes[at + (square >> 1)] ?? 0) >> ((square & 1) * 4)) & 15
    const role = ROLES[(piece + 6) % 7]
    return piece === 0 || !role ? undefined : { side: piece > 7 ? 'han' : 'cho', role }
  })
  return { board, turn: ((bytes[at + 45] ?? 0) & 1) === 1 ? 'han' : 'cho' }
}

/** Share of the game that Cho won: 0, a half or 1. */
export const resultOf = (bytes: Uint8Array, at: number): number => ((bytes[at + 45] ?? 0) >> 1) / 2

/** Hundredths of a point, for Cho. */
export const scoreOf = (bytes: Uint8Array, at: number): number =>
  (((bytes[at + 46] ?? 0) | ((bytes[at + 47] ?? 0) << 8)) << 16) >> 16
