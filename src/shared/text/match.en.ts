import type { Arrangement } from '#engine/rules/setup'
import { counted } from './counted.ts'
import type { matchKo } from './match.ko.ts'
import { setupEn } from './setup.en.ts'

const { sides } = setupEn

/** Horse (마) and elephant (상) from the player's own left. */
const arrangements: Readonly<Record<Arrangement, string>> = {
  MSSM: 'horse elephant elephant horse',
  SMMS: 'elephant horse horse elephant',
  SMSM: 'elephant horse elephant horse',
  MSMS: 'horse elephant horse elephant',
}

export const matchEn: typeof matchKo = {
  arrangements,
  refusals: {
    malformed: (path) =>
      path === '' ? 'This request makes no sense.' : `The part “${path}” of the request is wrong.`,
    badTime: 'The time of the request is wrong.',
    unknownPlayer: 'Not a player of this match.',
    notYourAction: 'You cannot send this request.',
    gameOver: 'The match is over.',
    wrongPhase: {
      setup: 'Possible once the arrangements are chosen.',
      playing: 'The arrangements are chosen already.',
      finished: 'The match is over.',
    },
    notYourTurnToChoose: 'Han chooses its arrangement first.',
    alreadyChosen: 'You have chosen your arrangement already.',
    notYourTurn: 'It is your opponent’s turn.',
    undoOff: 'Moves cannot be taken back in this match.',
    undoLimit: (limit) =>
      limit === 1 ? 'You have used your one take-back.' : `You have used all ${limit} take-backs.`,
    nothingToUndo: 'There is nothing to take back yet.',
    drawOfferOff: 'Draws cannot be offered in this match.',
    offerTooSoon: (left) =>
      `You can offer a draw again after ${counted(left, 'move')} of your own.`,
    requestPending: 'An earlier request still waits for its answer.',
    noRequest: 'No request is waiting.',
    ownRequest: 'Your opponent has to answer this request.',
    notLate: 'There is still time.',
    sameConnection: 'The connection is as it was.',
  },
  events: {
    setupChosen: (side, arrangement, automatic) => {
      const name = arrangement === null ? '' : `: ${arrangements[arrangement]}`
      return automatic
        ? `Time ran out: an arrangement was drawn for ${sides[side]}${name}.`
        : `${sides[side]} has chosen its arrangement${name}.`
    },
    started: (cho, han) =>
      `The match begins. Cho: ${arrangements[cho]}. Han: ${arrangements[han]}.`,
    moved: (side, from, to, role) => {
      const step = `${sides[side]}: ${from} → ${to}`
      return role === null ? step : `${step}, takes ${role}.`
    },
    passed: (side, forced) =>
      forced ? `${sides[side]} has no move and passes.` : `${sides[side]} passes.`,
    janggun: (side) => `${sides[side]}: check (janggun)!`,
    meonggun: (side) => `${sides[side]}: answered (meonggun)!`,
    bikjang: (side) => `${sides[side]}: bikjang!`,
    bikjangAnswered: (side) => `${sides[side]} broke the bikjang.`,
    bikjangAccepted: (side) => `${sides[side]} let the bikjang stand.`,
    repeated: (occurrence) => `The same position for the ${ordinal(occurrence)} time.`,
    undoRequested: (side, plies) => `${sides[side]} asks to take back ${counted(plies, 'move')}.`,
    undone: (side, plies) =>
      `${counted(plies, 'move')} taken back at the request of ${sides[side]}.`,
    undoRefused: (side) => `The take-back ${sides[side]} asked for was refused.`,
    undoCancelled: (side) => `The take-back ${sides[side]} asked for is off.`,
    drawOffered: (side) => `${sides[side]} offers a draw.`,
    drawRefused: (side) => `The draw ${sides[side]} offered was refused.`,
    drawCancelled: (side) => `The draw ${sides[side]} offered is off.`,
    disconnected: (side) => `${sides[side]} lost the connection.`,
    reconnected: (side) => `${sides[side]} is connected again.`,
  },
  repetitionWarnings: {
    forbid: 'Repeating this once more is not allowed.',
    lose: 'Whoever repeats this once more loses.',
    scoreEnd: 'Repeated once more, the game goes to points.',
    scoreEndDraw: 'Repeated once more, the game is a draw.',
  },
}

/** Occurrences: 1st, 2nd, 3rd, 4th, and 11th to 13th. */
function ordinal(n: number): string {
  const ending =
    Math.floor((n % 100) / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
