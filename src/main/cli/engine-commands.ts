import type { Texts } from '#shared/text/index'
import { type AnalyzeOptions, analyzeCommand } from './analyze.ts'
import type { AddCommand, Ends, JsonOption } from './command-kit.ts'
import { type MatchOptions, matchCommand } from './match.ts'
import { type ReviewOptions, reviewCommand } from './review.ts'
import { uciCommand } from './uci.ts'

/** Every time an option is named, its value joins the ones before. */
const collect = (value: string, before: readonly string[]): string[] => [...before, value]

export function addEngineCommands(words: Texts['cli'], command: AddCommand, ends: Ends): void {
  const { commands } = words
  command('analyze', commands.analyze)
    .argument('<FEN>', words.fenArgument)
    .option('--depth <N>', commands.depth)
    .option('--nodes <N>', commands.nodes)
    .option('--movetime <MS>', commands.movetime)
    .option('--multipv <K>', commands.multipv)
    .option('--rules <NAME|FILE>', commands.rules)
    .option('--engine <PATH>', commands.engine)
    .option('--mate [checks]', commands.mate)
    .action((fen: string, options: AnalyzeOptions & JsonOption) =>
      ends((s) => analyzeCommand(fen, options, s))(options),
    )
  command('review', commands.review)
    .argument('<FILE>', words.filesArgument)
    .option('--movetime <MS>', commands.movetime)
    .option('--nodes <N>', commands.nodes)
    .option('--rules <NAME|FILE>', commands.rules)
    .option('--game <N>', commands.game)
    .action((file: string, options: ReviewOptions & JsonOption) =>
      ends((s) => reviewCommand(file, options, s))(options),
    )
  command('match', commands.match)
    .requiredOption('--engine <CMD>', commands.matchEngine, collect, [])
    .option('--games <N>', commands.games)
    .option('--movetime <MS>', commands.movetime)
    .option('--nodes <N>', commands.nodes)
    .option('--depth <N>', commands.depth)
    .option('--rules <NAME|FILE>', commands.rules)
    .option('--concurrency <N>', commands.concurrency)
    .option('--plies <N>', commands.plies)
    .option('--seed <N>', commands.seed)
    .option('--sprt <ELO0,ELO1>', commands.sprt)
    .option('--out <FILE>', commands.matchOut)
    .action((options: MatchOptions & JsonOption) => ends((s) => matchCommand(options, s))(options))
  command('uci', commands.uci).action(ends((s) => uciCommand(s)))
}
