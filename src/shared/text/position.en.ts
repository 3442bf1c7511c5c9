import type { positionKo } from './position.ko.ts'
import { setupEn } from './setup.en.ts'

export const positionEn: typeof positionKo = {
  title: 'Position editor',
  palette: (side) => `Pieces of ${setupEn.sides[side]}`,
  hand: 'Move pieces',
  eraser: 'Erase',
  help: 'Choose a piece and click a point, or drag it to the board. On a piece, the right button changes its side and the wheel its kind. Dragged off the board it is gone.',

  board: 'Board',
  clear: 'Clear',
  mirror: 'Mirror left and right',
  swap: 'Swap Cho and Han',
  fromGame: 'Take the position of the game',
  turn: 'To move',

  starts: 'The 16 starts',
  startsHint: 'Columns are Cho’s arrangements, rows Han’s.',
  start: (cho, han) => `Cho ${cho}, Han ${han}`,

  past: 'The past',
  pastHint: 'What a FEN does not say and a ruling needs. Leave it where you do not know.',
  plies: 'Moves so far',
  passes: 'Passes among them',
  occurrence: 'Occurrence of this position',
  hasCapture: 'A piece was taken before',
  afterPass: 'The last move was a pass',
  bikjangCalled: 'The other side called bikjang',
  firstMover: 'Who moved first',
  movesHere: {
    label: 'Moves that led here, after the last capture',
    placeholder: '71졸72 41병42 72졸71 42병41',
    take: 'Take the moves',
    'not-moves': 'These are not moves as a record writes them.',
    captures: (n) =>
      `Move ${n} takes a piece. No position from before it can come back: begin with the move after it.`,
    impossible: (n) =>
      `From move ${n} on the moves do not lead to this position. Check them and the side to move.`,
  },
  notFacing: 'Only while the generals face each other.',

  taken: (positions, checks) =>
    `Positions known before this one: ${positions}. Checks in a row: ${checks}. A change above drops them.`,

  problems: 'To put right',
  noProblems: 'Ready to be played from.',
  fen: 'Position text (FEN)',
  copy: 'Copy',

  newGame: 'New game from here',
  continueHere: 'Continue the open game',
  reach: {
    same: 'The open game holds this position: it is shown there.',
    move: (move) => `Goes on after the current move with the variation ${move}.`,
    none: 'No single move leads here from the position of the open game.',
    noGame: 'No game is open.',
  },
  untitled: 'Edited position',
}
