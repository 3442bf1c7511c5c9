import { formatArrangement } from '#engine/notation/headers'
import { counted } from './counted.ts'
import type { FixTexts, kiboEditorKo } from './kibo-editor.ko.ts'

const fixes: FixTexts = {
  'rename-piece': ({ to }) => `Correct the piece: ${to}`,
  'rename-side': ({ to }) => `Correct the side: ${to}`,
  'add-check': ({ mark }) => `Add the check mark ${mark}`,
  'remove-check': ({ mark }) => `Remove the check mark ${mark}`,
  'add-capture': ({ piece }) => `Add the captured piece: ${piece}`,
  'remove-capture': () => 'Remove the capture mark',
  'rename-capture': ({ to }) => `Correct the captured piece: ${to}`,
  'renumber-ply': ({ to }) => `Correct the move number: ${to}`,
  'renumber-game': () => 'Number all moves of this game anew',
  'count-moves': ({ to }) => `Correct the number of moves: ${to}`,
  'replace-move': ({ to, further }) =>
    further > 0 ? `Replace by ${to} (and ${counted(further, 'more move')})` : `Replace by ${to}`,
  'close-header': () => 'Close the header with "]',
  'quote-header': () => 'Put the header’s value in quotes',
  'close-comment': () => 'Close the comment with }',
  'remove-text': ({ text }) => `Remove “${text}”`,
  'plain-characters': ({ count }) =>
    `Write ${counted(count, 'full-width or curly sign')} as plain ones`,
  'write-arrangements': ({ cho, han }) =>
    `Write the arrangements: Cho ${formatArrangement(cho, 'cho')}, Han ${formatArrangement(han, 'han')}`,
  'fix-game': ({ count }) => `Correct all ${count} things in this game that the board settles`,
}

export const kiboEditorEn: typeof kiboEditorKo = {
  label: 'Record as text',
  loading: 'Opening the text editor…',
  failed: 'The text editor could not be opened. Please reload the window.',
  shownOnly: 'This format can only be viewed.',
  goToPly: 'Go to move',
  plyNumber: 'Move number',
  format: 'Tidy text',
  nextProblem: 'Next problem',
  findings: (errors, warnings) =>
    errors + warnings === 0
      ? 'No problems'
      : `${counted(errors, 'error')} · ${counted(warnings, 'warning')}`,
  reading: 'Reading…',
  broken:
    'Some of the text cannot be read. What follows stays as it was until that is corrected, and is saved so.',
  apart: {
    'no-game': 'The text holds no game. The games stay as they were before.',
    unclosed:
      'A comment is not closed, so nobody can tell where a game ends. Until it is, the games stay as they were.',
    'other-games':
      'Games of this record cannot be added, removed or moved in the text. Until that is undone, the games stay as they were.',
  },
  removed: (count) =>
    `${counted(count, 'game')} removed from the text held variations or marks that the text does not show. Put back, they return with them.`,
  putBack: 'Put back',
  waveOff: 'Leave removed',
  pass: 'Pass',
  takes: (piece, captured) => `${piece} takes ${captured}`,
  hoverTitle: (ply, side, text, isCheck) =>
    `Move ${ply} · ${side} · ${text}${isCheck ? ' · check' : ''}`,
  hoverPoints: (cho, han) => `Cho ${cho} · Han ${han} points`,
  hoverBoard: 'Board after the move',
  fixes,
}
