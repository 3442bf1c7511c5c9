import type { Role } from '../rules/types.ts'

/*
 * What the evaluation weighs, in hundredths of a point: each in the opening, with all pieces on the
 * board, and in the ending. Tables of squares hold files a to e, row by row from the own back row;
 * the other half is their mirror image. Written by scripts/tune.ts.
 */

export interface Phased<T> {
  readonly opening: T
  readonly ending: T
}

export const PIECE_VALUES: Readonly<Record<Role, Phased<number>>> = {
  general: { opening: 0, ending: 0 },
  chariot: { opening: 1250, ending: 1608 },
  cannon: { opening: 712, ending: 775 },
  horse: { opening: 448, ending: 715 },
  elephant: { opening: 301, ending: 443 },
  guard: { opening: 342, ending: 384 },
  soldier: { opening: 204, ending: 269 },
}

// prettier-ignore
export const SQUARE_VALUES: Readonly<Record<Role, Phased<readonly number[]>>> = {
  general: {
    opening: [
      0, 0, 0, 32, 44,
      0, 0, 0, 15, 19,
      0, 0, 0, -90, -56,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, 36, 80,
      0, 0, 0, -50, 54,
      0, 0, 0, -88, -27,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
  },
  chariot: {
    opening: [
      -8, -17, -8, -9, -9,
      -10, 11, 34, 22, 22,
      24, 34, 25, 38, -11,
      25, 8, 5, -2, 28,
      -44, 6, 10, -54, 34,
      30, 21, 29, -32, 15,
      33, 21, 42, -14, 39,
      29, 15, 16, 31, 35,
      -14, 1, 8, 27, 30,
      34, 48, 39, 18, 19,
    ],
    ending: [
      12, -20, 2, -13, -9,
      16, -5, -6, -5, 21,
      -6, -8, 33, 22, -6,
      1, 13, 11, 2, 35,
      -12, -15, 62, -7, 12,
      9, 9, 16, -9, 31,
      38, 29, 24, 31, 35,
      31, 15, 6, 32, 38,
      7, 22, 27, 33, 20,
      60, 24, 30, 29, 15,
    ],
  },
  cannon: {
    opening: [
      55, 48, 107, 104, 66,
      -48, -35, -46, -15, -25,
      8, 7, -7, 9, 77,
      -2, 10, -2, 25, 26,
      29, 3, 1, 47, -11,
      -18, 14, -8, -9, 26,
      -14, -14, 16, -7, 29,
      -20, -2, -34, -5, 12,
      3, 2, 4, 11, 31,
      59, -5, -7, 29, 50,
    ],
    ending: [
      16, 57, 7, 65, 43,
      11, 4, 22, 53, -34,
      -2, -5, -25, 10, 107,
      -11, 5, 1, 43, 37,
      -11, -7, -3, 15, 18,
      2, 6, -15, 18, 23,
      -2, -10, 1, 16, 78,
      -6, 9, -11, 13, 10,
      -1, 29, 2, 12, 24,
      18, -10, -4, 5, 24,
    ],
  },
  horse: {
    opening: [
      -64, -1, 25, -89, -39,
      2, -2, -23, 60, -44,
      -70, 51, 29, 42, -57,
      -48, 15, -30, 19, 81,
      -12, 15, 5, 32, 29,
      26, 24, 11, 106, 47,
      14, 33, 32, 39, 39,
      16, 19, 36, 36, 31,
      1, 14, 7, 28, 15,
      -28, -22, -1, -2, -5,
    ],
    ending: [
      -60, -58, -25, -49, -30,
      -15, 12, -33, -1, -4,
      -3, 22, 14, 18, -20,
      -17, -1, 39, 3, 11,
      4, 53, 58, 48, 38,
      7, -4, 16, 75, 8,
      23, 35, 24, 40, 40,
      13, 28, 3, 43, 34,
      -4, 20, -9, 28, 20,
      -33, -27, 4, -3, 1,
    ],
  },
  elephant: {
    opening: [
      -36, 1, -18, -11, -19,
      -7, -4, 15, 69, -4,
      -22, -6, -14, 1, -5,
      39, -27, -25, -6, 33,
      -18, -6, 9, 22, -5,
      9, 29, 21, -2, 12,
      -4, 25, 14, -1, 1,
      1, 7, 12, 12, 3,
      -1, -6, -12, -8, 0,
      -17, -5, -6, -16, -13,
    ],
    ending: [
      -40, 68, -34, -4, -7,
      20, 0, 5, 62, 2,
      -14, 21, -12, 22, 33,
      -16, -5, -17, 9, 26,
      -20, 4, 11, 6, 19,
      -45, -4, 69, 25, 13,
      0, 84, 33, -44, 2,
      21, -5, 15, 3, 10,
      -9, -11, -15, -12, 6,
      -31, -2, -8, -9, -7,
    ],
  },
  guard: {
    opening: [
      0, 0, 0, 20, -24,
      0, 0, 0, 45, 34,
      0, 0, 0, -8, -36,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, -23, -23,
      0, 0, 0, 42, 104,
      0, 0, 0, -8, -28,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
  },
  soldier: {
    opening: [
      0, 0, 5, 5, 10,
      0, 0, 5, 5, 10,
      0, 0, 5, 5, 10,
      -75, -20, 3, 29, 33,
      -68, 2, 16, 42, 45,
      -29, 12, 20, 71, 81,
      2, 13, 70, 106, 77,
      27, 31, 53, 61, 83,
      33, 43, 35, 57, 70,
      -40, -44, -35, -36, -30,
    ],
    ending: [
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -62, -10, 11, 84, 75,
      -41, -16, 24, 61, 49,
      -15, -21, 27, 66, 84,
      15, 38, 38, 120, 58,
      33, 19, 50, 111, 99,
      33, 36, -20, 75, 89,
      -65, -62, -51, -52, -47,
    ],
  },
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<
  Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>
> = {
  chariot: {
    opening: [-46, -61, -9, 3, -14, -6, -11, 17, -9, 19, 2, 42, 27, 34, 46, 45, 92, 52],
    ending: [-89, -60, -54, -48, -16, 23, 36, -1, 40, 79, 97, 91, 92, 93, 107, 113, 83, 125],
  },
  cannon: {
    opening: [-40, -7, -12, -29, -10, 1, -13, -1, 11, 7, 21, 36, 34, 23, 64, 52, 56, 60],
    ending: [-60, 7, 6, 0, 10, 24, 34, 17, 44, 28, 28, 34, 52, 40, 60, 56, 65, 70],
  },
  horse: {
    opening: [-8, -8, -4, -8, 1, -9, -14, 28, 31],
    ending: [-56, -25, -17, 27, 32, 59, 81, 43, 56],
  },
  elephant: {
    opening: [-19, -33, -20, -5, -16, 17, 36, 35, 27],
    ending: [-33, -6, -6, 35, 55, 25, 50, 45, 30],
  },
}

/** What one attacked point of the enemy palace counts, by the role that attacks it. */
export const PALACE_ATTACK: Readonly<Record<Role, number>> = {
  general: 0,
  chariot: 2,
  cannon: 2,
  horse: 2,
  elephant: 1,
  guard: 0,
  soldier: 2,
}

/** Danger to a palace by what those counts add up to. */
// prettier-ignore
export const PALACE_DANGER: Phased<readonly number[]> = {
  opening: [47, 14, 61, 48, 40, 33, 48, 72, 83, 110, 110, 172, 136, 231, 244, 289, 321, 368, 394, 402, 398, 400, 399, 400, 400, 400, 400, 400],
  ending: [-4, 34, -6, 10, 8, 42, 23, 52, 57, 85, 61, 109, 117, 137, 151, 171, 194, 218, 235, 241, 237, 240, 240, 240, 240, 240, 240, 240],
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = { opening: -12, ending: -11 }

/** To be on move. */
export const TO_MOVE: Phased<number> = { opening: -7, ending: 9 }

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = 60
export const LIMIT_HORIZON = 40
