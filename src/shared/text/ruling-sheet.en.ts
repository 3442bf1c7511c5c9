import { counted } from './counted.ts'
import type { rulingSheetKo } from './ruling-sheet.ko.ts'
import { setupEn } from './setup.en.ts'

const { sides } = setupEn

export const rulingSheetEn: typeof rulingSheetKo = {
  title: 'Ruling',
  game: {
    title: 'Game',
    event: 'Event',
    round: 'Round',
    date: 'Date',
    site: 'Place',
    players: { cho: 'Cho', han: 'Han' },
    arrangement: 'Arrangement',
    arrangements: (cho, han) => `Cho ${cho}, Han ${han}`,
    handicap: (cho, han) => `Handicap (Cho without ${cho}, Han without ${han})`,
    position: 'From a position out of a game',
    hanFirst: 'Han moves first',
    recorded: 'Recorded result',
    moves: 'Moves',
    unknown: 'Not recorded',
  },
  ruling: {
    title: 'Ruling',
    at: (ply) => `Decided at move ${ply}`,
    notEnded: (ply) => `Not ended after ${counted(ply, 'move')}`,
    noMoves: 'No move was played',
    rests: 'Rests on',
    agreement: {
      unrecorded: 'The record names no result.',
      undecided:
        'The moves alone do not end the game. The recorded result goes by what moves do not show, such as resignation or time; this ruling neither confirms nor denies it.',
      agrees: 'The recorded result has the same winner.',
      differs: 'The recorded result differs.',
    },
    isVariation: 'A variation was judged, not the main line of the record.',
    hasUnread: 'The end of the record could not be read.',
    isCut: 'There are too many moves: only the first were judged.',
    because: {
      checkmate: (winner, ply) =>
        `${sides[winner]} gave check with move ${ply}, and there was no answer.`,
      bikjang: (caller, call, ply) =>
        call === 0
          ? `A bikjang called by ${sides[caller]} stood from the start, and move ${ply} did not answer it.`
          : `${sides[caller]} called bikjang with move ${call}, and move ${ply} did not answer it.`,
      passes: (ply) => `Both sides passed in a row, with moves ${ply - 1} and ${ply}.`,
      moveLimit: (limit) => `Both sides together reached the limit of ${counted(limit, 'move')}.`,
      repetition: (ply, occurrence, earlier) =>
        `With move ${ply} the same position occurred for the ${ordinal(occurrence)} time.${earlier === '' ? '' : ` Before that: ${earlier}.`}`,
    },
  },
  positions: {
    title: 'Positions',
    start: 'Start',
    after: (ply, side, move) => `After move ${ply}, ${sides[side]} ${move}`,
    turn: (side) => `${sides[side]} to move`,
    check: 'check',
    facing: 'generals facing',
  },
  count: {
    title: 'Count of points',
    piece: 'Piece',
    worth: 'Each',
    pieces: (side) => `${sides[side]} pieces`,
    points: (side) => `${sides[side]} points`,
    deom: 'Deom',
    sum: 'Total',
  },
  events: {
    title: 'What the ruling rests on',
    ply: 'No.',
    side: 'Side',
    move: 'Move',
    what: 'What happened',
    rule: 'Rule',
    none: 'Nothing a ruling could rest on.',
    end: 'decided here',
    more: (count) => `And ${counted(count, 'more move')}.`,
  },
  rules: {
    title: 'Rules in force',
    name: 'Rule set',
    note: 'Numbers with R are those of the rules of Janggi Studio; they quote no federation.',
  },
  readings: {
    title: 'Under other rules',
    rules: 'Rule set',
    result: 'Result',
    points: 'What differs',
    none: 'Every other preset gives the same result.',
  },
  doubts: {
    title: 'Doubts about the record',
    place: (place, text) => `${place}: ${text}`,
    more: (count) => `And ${count.toLocaleString('en')} more.`,
  },
  opinion: 'Opinion of the arbiter',
  signing: {
    closing: 'So ruled.',
    date: 'Date of the ruling',
    arbiter: 'Arbiter',
    people: { cho: 'Player of Cho', han: 'Player of Han' },
    sign: '(signature)',
  },

  ruleTitles: {
    R10: 'Moving and taking',
    R17: 'The own general must be safe',
    R18: 'Check and its answer',
    R19: 'Checkmate',
    R20: 'No move to make',
    R21: 'The pass',
    R24: 'The first capture',
    R25: 'Under thirty points',
    R26: 'The call',
    R27: 'The answer',
    R31: 'The same position',
    R32: 'Refused',
    R33: 'Exceptions to refusal',
    R34: 'Lost by its maker',
    R35: 'To points',
    R36: 'The count',
    R37: 'Perpetual check',
    R39: 'Double pass',
    R40: 'Move limit',
    R41: 'Values',
    R42: 'Deom',
    R43: 'Decision on points, or a draw',
    R49: 'Loss on time',
    R51: 'Resignation',
    R52: 'Draw offers',
    R60: 'Judging a record',
    R61: 'Illegal moves that stood',
  },

  dialog: {
    title: 'Make a ruling sheet',
    options: 'What the sheet says',
    preview: 'Preview of the sheet',
    noGame: 'No game is open.',
    language: 'Language of the sheet',
    languages: { ko: '한국어', en: 'English' },
    positions: 'Positions shown',
    position: 'Move number',
    addPosition: 'Add position',
    addShown: (ply) => `Position in view (move ${ply})`,
    removePosition: (ply) => `Leave out the position after move ${ply}`,
    noSuchPosition: (first, last) => `Enter a move number from ${first} to ${last}.`,
    enough: (most) => `Up to ${counted(most, 'position')} can be shown.`,
    withPlay: 'List captures and checks too',
    withDoubts: 'List doubts about the record',
    opinion: 'Opinion of the arbiter',
    opinionHint: 'Left empty, room is kept to write by hand.',
    arbiter: 'Name of the arbiter',
    date: 'Date of the ruling',
    print: 'Print…',
    save: 'Save as HTML…',
    copy: 'Copy as text',
    saved: (name) => `The ruling was saved as “${name}”.`,
    copied: 'The ruling was copied as text.',
    notKept: (detail: string): string =>
      `What you wrote could not be kept. Save the sheet before you close it. (${detail})`,
    fileName: (players) => `Ruling ${players}`,
  },
}

const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const ordinal = (count: number): string => `${count}${ENDINGS[ordinals.select(count)] ?? 'th'}`
