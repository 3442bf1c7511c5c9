import type { Role } from '../rules/types.ts'

/*
 * What the evaluation weighs, in hundredths of a point: each in the opening, with all pieces on the
 * board, and in the ending. Written by scripts/tune.ts.
 */

export interface Phased<T> {
  readonly opening: T
  readonly ending: T
}

export const PIECE_VALUES: Readonly<Record<Role, Phased<number>>> = {
  general: { opening: 0, ending: 0 },
  chariot: { opening: 1250, ending: 1813 },
  cannon: { opening: 693, ending: 827 },
  horse: { opening: 414, ending: 794 },
  elephant: { opening: 287, ending: 475 },
  guard: { opening: 355, ending: 417 },
  soldier: { opening: 197, ending: 301 },
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<
  Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>
> = {
  chariot: {
    opening: [-36, -58, -8, -2, -13, -5, -13, 17, -11, 12, -5, 40, 34, 31, 46, 42, 97, 55],
    ending: [-89, -65, -70, -56, 1, 32, 42, 6, 50, 101, 126, 112, 107, 109, 120, 138, 105, 143],
  },
  cannon: {
    opening: [-42, -19, -17, -26, -14, -8, -9, -6, 9, 12, 26, 43, 34, 11, 68, 55, 56, 60],
    ending: [-62, 0, 5, 14, 30, 31, 35, 29, 43, 32, 30, 33, 57, 36, 64, 55, 65, 70],
  },
  horse: {
    opening: [-5, -8, -4, -9, -4, -4, -16, 5, 21],
    ending: [-57, -39, -15, 35, 45, 62, 91, 71, 87],
  },
  elephant: {
    opening: [-30, -31, -19, -14, -15, 19, 30, 42, 26],
    ending: [-36, -16, 2, 41, 59, 43, 52, 50, 32],
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
    guarded: { opening: [-5, 14, -5, -9, 0, -9, -8], ending: [-5, 12, 0, -5, 25, 14, -3] },
    threatened: { opening: [0, 7, 17, 8, 9, 0, 1], ending: [0, 10, 41, 66, 42, -9, 23] },
    attacked: { opening: [0, -7, 17, 2, -5, -5, -15], ending: [0, -10, 31, 30, 25, 16, 27] },
  },
  cannon: {
    guarded: { opening: [-11, 11, 0, 14, -7, 11, -4], ending: [28, 11, 0, -8, -3, 12, 17] },
    threatened: { opening: [0, 94, 0, 23, -2, -5, 6], ending: [0, 41, 0, 33, 25, 8, 22] },
    attacked: { opening: [0, 24, 0, 10, -3, -2, 1], ending: [0, 9, 0, 33, 9, 10, 18] },
  },
  horse: {
    guarded: { opening: [-1, -2, -9, 15, 5, -4, -5], ending: [-8, 15, 17, 12, 23, 5, 35] },
    threatened: { opening: [0, 28, 71, 24, 27, 12, 14], ending: [0, -1, 72, 10, 30, 3, 1] },
    attacked: { opening: [0, 3, 21, 2, 15, 12, 7], ending: [0, 1, 17, 3, 9, 3, -3] },
  },
  elephant: {
    guarded: { opening: [-13, -15, 0, 8, -1, -2, 21], ending: [-18, 2, 17, 32, 10, 2, 6] },
    threatened: { opening: [0, 35, 40, 27, 5, 25, 15], ending: [0, 12, 38, 21, 4, 13, 20] },
    attacked: { opening: [0, 7, 4, 7, -1, 16, 8], ending: [0, 3, 4, 5, -1, 7, 10] },
  },
  soldier: {
    guarded: { opening: [0, 3, 7, 10, 3, 0, -9], ending: [0, 4, 26, -12, -15, 0, 5] },
    threatened: { opening: [0, 17, 36, 42, 44, 10, 2], ending: [0, 8, 27, 42, 39, 13, -4] },
    attacked: { opening: [0, 4, 20, 14, 24, 0, -2], ending: [0, 3, 10, 8, 19, 0, 4] },
  },
}

/** What it counts to have so many of a kind, beside the worth of each. */
// prettier-ignore
export const PIECE_COUNTS: Readonly<Record<Exclude<Role, 'general'>, Phased<readonly number[]>>> = {
  chariot: { opening: [-12, 17, -5, 0, 0, 0], ending: [-50, 41, 9, 0, 0, 0] },
  cannon: { opening: [7, -3, -6, 0, 0, 0], ending: [-13, 7, 5, 0, 0, 0] },
  horse: { opening: [19, -15, -3, 0, 0, 0], ending: [-13, -5, 19, 0, 0, 0] },
  elephant: { opening: [3, 3, -6, 0, 0, 0], ending: [-2, -6, 8, 0, 0, 0] },
  guard: { opening: [1, -1, 1, 0, 0, 0], ending: [-16, 16, 0, 0, 0, 0] },
  soldier: { opening: [11, 7, -14, -12, 1, 8], ending: [10, -6, -14, -1, -3, 14] },
}

/**
 * A cannon on a line with the enemy general, by the pieces between them, three and more alike: the
 * next step of either side may make or take away its one screen.
 */
// prettier-ignore
export const CANNON_AIM: Readonly<Record<'waiting' | 'toMove', Phased<readonly number[]>>> = {
  waiting: { opening: [-1, 16, 30, 3], ending: [6, 11, 34, 19] },
  toMove: { opening: [27, 5, 21, -2], ending: [25, 13, 37, 9] },
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
  opening: [60, 38, 62, 59, 46, 33, 60, 65, 82, 109, 108, 167, 126, 233, 227, 288, 309, 366, 383, 402, 398, 400, 400, 400, 400, 400, 400, 400],
  ending: [7, 43, -8, 5, 16, 51, 29, 55, 52, 87, 69, 108, 121, 131, 138, 170, 183, 216, 223, 243, 237, 240, 241, 240, 240, 240, 240, 240],
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = { opening: 7, ending: -10 }

/** To be on move. */
export const TO_MOVE: Phased<number> = { opening: 33, ending: 15 }

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = 60
export const LIMIT_HORIZON = 40
