import type { Role, Side } from '#engine/rules/types'
import type { setupKo } from './setup.ko.ts'

const sides: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }
const roles: Readonly<Record<Role, string>> = {
  general: 'general',
  chariot: 'chariot',
  cannon: 'cannon',
  horse: 'horse',
  elephant: 'elephant',
  guard: 'guard',
  soldier: 'soldier',
}

export const setupEn: typeof setupKo = {
  sides,
  roles,
  fen: {
    'fen-empty': () => 'The position text (FEN) is empty.',
    'fen-bad-letter': (letter, at) =>
      `Character ${at}, “${letter}”, is neither a piece nor a number of empty points.`,
    'fen-row-length': (row, points) => `Row ${row} has ${points} points; it needs 9.`,
    'fen-row-count': (rows) =>
      `There are ${rows > 11 ? 'more than 11' : rows} rows; 10 are needed.`,
    'fen-bad-turn': (text) => `The turn “${text}” must be w (Cho) or b (Han).`,
  },
  problems: {
    'no-general': (side) => `${sides[side]} has no general.`,
    'too-many': (side, role, count, limit) =>
      `${sides[side]} has ${count} × ${roles[role]}; ${limit} is the most.`,
    'outside-palace': (side, role, square) =>
      `${sides[side]}’s ${roles[role]} stands outside its palace (${square}).`,
    'opponent-in-check': (side) => `${sides[side]} is in check but not to move.`,
  },
}
