/**
 * `npm run problems -- FOLDER [SEED]`: makes the problems that `npm run bench` gives the engine, out of
 * positions of its own games (see `npm run tune`), and writes `scripts/bench/problems.ts`. The same
 * engine, positions and seed give the same problems.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatFen } from '#engine/notation/fen'
import { formatUci } from '#engine/notation/uci'
import { Course } from '#engine/rules/course'
import { loadedStanding, type Standing } from '#engine/rules/past'
import type { Move } from '#engine/rules/types'
import type { Line } from '#engine/search/iterate'
import { FreshSearch, SEARCH_RULES } from './support/fresh-search.ts'
import { rootPath, userFolder } from './support/paths.ts'
import { Chance } from './tune/chance.ts'
import { SAMPLE_BYTES, scoreOf, setupOf } from './tune/sample-file.ts'

const TACTICS = { count: 40, shallow: 1500, deep: 40_000, proof: 90_000, points: 1.5 } as const
const MATES = { count: 40, least: 3, plies: 60, nodes: 2000 } as const
/** Scores from which a game is played on to its mate; between them nothing is decided yet. */
const DECIDING = 800
const UNDECIDED = 1500

const fresh = new FreshSearch(16)
const think = (standing: Standing, nodes: number, moves?: readonly Move[]): Line | undefined =>
  fresh.search(standing, nodes, moves).lines[0]

const firstMove = (line: Line): string => (line.moves[0] ? formatUci(line.moves[0], undefined) : '')

/** The move that refutes what a quick look would play, where a deep search says so twice. */
function tacticIn(standing: Standing): string | undefined {
  const quick = think(standing, TACTICS.shallow)
  const deep = think(standing, TACTICS.deep)
  if (!quick || !deep || firstMove(quick) === firstMove(deep)) return undefined
  if (quick.score.kind !== 'points' || deep.score.kind !== 'points') return undefined
  const refuted = think(standing, TACTICS.deep, quick.moves.slice(0, 1))
  if (refuted?.score.kind !== 'points') return undefined
  if (deep.score.value - refuted.score.value < TACTICS.points) return undefined
  const proof = think(standing, TACTICS.proof)
  return proof && firstMove(proof) === firstMove(deep) ? firstMove(deep) : undefined
}

/** Plays a decided game on until the engine sees a mate that is not too near. */
function mateAfter(start: Standing): { fen: string; moves: number } | undefined {
  const course = Course.from(start, SEARCH_RULES)
  for (let ply = 0; ply < MATES.plies && !course.outcome; ply++) {
    const line = think(course.standing(), MATES.nodes)
    const [move] = line?.moves ?? []
    if (!line || !move) return undefined
    const { kind, value } = line.score
    if (kind === 'mate' && value >= MATES.least)
      return { fen: formatFen(course.setup), moves: value }
    course.play(move)
  }
  return undefined
}

const [folder, seed = '1'] = process.argv.slice(2)
if (folder === undefined) throw new Error('npm run problems -- FOLDER')
const path = resolve(userFolder(), folder)
const files = readdirSync(path).filter((name) => name.endsWith('.positions'))
const bytes = Buffer.concat(files.sort().map((name) => readFileSync(join(path, name))))
const chance = new Chance(Number(seed))
const tactics: string[] = []
const mates: string[] = []
while (tactics.length < TACTICS.count || mates.length < MATES.count) {
  const at = chance.below(bytes.length / SAMPLE_BYTES) * SAMPLE_BYTES
  const standing = loadedStanding(setupOf(bytes, at))
  const score = Math.abs(scoreOf(bytes, at))
  if (score >= DECIDING && mates.length < MATES.count) {
    const mate = mateAfter(standing)
    if (mate) mates.push(`  { fen: '${mate.fen}', moves: ${mate.moves} },`)
  } else if (score < UNDECIDED && tactics.length < TACTICS.count) {
    const move = tacticIn(standing)
    if (move !== undefined)
      tactics.push(`  { fen: '${formatFen(standing.setup)}', move: '${move}' },`)
  }
}
writeFileSync(
  rootPath('scripts/bench/problems.ts'),
  `/* Written by scripts/problems.ts. */

/** Positions of the engine's own games and the one move that a deep search finds in them. */
// prettier-ignore
export const TACTICS = [
${tactics.join('\n')}
] as const

/** Positions of the engine's own games and in how many moves it saw the mate. */
// prettier-ignore
export const MATES = [
${mates.join('\n')}
] as const
`,
)
