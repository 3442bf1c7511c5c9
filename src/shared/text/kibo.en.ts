import type {
  DiagnosticFacts,
  DocumentExpected,
  Expected,
  IllegalReason,
} from '#engine/notation/diagnostic'
import { formatArrangement } from '#engine/notation/headers'
import type { Role } from '#engine/rules/types'
import type { DiagnosticTexts, KiboTexts } from './kibo.ko.ts'
import { setupEn } from './setup.en.ts'

const { roles, sides } = setupEn

const formats: KiboTexts['formats'] = {
  gib: 'Janggi record (.gib)',
  'go-gib': 'Go record (Tygem .gib)',
  pgn: 'PGN',
  fen: 'list of positions (FEN, EPD)',
  janggi: 'Janggi Studio document (.janggi)',
  json: 'JSON',
  puzzle: 'Janggi puzzle (Title=, FEN=)',
  empty: 'an empty text',
  binary: 'a binary file, not a text',
  unknown: 'an unknown format',
}

const coordinateSystems: KiboTexts['coordinateSystems'] = {
  'row-file': 'row and file (79)',
  letters: 'letter and rank (i3)',
  numbers: 'old numbers 1 to 90 (구좌표)',
  algebraic: 'letter and rank from 1 (i4)',
  'algebraic-from-han': 'letter and rank counted from Han (i7)',
}

const expected: Readonly<Record<Expected, string>> = {
  move: 'a move was expected',
  piece: 'the name of a piece was expected',
  target: 'the point it goes to was expected',
}

const documentExpected: Readonly<Record<DocumentExpected, string>> = {
  list: 'must be a list',
  object: 'must be an object',
  text: 'must be a text',
  number: 'must be a fitting number',
  true: 'must be true',
  choice: 'must be one of the known values',
  glyph: 'must be a whole number from 0 to 255',
  header: 'must be [name, value]',
  move: 'must be a move such as a4b4 or pass',
  moves: 'must be moves that can be played, with a space between',
  node: 'must be a number that no node before it has',
  past: 'must be a past that fits the start',
  parent: 'must be the number of the node before it or of one above that',
  position: 'must be a FEN with both generals in their palaces',
  review: 'must be a whole review',
  rules: 'must be the name of a rule set or a whole one',
  shape: 'must be a mark such as Ga4b4 or Ra4',
  time: 'must be a time such as 2026-01-02T03:04:05.000Z',
}

const illegal: Readonly<Record<IllegalReason, string>> = {
  'off-board': 'that point is not on the board',
  'empty-square': 'nothing stands where it starts',
  'other-side': 'the piece where it starts is the other side’s',
  'cannot-go-there': 'the piece cannot go there',
  'pass-in-check': 'a side in check cannot pass',
}

const captureOf = (role: Role | 'unnamed' | undefined): string =>
  role === undefined ? 'nothing' : role === 'unnamed' ? 'something' : roles[role]

const startAssumed = ({ cho, han, fitting }: DiagnosticFacts['start-assumed']): string => {
  const pair = `Cho ${formatArrangement(cho, 'cho')}, Han ${formatArrangement(han, 'han')}`
  if (fitting === 1) return `No arrangement is written. Read with the only one that fits: ${pair}.`
  if (fitting > 1) {
    return `No arrangement is written and ${fitting} fit. Read with the first that agrees best with the piece names: ${pair}.`
  }
  return `No arrangement is written and none fits every move. Read with the one that fits longest: ${pair}.`
}

const boardProblems: Readonly<Record<DiagnosticFacts['board-unreadable']['problem'], string>> = {
  'board-letter': 'unknown letter',
  'board-row-long': 'a row of more than nine points',
  'board-rows': 'more than ten rows',
}

const fenProblems: Readonly<Record<DiagnosticFacts['fen-unreadable']['problem'], string>> = {
  'fen-empty': 'empty',
  'fen-bad-letter': 'unknown letter',
  'fen-row-length': 'a row without nine points',
  'fen-row-count': 'not ten rows',
  'fen-bad-turn': 'the turn must be w or b',
}

const diagnostics: DiagnosticTexts = {
  'not-readable': ({ format }) =>
    format === 'empty' || format === 'binary' || format === 'unknown'
      ? `No game was found: this is ${formats[format]}.`
      : format === 'go-gib'
        ? 'This is a record of Go, not of Janggi (Tygem .gib).'
        : `This is ${formats[format]}, which cannot be read yet.`,
  'unclosed-comment': () => 'The comment is never closed with }.',
  'unclosed-header': ({ key }) => `The line of header “${key}” ends without "].`,
  'unquoted-header': ({ key }) => `The value of header “${key}” has no quotes.`,
  'repeated-header': ({ key }) => `Header “${key}” comes again; the first one counts.`,
  'stray-text': ({ text }) => `“${text}” means nothing here and was passed over.`,
  'full-width': ({ text, count }) =>
    `${count} full-width or curly characters (first: ${text}) were read as plain ones.`,
  'ply-number': ({ written, expected: right }) => `Move number ${written} should be ${right}.`,
  'number-alone': ({ number }) => `No move follows number ${number}.`,
  'seconds-negative': ({ seconds }) => `The time used is ${seconds} s.`,
  'move-count': ({ written, counted }) => `총수 says “${written}”, but there are ${counted} moves.`,
  'result-unknown': ({ text }) => `The result “${text}” names neither a winner nor a draw.`,
  'board-unreadable': ({ value, problem }) =>
    `The start board “${value}” cannot be read (${boardProblems[problem]}).`,
  'fen-unreadable': ({ value, problem }) =>
    `The FEN “${value}” cannot be read (${fenProblems[problem]}).`,
  'start-unplayable': ({ key }) =>
    `The start board of “${key}” cannot be used: each side needs one general in its palace.`,
  'start-unusual': ({ key }) =>
    `No game reaches the start board of “${key}” (number of pieces, place of a guard, check).`,
  'arrangement-unknown': ({ key, value }) => `${key} “${value}” is none of the four arrangements.`,
  'start-assumed': startAssumed,
  'coordinates-used': ({ system }) => `The squares are written as ${coordinateSystems[system]}.`,
  'unreadable-move': ({ text, expected: missing }) =>
    `“${text}” cannot be read: ${expected[missing]}. From here on the text is kept unread.`,
  'illegal-move': ({ text, reason, turn, candidates, stood }) =>
    `“${text}” cannot be played with ${sides[turn]} to move: ${illegal[reason]}.` +
    (candidates.length > 0 ? ` Possible: ${candidates.join(', ')}.` : '') +
    (stood
      ? ' The record goes on, so the move is kept, marked as an illegal one that stood.'
      : ' From here on the text is kept unread.'),
  'ambiguous-move': ({ text, candidates }) =>
    `“${text}” may be several moves: ${candidates.join(', ')}. From here on the text is kept unread.`,
  'variation-cut': ({ text }) =>
    `The variation breaks off at “${text}”. The rest is kept as a comment on the move before.`,
  'unclosed-variation': () => 'The variation is never closed with ).',
  'command-unreadable': ({ text }) =>
    `The value of “${text}” in a comment cannot be read; it stays as text.`,
  'document-broken': () => 'The document is damaged: it is not JSON.',
  'document-invalid': ({ path, expected: wanted }) =>
    `${path} in the document: ${documentExpected[wanted]}.`,
  'document-unknown': ({ path }) =>
    `${path} in the document is not part of this version of the format and was not read.`,
  'document-version': ({ version }) =>
    `Version ${version} of the document format cannot be read. It may come from a newer Janggi Studio.`,
  'piece-mismatch': ({ written, actual }) =>
    `The move names a ${roles[written]}, but a ${roles[actual]} stands there.`,
  'side-mismatch': ({ written, actual }) =>
    `Written as a move of ${sides[written]}, but it is ${sides[actual]}’s.`,
  'capture-mismatch': ({ written, actual }) =>
    `Capture written: ${captureOf(written)}; captured on the board: ${captureOf(actual)}.`,
  'check-mismatch': ({ written }) =>
    written ? 'Marked 장군, but it is no check.' : 'It is check, but 장군 is not written.',
  'more-diagnostics': ({ count }) => `${count} more findings in this game.`,
}

const losses: KiboTexts['losses'] = {
  past: 'what happened before the start',
  rules: 'the rule set',
  moves: 'moves',
  headers: 'headers',
  'header-text': 'quotes and line ends in headers (written otherwise)',
  comments: 'comments',
  'comment-text': 'braces and commands in comments (written otherwise)',
  times: 'times',
  'time-fractions': 'fractions of seconds (rounded)',
  clocks: 'time left',
  variations: 'variations',
  glyphs: 'marks of moves',
  shapes: 'arrows and circles',
  evaluations: 'evaluations',
  'evaluation-engines': 'names of evaluating engines',
  bookmarks: 'bookmarks',
  'illegal-moves':
    'the mark of illegal moves that stood (reading stops at one that no moves follow)',
  unread: 'unread text',
  review: 'what an engine found in a review',
}

export const kiboEn: KiboTexts = {
  severities: { error: 'error', warning: 'warning', info: 'note' },
  formats,
  coordinateSystems,
  gameAt: (game) => `game ${game}`,
  plyAt: (ply) => `move ${ply}`,
  lineAt: (line, column) => `line ${line}, column ${column}`,
  diagnostics,
  losses,
}
