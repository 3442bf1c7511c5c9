import { formatUci } from '#engine/notation/uci'
import { loadedStanding, type Standing } from '#engine/rules/past'
import { searchMate } from '#engine/search/mate-search'
import { type FreshSearch, SEARCH_RULES, setupOfFen } from '../support/fresh-search.ts'
import { median, type Row, thousands, timed } from './measure.ts'
import { GAME_MATES, LONG_MATES, NO_MATES, OWN_TACTICS, RETRO_MATES, TACTICS } from './problems.ts'

/** Positions that may be looked at: by the search, in its search for mates, by the mate search. */
const NODES = { tactics: 12_000, mates: 50_000, proof: 200_000 } as const

interface Problem {
  readonly fen: string
  readonly checksOnly?: boolean
  readonly move?: string
}

type Solves = (standing: Standing, problem: Problem) => boolean

/** How many problems the built-in engine solves, each by itself, and in what time. */
export async function benchSolving(fresh: FreshSearch): Promise<Row[]> {
  const findsMove: Solves = (standing, { move }) => {
    const found = fresh.search(standing, NODES.tactics).lines[0]?.moves[0]
    return found !== undefined && formatUci(found, undefined) === move
  }
  const seesMate: Solves = (standing) => {
    const score = fresh.search(standing, NODES.mates).lines[0]?.score
    return score?.kind === 'mate' && score.value > 0
  }
  const proves =
    (kind: 'mate' | 'none'): Solves =>
    (standing, { checksOnly = false }) =>
      searchMate({ standing, rules: SEARCH_RULES, checksOnly, nodes: NODES.proof }).kind === kind
  const mates = [
    ['mates by retro play', RETRO_MATES],
    ['mates at ends of games', GAME_MATES],
    ['mates in 8 and more', LONG_MATES],
  ] as const
  const nodes = `${thousands(NODES.tactics)} nodes`
  const rows = [
    await solved(`tactics of real games, ${nodes}`, TACTICS, findsMove),
    await solved(`tactics of own games, ${nodes}`, OWN_TACTICS, findsMove),
  ]
  for (const [what, problems] of mates) {
    const proof = `${what}, by proof numbers, ${thousands(NODES.proof)} nodes`
    rows.push(await solved(proof, problems, proves('mate')))
    rows.push(await solved(`  by the search, ${thousands(NODES.mates)}`, problems, seesMate))
  }
  return [...rows, await solved('no mate by checks, by proof numbers', NO_MATES, proves('none'))]
}

async function solved(what: string, problems: readonly Problem[], solves: Solves): Promise<Row> {
  let count = 0
  const ms: number[] = []
  for (const problem of problems) {
    const standing = loadedStanding(setupOfFen(problem.fen))
    ms.push(await timed(() => (count += solves(standing, problem) ? 1 : 0)))
  }
  const times = `${median(ms).toFixed(1)} ms, at most ${Math.round(Math.max(...ms))}`
  return { what, figure: `${count} of ${problems.length}, ${times}`, aim: '' }
}
