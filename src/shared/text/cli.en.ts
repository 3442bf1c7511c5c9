import type { cliKo } from './cli.ko.ts'

const number = new Intl.NumberFormat('en')

export const cliEn: typeof cliKo = {
  description: 'Janggi Studio command line. Results go to stdout, messages to stderr.',
  help: 'print help',
  titles: {},
  usageErrors: {
    'commander.missingArgument': (name) => `Missing argument: ${name}`,
    'commander.excessArguments': () => 'Too many arguments. Quote a text that has spaces in it.',
    'commander.unknownOption': (name) => `Unknown option: ${name}`,
    'commander.unknownCommand': (name) => `Unknown command: ${name}`,
    'commander.optionMissingArgument': (name) => `Option without its value: ${name}`,
    'commander.invalidArgument': (name) => `Not a value for this: ${name}`,
    'commander.help': () => 'Choose a command.',
  },
  json: 'print one JSON document instead of text for people',
  commands: {
    perft: 'count the move sequences from a position',
    divide: 'count each first move apart',
    moves: 'print the moves of a position, whether it is check, and the points',
    convert: 'convert records to another format (files or folders)',
    to: 'format',
    force: 'write over files that exist',
    judge: 'judge records move by move',
    rules: 'rule set: a name or a JSON file',
    game: 'only this game of the file (from 1)',
    cases: 'run a catalogue of rule cases',
  },
  fenArgument: 'position (FEN)',
  depthArgument: 'depth',
  inArgument: 'record file or folder',
  outArgument: 'file or folder to write (- is the standard output)',
  badFormat: (name, known) => `Cannot convert to “${name}”. Formats: ${known} (--to).`,
  exists: (path) => `${path} exists (--force writes over it)`,
  notWritten: (path, code) => `${path} could not be written (${code})`,
  notConverted: (file, reason) => `${file}: ${reason}`,
  losses: {
    moves: 'moves',
    headers: 'headers',
    comments: 'comments',
    times: 'times',
    variations: 'variations',
    unread: 'unread text',
  },
  lost: (games, parts) =>
    `Left out, since this format cannot hold it (${number.format(games)} games): ${parts}`,
  converted: (files, games, failed) =>
    `${number.format(files)} files, ${number.format(games)} games converted${failed > 0 ? `; ${number.format(failed)} failed` : ''}.`,
  badFen: (reason) => `This FEN cannot be read: ${reason}`,
  badPosition: (reason) => `This position cannot be played: ${reason}`,
  oddPosition: (reason) => `No game can reach this position: ${reason}`,
  badDepth: (text, max) =>
    `The depth “${text}” must be a whole number from 0 to ${max} (from 1 with --divide).`,
  perft: (depth, nodes, ms, nps) =>
    `depth ${depth}: ${number.format(nodes)} (${number.format(ms)} ms, ${number.format(nps)} a second)`,
  moves: (count, check) => `${count} moves${check ? ', check' : ''}`,
  score: (cho, han) => `Cho ${cho} : Han ${han}`,
}
