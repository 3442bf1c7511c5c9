import type { Side } from '#engine/rules/types'
import type { editKo } from './edit.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }

export const editEn: typeof editKo = {
  newGame: {
    title: 'New game',
    untitled: 'New game',
    editTitle: 'Change arrangements',
    preview: 'Start position',
    handicapHint:
      'For a handicap, press the pieces that are given away in the start position; once more brings one back.',
    given: (pieces) => `Given: ${pieces.join(', ')}`,
    noneGiven: 'No piece is given',
    first: 'Moves first',
    giveBack: 'Give all back',
    apply: 'Change',
    start: 'Start game',
    arrangement: (side) => `${SIDE[side]}’s arrangement`,
    outside: {
      MSSM: 'elephants inside',
      SMMS: 'elephants outside',
      SMSM: 'elephants on the left',
      MSMS: 'elephants on the right',
    },
  },
  headers: {
    names: {
      event: 'Event',
      round: 'Round',
      date: 'Date',
      site: 'Place',
      cho: 'Cho',
      han: 'Han',
      timeLimit: 'Time limit',
    },
    datePlaceholder: '2026-11-29, 2026-11, 2026',
    dateRead: (day) => `Understood as ${day}.`,
    dateUnread: 'Not a date: kept as it is written.',
    reason: 'How it ended',
    noReason: 'no reason',
  },
  merge: {
    title: 'Merge another record',
    explain:
      'Adds the moves and comments of another record to this game as variations, where its start position stands.',
    text: 'Text of the record to merge',
    join: 'Merge',
    noRecord: 'There is no record that can be read.',
    nowhere: 'Its start position does not occur in this game.',
  },
  entry: {
    label: 'Type a move',
    placeholder: '79졸78, P71-72, a4b4…',
    'not-a-move': 'This is no move. Write it like 79졸78, P71-72 or a4b4.',
    'no-such-move': 'No piece can go there.',
    ambiguous: (moves) => `Several pieces can: ${moves}`,
  },
  annotation: {
    glyphs: 'Mark of the move',
    positions: 'Mark of the position',
    position: {
      10: 'Even (=)',
      13: 'Unclear (∞)',
      14: 'Cho is slightly better (+=)',
      15: 'Han is slightly better (=+)',
      16: 'Cho is better (±)',
      17: 'Han is better (∓)',
      18: 'Cho is winning (+-)',
      19: 'Han is winning (-+)',
    },
    comment: 'Comment',
    placeholder: 'Write a comment on this move.',
    before: 'Comment before the move',
    seconds: 'Seconds',
  },
}
