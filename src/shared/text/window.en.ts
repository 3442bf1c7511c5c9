import type { Side } from '#engine/rules/types'
import { counted } from './counted.ts'
import { commandsEn } from './commands.en.ts'
import type { windowKo } from './window.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }

export const windowEn: typeof windowKo = {
  appName: 'Janggi Studio',
  close: 'Close',
  cancel: 'Cancel',
  open: 'Open',
  side: SIDE,

  places: {
    label: 'Places',
    game: 'Game',
    library: 'Library',
    cases: 'Cases',
    position: 'Position',
  },

  commands: commandsEn,
  commandGroups: {
    file: 'File',
    edit: 'Edit',
    game: 'Game',
    copy: 'Copy',
    go: 'Go',
    view: 'View',
    panel: 'Panels',
    engine: 'Engine',
    app: 'Program',
  },
  menu: 'Menu',

  keys: {
    title: 'Keyboard shortcuts',
    mouse: 'Mouse',
    wheel: 'Wheel over the board',
    wheelDoes: 'One move back or forward',
    drop: 'Drop files on the window',
    dropDoes: 'Open records',
  },

  palette: {
    title: 'Find command',
    placeholder: 'Type the name of a command',
    results: 'Commands',
    none: 'No command matches.',
  },

  empty: {
    title: 'Which record would you like to see?',
    explain: 'Open a record and follow it on the board, move by move.',
    open: 'Open record',
    paste: 'Paste text',
    drop: 'You can also drop files on this window.',
  },
  dropHere: 'Drop here to open the record',

  paste: {
    title: 'Paste record',
    label: 'Text of the record',
    explain: 'Paste the copied record below. Ctrl+V works anywhere in the window too.',
    untitled: (n) => (n === 1 ? 'Pasted record' : `Pasted record ${n}`),
  },

  fileDialog: {
    title: 'Open record',
    places: 'Places',
    filter: 'Find by name',
    list: 'Files',
    up: 'Parent folder',
    empty: 'This folder is empty.',
    noMatch: 'No name matches.',
    truncated: 'Only the first 5,000 entries are shown. Find by name to see others.',
    loading: 'Reading…',
    chosen: (n) => `${n} selected`,
    openChosen: (n) => (n > 1 ? `Open ${n}` : 'Open'),
  },

  documents: {
    label: 'Open records',
    closeOne: (name) => `Close ${name}`,
    opening: (name) => `Reading “${name}”…`,
  },

  panels: {
    label: 'Panels',
    groups: {
      record: 'Moves and record',
      notes: 'Comment and details',
      study: 'Analysis and ruling',
    },
    fold: (group: string) => `Fold: ${group}`,
    unfold: (group: string) => `Unfold: ${group}`,
    resize: 'Resize',
    games: 'Games',
    moves: 'Moves',
    analysis: 'Engine',
    explorer: 'Explorer',
    review: 'Review',
    tree: 'Tree',
    annotation: 'Comment',
    ruling: 'Ruling',
    headers: 'Details',
    report: 'Findings',
    text: 'Text',
  },

  games: {
    number: 'No.',
    players: 'Cho · Han',
    occasion: 'Date · event',
    arrangement: 'Set-up',
    result: 'Result',
    plies: 'Moves',
    filter: 'Find by player, event or date',
    count: (shown, all) => (shown === all ? `${all} games` : `${shown} of ${all} games`),
    none: 'No game matches.',
    of: (n, all) => `Game ${n} of ${all}`,
    unknownPlayer: 'unknown',
  },

  moves: {
    pass: 'pass',
    check: 'check',
    capture: 'captures',
    none: 'This record has no moves.',
    unread: 'The rest could not be read.',
    illegal: 'an illegal move that stood',
    illegalShort: 'illegal',
    bookmark: 'bookmark',
    returns: { repetition: 'repeated position', transposition: 'position also on another line' },
    fold: 'Fold variation',
    unfold: 'Unfold variation',
    hidden: (n) => `… ${counted(n, 'move')}`,
    longComment: (all) => `… (${all.toLocaleString('en')} characters in all)`,
    seconds: (n) => `${n} s`,
    name: (ply, side, text) => `Move ${ply}, ${SIDE[side]}, ${text}`,
  },

  headers: {
    result: 'Result',
    start: 'Start',
    none: 'This record has no headers.',
    written: 'As written',
    choWins: 'Cho wins',
    hanWins: 'Han wins',
    draw: 'Draw',
    unknown: 'Unknown',
    reasons: {
      checkmate: 'checkmate',
      resignation: 'resignation',
      time: 'time',
      points: 'points',
      bikjang: 'bikjang',
      agreement: 'agreement',
      disconnection: 'disconnection',
      complete: 'complete win',
      disqualification: 'disqualification',
      automatic: 'automatic',
    },
    hanFirst: 'Han moves first',
  },

  report: {
    none: 'Read without any problem.',
    place: (line, column) => `Line ${line}, column ${column}`,
    game: 'This game',
    file: 'File',
    inText: 'Show in the text',
    severity: { error: 'Error', warning: 'Warning', info: 'Note' },
    more: (n) => `And ${n} more.`,
  },

  players: {
    points: 'pts',
    pointsName: (side, n) => `${SIDE[side]} ${n} points`,
    unknown: (side) => `${SIDE[side]} (name unknown)`,
    bar: (cho, han) => `Cho ${cho} : Han ${han}`,
    barName: 'Points of the pieces left',
    toMove: 'to move',
    deom: 'Han’s points include the deom of 1.5.',
  },

  steps: {
    label: 'Step through the moves',
    position: (ply, all) => `${ply} / ${all}`,
    pause: 'Pause autoplay',
  },

  said: {
    start: 'Start position.',
    move: (ply, side, text) => `Move ${ply}, ${SIDE[side]}, ${text}`,
    check: 'Check.',
    pass: 'pass',
    end: 'Last move.',
    turn: (side) => `${SIDE[side]} to move.`,
    verdict: (outcome) => `Verdict: ${outcome}.`,
    recorded: (result) => `Recorded result: ${result}.`,
  },

  settings: {
    title: 'Settings',
    groups: { language: 'Language and look', board: 'Board', replay: 'Replay' },
    language: 'Language',
    languages: { system: 'System', ko: '한국어', en: 'English' },
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    zoom: 'Size',
    pieceSet: 'Pieces',
    pieceSets: {
      hanja: 'Hanja',
      'hanja-hangul': 'Hanja + Hangul',
      hangul: 'Hangul',
      pictures: 'Pictures',
      letters: 'Letters',
    },
    boardTheme: 'Board',
    boardThemes: { paper: 'Paper', wood: 'Wood', slate: 'Slate' },
    boardThemeInContrast: 'The high contrast theme brings its own board.',
    coordinates: 'Coordinates',
    coordinateStyles: { kibo: 'Record (79)', uci: 'Letters (a4)', both: 'Both', none: 'None' },
    coordinateSize: 'Size of coordinates',
    coordinateSizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    moveInput: 'Moving',
    dragMoves: 'Drag and drop',
    clickMoves: 'Click and click',
    moveInputHint: 'The keyboard always works.',
    animation: 'Show pieces moving',
    autoplay: 'Autoplay speed',
    autoplaySeconds: (n) => `${n} s per move`,
  },

  notices: {
    label: 'Notices',
    dismiss: 'Dismiss notice',
    kept: 'What was open stays open.',
    reason: (name, reason) => `“${name}” could not be opened. ${reason}`,
    disconnected: 'The connection to the program was lost. Reconnecting…',
    hostGone:
      'The program has ended. Open records can still be read. To open other files, start Janggi Studio again.',
    reconnected: 'Connected again.',
    settingsNotSaved: (detail) => `The settings could not be saved. ${detail}`,
    openedWithProblems: (name, errors, warnings) =>
      `“${name}” was opened with ${errors} errors and ${warnings} warnings.`,
    unreadableBytes: (name, n) => `“${name}” holds ${n} bytes that are no text.`,
    movesLeftOut: (n) => `${counted(n, 'move')} that cannot be played here were left out.`,
    crashed: (detail) => `An unexpected error occurred. Open records are unchanged. (${detail})`,
  },
}
