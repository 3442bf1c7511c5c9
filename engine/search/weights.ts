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
  chariot: { opening: 1263, ending: 1904 },
  cannon: { opening: 665, ending: 868 },
  horse: { opening: 379, ending: 841 },
  elephant: { opening: 278, ending: 496 },
  guard: { opening: 360, ending: 443 },
  soldier: { opening: 189, ending: 326 },
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<
  Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>
> = {
  chariot: {
    opening: [-18, -54, -18, -10, -19, -4, -15, 13, -10, 17, 5, 41, 40, 36, 51, 46, 78, 65],
    ending: [-85, -83, -91, -66, 17, 44, 39, 17, 70, 101, 133, 127, 111, 118, 128, 143, 132, 150],
  },
  cannon: {
    opening: [-44, -18, -21, -25, -10, -9, -8, -2, 5, 10, 26, 39, 22, 2, 68, 58, 56, 60],
    ending: [-57, -7, 5, 18, 27, 33, 34, 38, 38, 37, 35, 35, 71, 49, 73, 55, 65, 70],
  },
  horse: {
    opening: [-17, -12, -8, -9, -5, -4, -14, -3, 10],
    ending: [-55, -38, -1, 37, 46, 66, 87, 81, 102],
  },
  elephant: {
    opening: [-29, -28, -19, -12, -12, 12, 24, 42, 20],
    ending: [-51, -23, 1, 32, 57, 53, 56, 65, 58],
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
    guarded: { opening: [-5, 11, -5, 0, -2, -11, -9], ending: [-2, 21, -8, -20, 19, 18, -9] },
    threatened: { opening: [0, 3, 9, 11, 0, 4, 3], ending: [0, 14, 62, 82, 53, -2, 23] },
    attacked: { opening: [0, -3, 7, 0, -13, -1, -19], ending: [0, -14, 50, 58, 42, 26, 41] },
  },
  cannon: {
    guarded: { opening: [-13, 4, 0, 11, -5, 11, 4], ending: [26, 25, 0, -4, -19, 14, 3] },
    threatened: { opening: [0, 120, 0, 26, -6, 0, 8], ending: [0, 82, 0, 51, 33, 21, 16] },
    attacked: { opening: [0, 103, 0, 7, -8, -1, 3], ending: [0, 46, 0, 69, 25, 15, 18] },
  },
  horse: {
    guarded: { opening: [4, 0, -7, 16, 6, -5, -5], ending: [-9, 16, 18, 13, 28, 11, 35] },
    threatened: { opening: [0, 47, 53, 41, 30, 33, 15], ending: [0, -36, 78, 29, 32, -7, -19] },
    attacked: { opening: [0, 30, 77, 27, 28, 49, 10], ending: [0, 9, 72, 33, 27, -4, -11] },
  },
  elephant: {
    guarded: { opening: [-19, -17, -1, 8, 3, -3, 18], ending: [-45, 31, 9, 41, 14, 17, -2] },
    threatened: { opening: [0, 56, 56, 39, 20, 52, 15], ending: [0, 31, 85, 37, 8, 24, 17] },
    attacked: { opening: [0, 31, 44, 32, 14, 52, 6], ending: [0, 13, 35, 31, 3, 12, 21] },
  },
  soldier: {
    guarded: { opening: [0, 0, 13, 13, -3, 0, -12], ending: [0, 4, 39, -15, -13, 0, 1] },
    threatened: { opening: [0, 12, 46, 37, 16, 41, 4], ending: [0, 25, 55, 51, 57, 45, -9] },
    attacked: { opening: [0, 30, 69, 59, 31, 6, -4], ending: [0, 20, 56, 52, 53, 7, 9] },
  },
}

/** What it counts to have so many of a kind, beside the worth of each. */
// prettier-ignore
export const PIECE_COUNTS: Readonly<Record<Exclude<Role, 'general'>, Phased<readonly number[]>>> = {
  chariot: { opening: [-37, 50, -15, 0, 0, 0], ending: [-113, 75, 37, 0, 0, 0] },
  cannon: { opening: [24, -6, -18, 0, 0, 0], ending: [-36, 13, 21, 0, 0, 0] },
  horse: { opening: [47, -37, -9, 0, 0, 0], ending: [-40, 5, 36, 0, 0, 0] },
  elephant: { opening: [6, 4, -11, 0, 0, 0], ending: [-12, -5, 18, 0, 0, 0] },
  guard: { opening: [-6, 8, -1, 0, 0, 0], ending: [-34, 27, 7, 0, 0, 0] },
  soldier: { opening: [37, -5, -30, -26, 4, 23], ending: [11, -6, -16, -9, -7, 27] },
}

/**
 * A cannon on a line with the enemy general, by the pieces between them, three and more alike: the
 * next step of either side may make or take away its one screen.
 */
// prettier-ignore
export const CANNON_AIM: Readonly<Record<'waiting' | 'toMove', Phased<readonly number[]>>> = {
  waiting: { opening: [26, 41, 45, 3], ending: [45, 53, 95, 54] },
  toMove: { opening: [74, 19, 32, -6], ending: [83, 68, 98, 38] },
}

/**
 * A piece that an enemy could take: nothing guards it (hanging), or it is guarded and the taker is
 * worth less (outweighed); while its own side waits and while it is to move.
 */
// prettier-ignore
export const EXPOSED: Readonly<
  Record<'hanging' | 'outweighed', Readonly<Record<'waiting' | 'toMove', Phased<readonly number[]>>>>
> = {
  hanging: {
    waiting: { opening: [0, -86, -52, -84, -90, -46, -55], ending: [0, -6, -118, -102, -94, -43, -52] },
    toMove: { opening: [0, -34, -58, -67, -82, -43, -44], ending: [0, -31, -129, -69, -68, -31, -51] },
  },
  outweighed: {
    waiting: { opening: [0, -50, -55, -56, -24, -7, 0], ending: [0, -36, -88, -57, -49, -9, 0] },
    toMove: { opening: [0, -62, -66, -58, -45, -27, 0], ending: [0, -59, -80, -71, -49, -31, 0] },
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
  opening: [75, 61, 73, 78, 67, 56, 78, 71, 104, 107, 122, 154, 115, 235, 189, 282, 263, 361, 340, 403, 393, 400, 399, 399, 401, 400, 400, 400],
  ending: [48, 69, 21, 27, 36, 67, 45, 70, 50, 82, 62, 109, 117, 117, 100, 166, 136, 203, 180, 243, 233, 240, 239, 239, 242, 240, 240, 240],
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = { opening: 11, ending: 1 }

/** To be on move. */
export const TO_MOVE: Phased<number> = { opening: 60, ending: 23 }

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = 60
export const LIMIT_HORIZON = 40
