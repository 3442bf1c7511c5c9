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
  chariot: { opening: 1243, ending: 1754 },
  cannon: { opening: 707, ending: 809 },
  horse: { opening: 436, ending: 762 },
  elephant: { opening: 295, ending: 465 },
  guard: { opening: 354, ending: 400 },
  soldier: { opening: 209, ending: 284 },
}

// prettier-ignore
export const SQUARE_VALUES: Readonly<Record<Role, Phased<readonly number[]>>> = {
  general: {
    opening: [
      0, 0, 0, 49, 61,
      0, 0, 0, 12, 25,
      0, 0, 0, -93, -88,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, 48, 90,
      0, 0, 0, -46, 67,
      0, 0, 0, -113, -40,
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
      -7, -20, -4, -7, -8,
      -10, 11, 40, 33, 25,
      24, 36, 31, 43, -14,
      31, 10, 13, 8, 26,
      -46, 1, 6, -61, 35,
      31, 26, 25, -43, 14,
      30, 20, 47, -21, 36,
      31, 11, 7, 32, 37,
      -13, -3, 2, 28, 30,
      29, 43, 36, 16, 20,
    ],
    ending: [
      14, -24, 3, -18, -11,
      24, -9, -3, -7, 22,
      -4, -11, 48, 17, -6,
      13, 17, 25, 12, 38,
      -8, -8, 66, -6, 11,
      15, 11, 16, -11, 35,
      39, 36, 36, 37, 35,
      32, 17, 2, 40, 47,
      8, 25, 42, 44, 20,
      59, 19, 28, 35, 17,
    ],
  },
  cannon: {
    opening: [
      76, 71, 129, 121, 82,
      -56, -35, -57, -11, -38,
      10, 13, -1, 15, 88,
      0, 4, -2, 31, 26,
      31, -1, 7, 53, -13,
      -27, 4, -13, -14, 25,
      -13, -17, 17, -5, 32,
      -19, -10, -45, -8, 8,
      4, -25, -1, 10, 31,
      50, -21, -16, 24, 50,
    ],
    ending: [
      13, 62, 15, 86, 65,
      15, 8, 28, 71, -50,
      6, -4, -33, 26, 137,
      -10, 4, -2, 45, 46,
      -15, -10, -7, 8, 19,
      1, 4, -20, 20, 31,
      -4, -15, -2, 19, 87,
      2, 0, -16, 8, 9,
      -3, 19, -9, 8, 25,
      -3, -18, -7, 0, 23,
    ],
  },
  horse: {
    opening: [
      -70, 5, 23, -105, -41,
      4, 0, -25, 73, -63,
      -65, 54, 40, 47, -76,
      -50, 16, -38, 22, 81,
      -14, 15, 2, 26, 24,
      31, 30, 5, 114, 46,
      16, 36, 40, 43, 44,
      18, 19, 32, 35, 30,
      3, 15, 8, 29, 15,
      -31, -25, 0, -4, -5,
    ],
    ending: [
      -66, -66, -36, -52, -31,
      -16, 20, -35, -5, -6,
      5, 17, 12, 26, -25,
      -12, 4, 50, 4, 15,
      11, 59, 60, 49, 39,
      6, -9, 20, 73, 1,
      29, 44, 32, 53, 45,
      18, 31, -8, 42, 34,
      -3, 17, -1, 30, 21,
      -38, -28, 8, -4, 0,
    ],
  },
  elephant: {
    opening: [
      -38, -1, -18, -14, -19,
      0, 0, 18, 79, -4,
      -31, -5, -19, 4, -5,
      46, -38, -36, 2, 40,
      -20, -10, 9, 30, -8,
      13, 38, 23, -12, 12,
      -4, 17, 22, 2, -2,
      4, 6, 14, 11, 3,
      -3, -9, -19, -19, -3,
      -14, -3, -8, -20, -13,
    ],
    ending: [
      -48, 74, -27, -6, -6,
      32, 4, 5, 76, 2,
      -16, 39, -14, 29, 43,
      -19, -8, -23, 9, 37,
      -25, 3, 7, 7, 24,
      -58, 0, 79, 27, 12,
      0, 93, 37, -62, -2,
      31, -11, 17, -1, 8,
      -12, -18, -24, -20, 3,
      -28, 0, -10, -11, -8,
    ],
  },
  guard: {
    opening: [
      0, 0, 0, 25, -24,
      0, 0, 0, 48, 39,
      0, 0, 0, -5, -39,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, -21, -30,
      0, 0, 0, 47, 116,
      0, 0, 0, -6, -25,
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
      -82, -18, 8, 27, 35,
      -77, 1, 18, 47, 56,
      -55, 2, 22, 63, 90,
      -3, 15, 81, 112, 91,
      21, 28, 52, 63, 86,
      33, 45, 34, 59, 70,
      -37, -46, -35, -36, -30,
    ],
    ending: [
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -70, -15, 20, 95, 91,
      -46, -24, 21, 62, 60,
      -23, -34, 27, 76, 100,
      17, 38, 37, 136, 66,
      28, 13, 42, 124, 100,
      30, 36, -42, 78, 85,
      -63, -64, -52, -53, -49,
    ],
  },
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<
  Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>
> = {
  chariot: {
    opening: [-40, -61, -9, 1, -13, -4, -13, 14, -12, 14, -2, 40, 31, 31, 45, 44, 97, 54],
    ending: [-89, -63, -63, -50, -9, 27, 41, 3, 45, 94, 116, 106, 107, 103, 116, 131, 96, 143],
  },
  cannon: {
    opening: [-38, -14, -14, -28, -13, -6, -10, -4, 9, 11, 26, 41, 36, 15, 66, 53, 56, 60],
    ending: [-63, 2, 6, 10, 25, 31, 34, 24, 46, 30, 29, 32, 54, 36, 62, 55, 65, 70],
  },
  horse: {
    opening: [1, -9, -3, -8, -1, -4, -14, 11, 23],
    ending: [-56, -34, -14, 30, 39, 60, 90, 60, 74],
  },
  elephant: {
    opening: [-26, -32, -19, -11, -16, 19, 34, 40, 26],
    ending: [-34, -10, 0, 41, 57, 35, 50, 47, 31],
  },
}

/**
 * What it counts to bear upon a piece, by its role: an own one, an enemy while the enemy is to move
 * and may answer, an enemy that could be taken at once.
 */
// prettier-ignore
export const CONTACTS: Readonly<
  Record<
    'chariot' | 'cannon' | 'horse' | 'elephant' | 'soldier',
    Readonly<Record<'guarded' | 'threatened' | 'attacked', Phased<readonly number[]>>>
  >
> = {
  chariot: {
    guarded: { opening: [-4, 12, -6, -7, 1, -7, -8], ending: [-3, 4, 2, -3, 20, 10, -1] },
    threatened: { opening: [0, 4, 11, 5, 6, -1, 2], ending: [0, 6, 25, 44, 24, -6, 15] },
    attacked: { opening: [0, -4, 13, 0, -4, -4, -9], ending: [0, -6, 18, 20, 11, 10, 18] },
  },
  cannon: {
    guarded: { opening: [-6, 7, 0, 11, -6, 7, -1], ending: [20, 8, 0, -7, -4, 7, 9] },
    threatened: { opening: [0, 57, 0, 16, -3, -5, 5], ending: [0, 23, 0, 20, 15, 6, 14] },
    attacked: { opening: [0, 11, 0, 7, -2, -1, 2], ending: [0, 5, 0, 17, 4, 6, 8] },
  },
  horse: {
    guarded: { opening: [-3, 0, -6, 10, 3, -5, -3], ending: [-5, 10, 11, 11, 13, 4, 28] },
    threatened: { opening: [0, 16, 43, 15, 18, 7, 10], ending: [0, -1, 42, 6, 18, 2, 0] },
    attacked: { opening: [0, 1, 9, 0, 9, 6, 4], ending: [0, 0, 7, 1, 4, 2, -3] },
  },
  elephant: {
    guarded: { opening: [-9, -10, 0, 5, 0, 0, 15], ending: [-11, 3, 13, 19, 6, 3, 5] },
    threatened: { opening: [0, 21, 22, 14, 3, 14, 10], ending: [0, 6, 20, 11, 3, 7, 12] },
    attacked: { opening: [0, 3, 2, 3, 0, 7, 5], ending: [0, 1, 2, 2, 0, 4, 6] },
  },
  soldier: {
    guarded: { opening: [0, 5, 6, 8, 0, 0, -7], ending: [0, 1, 15, -12, -13, 0, 3] },
    threatened: { opening: [0, 9, 17, 23, 28, 6, 2], ending: [0, 5, 13, 23, 23, 6, -2] },
    attacked: { opening: [0, 2, 8, 7, 12, 0, -2], ending: [0, 1, 5, 4, 9, 0, 2] },
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
  opening: [54, 26, 60, 56, 43, 33, 54, 70, 80, 109, 108, 170, 129, 233, 235, 288, 315, 367, 389, 402, 398, 400, 400, 400, 400, 400, 400, 400],
  ending: [-4, 38, -11, 6, 11, 47, 24, 56, 56, 85, 68, 109, 121, 135, 145, 170, 191, 217, 229, 242, 237, 240, 241, 240, 240, 240, 240, 240],
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = { opening: 3, ending: -11 }

/** To be on move. */
export const TO_MOVE: Phased<number> = { opening: 16, ending: 12 }

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = 60
export const LIMIT_HORIZON = 40
