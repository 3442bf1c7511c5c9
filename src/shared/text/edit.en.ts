import type { Side } from '#engine/rules/types'
import type { editKo } from './edit.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }

export const editEn: typeof editKo = {
  newGame: {
    title: 'New game',
    untitled: 'New game',
    start: 'Start game',
    arrangement: (side) => `${SIDE[side]}’s arrangement`,
    outside: {
      MSSM: 'elephants inside',
      SMMS: 'elephants outside',
      SMSM: 'elephants on the left',
      MSMS: 'elephants on the right',
    },
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
