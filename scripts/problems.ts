/**
 * `npm run problems -- [SUITE…] [--seed N]`: makes the problems that `npm run bench -- engine` gives
 * the engine, all suites or only those named, and writes `scripts/bench/problems.ts`. It needs the
 * real records. The same engine, records and seed give the same problems.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatFen } from '#engine/notation/fen'
import { formatUci } from '#engine/notation/uci'
import * as kept from './bench/problems.ts'
import { realTexts } from './bench/records.ts'
import { mateAtEnd } from './problems/game-mates.ts'
import { matedEnds, randomMated } from './problems/mated.ts'
import { nearMiss } from './problems/no-mate.ts'
import { type MateKind, RetroPlay } from './problems/retro-play.ts'
import {
  formatSuites,
  isSuiteName,
  type Row,
  SUITE_NAMES,
  type SuiteName,
} from './problems/suites.ts'
import { refutationIn } from './problems/tactics.ts'
import { setupOfFen } from './support/fresh-search.ts'
import { rootPath } from './support/paths.ts'
import { Chance } from './tune/chance.ts'
import { recordedMoves } from './tune/records.ts'

const COUNTS = { gameMates: 40, tactics: 40, noMates: 10 } as const
/** One file of so many of the records is read: there are far more games than are needed. */
const EVERY = 4

const kinds = (moves: readonly number[], count: number, checksOnly: boolean): readonly MateKind[] =>
  moves.flatMap((n) => Array.from({ length: count }, () => ({ moves: n, checksOnly })))
const RETRO = [
  ...kinds([2, 3, 4, 5, 6, 7], 4, true),
  ...kinds([2, 3], 6, false),
  ...kinds([4], 4, false),
]
const LONG = kinds([8, 9], 2, true)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
})
if (!positionals.every(isSuiteName))
  throw new Error(`npm run problems -- [${SUITE_NAMES.join('|')}]… [--seed N]`)
const texts = realTexts()
if (!texts) throw new Error('no real records at hand')

const games = recordedMoves(texts.filter((_, i) => i % EVERY === 0))
const decided = games.filter(({ winner }) => winner !== undefined)
const ends = matedEnds(games)
const suites: Record<SuiteName, readonly Row[]> = { ...kept }

const MAKERS: Readonly<Record<SuiteName, (chance: Chance) => readonly Row[]>> = {
  GAME_MATES: (chance) =>
    collect(COUNTS.gameMates, () => {
      const mate = mateAtEnd(chance.pick(decided))
      return mate && { fen: formatFen(mate.setup), moves: mate.moves, number: mate.number }
    }),
  RETRO_MATES: (chance) => retroMates(RETRO, chance),
  TACTICS: (chance) =>
    collect(COUNTS.tactics, () => {
      const tactic = refutationIn(chance.pick(games), chance)
      return tactic && { fen: formatFen(tactic.setup), move: formatUci(tactic.move, undefined) }
    }),
  OWN_TACTICS: () => kept.OWN_TACTICS,
  LONG_MATES: (chance) => retroMates(LONG, chance),
  NO_MATES: (chance) =>
    collect(COUNTS.noMates, () => {
      const { fen, checksOnly } = chance.pick(suites.RETRO_MATES)
      const setup = checksOnly === true ? nearMiss(setupOfFen(fen), chance) : undefined
      return setup && { fen: formatFen(setup), checksOnly: true }
    }),
}

/** Short ones end in mates of real games or in mates made of chance, long ones in the latter. */
function retroMates(wanted: readonly MateKind[], chance: Chance): readonly Row[] {
  const retro = new RetroPlay(chance)
  return wanted.flatMap((kind, i) =>
    collect(1, () => {
      const isReal = i % 2 === 0 && kind.moves <= (kind.checksOnly ? 5 : 3)
      const made = retro.make(isReal ? chance.pick(ends) : randomMated(chance), kind)
      return made && { fen: formatFen(made.setup), ...kind, move: formatUci(made.key, undefined) }
    }),
  )
}

/** Draws until there are so many, each another. */
function collect(count: number, draw: () => Row | undefined): readonly Row[] {
  const rows = new Map<string, Row>()
  while (rows.size < count) {
    const row = draw()
    if (!row || rows.has(row.fen)) continue
    rows.set(row.fen, row)
    process.stdout.write('.')
  }
  return [...rows.values()]
}

for (const name of SUITE_NAMES.filter((n) => positionals.length === 0 || positionals.includes(n))) {
  const start = process.cpuUsage()
  suites[name] = MAKERS[name](new Chance(Number(values.seed)))
  const seconds = Math.round(process.cpuUsage(start).user / 1e6)
  console.log(` ${name}: ${suites[name].length} in ${seconds} s`)
  writeFileSync(rootPath('scripts/bench/problems.ts'), formatSuites(suites))
}
