import { Command, CommanderError } from 'commander'
import { languageFor, type Texts, texts } from '#shared/text/index'
import { casesCommand } from './cases.ts'
import type { AddCommand, Ends, JsonOption } from './command-kit.ts'
import { CONVERT_FORMATS, convertCommand } from './convert.ts'
import { addEngineCommands } from './engine-commands.ts'
import { judgeCommand } from './judge.ts'
import { exploreCommand, findCommand, importCommand } from './library.ts'
import { movesCommand } from './moves.ts'
import { perftCommand } from './perft.ts'
import { rulingCommand } from './ruling.ts'
import { EXIT, type ExitCode, printLine, session, type Terminal } from './terminal.ts'

/** Runs one command line and answers its exit code: 0 fine, 1 errors or a failed check, 2 wrong use. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine
  const program = buildProgram(terminal, (ended) => (code = ended))
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return EXIT.fine
    printLine(terminal.err, describeUsageError(terminal, error))
    return EXIT.usage
  }
}

function buildProgram(terminal: Terminal, onEnd: (code: ExitCode) => void): Command {
  const words = texts[languageFor(terminal.locale)].cli
  const program = new Command('janggi')
    .description(words.description)
    .exitOverride()
    .helpOption('-h, --help', words.help)
    .helpCommand('help [command]', words.help)
    .configureHelp({ styleTitle: (title) => words.titles[title] ?? title })
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      outputError: () => undefined, // said in the user's language where the error is caught
    })
  const command: AddCommand = (usage, description) =>
    program
      .command(usage)
      .description(description)
      .helpOption('-h, --help', words.help)
      .option('--json', words.json)
  const ends: Ends = (run) => async (options) =>
    onEnd(await run(session(terminal, options.json === true), options))

  command('perft', words.commands.perft)
    .argument('<FEN>', words.fenArgument)
    .argument('<DEPTH>', words.depthArgument)
    .option('--divide', words.commands.divide)
    .action((fen: string, depth: string, options: Options) =>
      ends((s) => perftCommand(fen, depth, options.divide === true, s))(options),
    )
  command('moves', words.commands.moves)
    .argument('<FEN>', words.fenArgument)
    .action((fen: string, options: Options) => ends((s) => movesCommand(fen, s))(options))
  command('convert', words.commands.convert)
    .argument('<IN>', words.inArgument)
    .argument('<OUT>', words.outArgument)
    .option('--to <FORMAT>', `${words.commands.to}: ${CONVERT_FORMATS.join(', ')}`)
    .option('--encoding <cp949|utf8>', words.commands.encoding)
    .option('--force', words.commands.force)
    .action((from: string, to: string, options: Options) =>
      ends((s) =>
        convertCommand(
          from,
          to,
          { format: options.to, encoding: options.encoding, force: options.force === true },
          s,
        ),
      )(options),
    )
  addRuleCommands(words, command, ends)
  addEngineCommands(words, command, ends)
  addLibraryCommands(words, command, ends)
  return program
}

function addRuleCommands(words: Texts['cli'], command: AddCommand, ends: Ends): void {
  command('judge', words.commands.judge)
    .argument('<FILE...>', words.filesArgument)
    .option('--rules <NAME|FILE>', words.commands.rules)
    .option('--game <N>', words.commands.game)
    .action((files: string[], options: Options) =>
      ends((s) => judgeCommand(files, options, s))(options),
    )
  command('ruling', words.commands.ruling)
    .argument('<FILE>', words.recordArgument)
    .option('--rules <NAME|FILE>', words.commands.rules)
    .option('--game <N>', words.commands.rulingGame)
    .option('--positions <N,N>', words.commands.positions)
    .option('--out <FILE>', words.commands.rulingOut)
    .option('--force', words.commands.force)
    .action((file: string, options: Options) =>
      ends((s) => rulingCommand(file, options, s))(options),
    )
  command('cases', words.commands.cases)
    .argument('<FILE>', words.casesArgument)
    .action((file: string, options: Options) => ends((s) => casesCommand(file, s))(options))
}

function addLibraryCommands(words: Texts['cli'], command: AddCommand, ends: Ends): void {
  command('import', words.commands.import)
    .argument('<DB>', words.libraryArgument)
    .argument('<PATH...>', words.recordsArgument)
    .action((library: string, paths: string[], options: Options) =>
      ends((s) => importCommand(library, paths, s))(options),
    )
  command('find', words.commands.find)
    .argument('<DB>', words.libraryArgument)
    .requiredOption('--fen <FEN>', words.commands.fen)
    .option('--mirror', words.commands.mirror)
    .action((library: string, options: Options) =>
      ends((s) => findCommand(library, options, s))(options),
    )
  command('explore', words.commands.explore)
    .argument('<DB>', words.libraryArgument)
    .requiredOption('--fen <FEN>', words.commands.fen)
    .option('--arrangement <CHO/HAN>', words.commands.arrangement)
    .action((library: string, options: Options) =>
      ends((s) => exploreCommand(library, options, s))(options),
    )
}

/** The parser's complaints in the user's language; what it says in English names the word at fault. */
function describeUsageError({ locale }: Terminal, { code, message }: CommanderError): string {
  const words = texts[languageFor(locale)].cli
  const atFault = /'([^']*)'/.exec(message)?.[1] ?? ''
  const describe = words.usageErrors[code]
  return describe ? describe(atFault) : message
}

interface Options extends JsonOption {
  readonly divide?: boolean
  readonly rules?: string
  readonly to?: string
  readonly encoding?: string
  readonly game?: string
  readonly force?: boolean
  readonly fen?: string
  readonly mirror?: boolean
  readonly arrangement?: string
  readonly positions?: string
  readonly out?: string
}
