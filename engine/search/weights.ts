import type { Role } from '../rules/types.ts'

/*
 * What the evaluation weighs, in hundredths of a point: each in the opening, with all pieces on the
 * board, and in the ending. Tables of squares hold files a to e, row by row from the own back row;
 * the other half is their mirror image.
 */

export interface Phased<T> {
  readonly opening: T
  readonly ending: T
}

export const PIECE_VALUES: Readonly<Record<Role, Phased<number>>> = {
  general: { opening: 0, ending: 0 },
  chariot: { opening: 1280, ending: 1380 },
  cannon: { opening: 780, ending: 650 },
  horse: { opening: 520, ending: 640 },
  elephant: { opening: 330, ending: 350 },
  guard: { opening: 340, ending: 320 },
  soldier: { opening: 210, ending: 270 },
}

// prettier-ignore
export const SQUARE_VALUES: Readonly<Record<Role, Phased<readonly number[]>>> = {
  general: {
    opening: [
      0, 0, 0, 15, 25,
      0, 0, 0, 5, 0,
      0, 0, 0, -40, -35,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, 0, 5,
      0, 0, 0, 5, 10,
      0, 0, 0, -5, 0,
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
      -15, -10, -10, -5, -10,
      0, 5, 5, 10, 5,
      0, 5, 5, 10, 5,
      5, 10, 10, 15, 10,
      5, 10, 10, 15, 10,
      10, 15, 15, 20, 15,
      20, 25, 25, 30, 25,
      25, 30, 30, 35, 30,
      25, 30, 30, 35, 30,
      15, 20, 20, 25, 20,
    ],
    ending: [
      -10, -10, -5, -5, -5,
      0, 0, 5, 5, 5,
      0, 0, 5, 5, 5,
      0, 0, 5, 5, 5,
      5, 5, 10, 10, 10,
      5, 5, 10, 10, 10,
      10, 10, 15, 15, 15,
      15, 15, 20, 20, 20,
      15, 15, 20, 20, 20,
      10, 10, 15, 15, 15,
    ],
  },
  cannon: {
    opening: [
      5, 10, 10, 15, 30,
      15, 20, 20, 25, 40,
      10, 15, 15, 20, 35,
      0, 5, 5, 10, 25,
      0, 5, 5, 10, 25,
      -5, 0, 0, 5, 20,
      -5, 0, 0, 5, 20,
      -5, 0, 0, 5, 20,
      5, 10, 10, 15, 30,
      25, 30, 30, 35, 50,
    ],
    ending: [
      10, 10, 15, 20, 25,
      10, 10, 15, 20, 25,
      5, 5, 10, 15, 20,
      0, 0, 5, 10, 15,
      0, 0, 5, 10, 15,
      0, 0, 5, 10, 15,
      0, 0, 5, 10, 15,
      0, 0, 5, 10, 15,
      5, 5, 10, 15, 20,
      10, 10, 15, 20, 25,
    ],
  },
  horse: {
    opening: [
      -40, -30, -15, -15, -20,
      -20, -10, 5, 5, 0,
      -5, 5, 20, 20, 15,
      -5, 5, 20, 20, 15,
      10, 20, 35, 35, 30,
      10, 20, 35, 35, 30,
      15, 25, 40, 40, 35,
      10, 20, 35, 35, 30,
      -5, 5, 20, 20, 15,
      -25, -15, 0, 0, -5,
    ],
    ending: [
      -40, -30, -20, -15, -15,
      -25, -15, -5, 0, 0,
      -15, -5, 5, 10, 10,
      -10, 0, 10, 15, 15,
      0, 10, 20, 25, 25,
      5, 15, 25, 30, 30,
      10, 20, 30, 35, 35,
      5, 15, 25, 30, 30,
      -5, 5, 15, 20, 20,
      -25, -15, -5, 0, 0,
    ],
  },
  elephant: {
    opening: [
      -30, -20, -15, -15, -20,
      -15, -5, 0, 0, -5,
      -5, 5, 10, 10, 5,
      -5, 5, 10, 10, 5,
      0, 10, 15, 15, 10,
      0, 10, 15, 15, 10,
      0, 10, 15, 15, 10,
      -5, 5, 10, 10, 5,
      -10, 0, 5, 5, 0,
      -20, -10, -5, -5, -10,
    ],
    ending: [
      -25, -15, -10, -10, -10,
      -15, -5, 0, 0, 0,
      -10, 0, 5, 5, 5,
      -5, 5, 10, 10, 10,
      0, 10, 15, 15, 15,
      0, 10, 15, 15, 15,
      0, 10, 15, 15, 15,
      -5, 5, 10, 10, 10,
      -10, 0, 5, 5, 5,
      -20, -10, -5, -5, -5,
    ],
  },
  guard: {
    opening: [
      0, 0, 0, 5, 15,
      0, 0, 0, 10, 20,
      0, 0, 0, -10, 10,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
    ],
    ending: [
      0, 0, 0, 0, 5,
      0, 0, 0, 5, 10,
      0, 0, 0, 0, 5,
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
      0, 0, 5, 5, 10,
      10, 10, 15, 15, 20,
      15, 15, 20, 20, 25,
      30, 30, 35, 35, 40,
      40, 40, 45, 60, 75,
      35, 35, 40, 55, 70,
      -40, -40, -35, -35, -30,
    ],
    ending: [
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      -5, 0, 5, 10, 15,
      5, 10, 15, 20, 25,
      15, 20, 25, 30, 35,
      35, 40, 45, 50, 55,
      50, 55, 60, 85, 100,
      40, 45, 50, 75, 90,
      -65, -60, -55, -50, -45,
    ],
  },
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>> = {
  chariot: {
    opening: [-60, -38, -27, -18, -10, -2, 4, 10, 16, 22, 27, 32, 37, 42, 47, 51, 56, 60],
    ending: [-90, -57, -40, -26, -14, -4, 6, 16, 25, 33, 41, 49, 56, 63, 70, 77, 84, 90],
  },
  cannon: {
    opening: [-50, -30, -20, -11, -4, 3, 9, 15, 20, 25, 30, 35, 39, 44, 48, 52, 56, 60],
    ending: [-60, -36, -24, -14, -5, 2, 10, 16, 23, 29, 35, 40, 45, 51, 56, 61, 65, 70],
  },
  horse: {
    opening: [-45, -19, -6, 5, 14, 23, 31, 38, 45],
    ending: [-60, -26, -8, 7, 19, 31, 41, 51, 60],
  },
  elephant: {
    opening: [-30, -13, -4, 3, 10, 15, 20, 25, 30],
    ending: [-40, -17, -5, 4, 13, 20, 27, 34, 40],
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
  opening: [0, 4, 10, 19, 30, 42, 58, 75, 94, 116, 140, 166, 194, 225, 258, 292, 330, 369, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400],
  ending: [0, 2, 6, 11, 18, 25, 35, 45, 56, 70, 84, 100, 116, 135, 155, 175, 198, 221, 240, 240, 240, 240, 240, 240, 240, 240, 240, 240],
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = { opening: 12, ending: 18 }

/** To be on move. */
export const TO_MOVE: Phased<number> = { opening: 20, ending: 15 }

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = 60
export const LIMIT_HORIZON = 40
