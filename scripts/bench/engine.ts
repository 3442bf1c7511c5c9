import { parseFen } from '#engine/notation/fen'
import { formatUci } from '#engine/notation/uci'
import { loadedStanding, type Standing, startStanding } from '#engine/rules/past'
import { arrangementSetup } from '#engine/rules/setup'
import { searchMate } from '#engine/search/mate-search'
import { FreshSearch, SEARCH_RULES } from '../support/fresh-search.ts'
import { findFairyStockfish, Peer } from './fairy-stockfish.ts'
import { median, type Row, thousands, timed, times } from './measure.ts'
import { MATES, TACTICS } from './problems.ts'

const ROUNDS = 5
const SPEED_NODES = 200_000
const TACTIC_NODES = 12_000
const MATE_NODES = 200_000

const fresh = new FreshSearch(32)

function standingOf(fen: string): Standing {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(`no position: ${fen}`)
  return loadedStanding(setup.value)
}

/** The built-in engine on one thread: its speed beside Fairy-Stockfish's, and problems it solves. */
export async function benchEngine(): Promise<Row[]> {
  return [...(await searchSpeed()), await tactics(), ...(await mates())]
}

async function searchSpeed(): Promise<Row[]> {
  const program = findFairyStockfish()
  const peer = program === undefined ? undefined : new Peer(program)
  peer?.send('setoption name UCI_Variant value janggimodern')
  const start = startStanding(arrangementSetup('MSSM', 'MSSM'))
  const own: number[] = []
  const theirs: number[] = []
  fresh.search(start, SPEED_NODES)
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await timed(() => fresh.search(start, SPEED_NODES))
    own.push(SPEED_NODES / (ms / 1000))
    if (!peer) continue
    peer.send('ucinewgame')
    peer.send('position startpos')
    const theirMs = await timed(async () => {
      peer.send(`go nodes ${SPEED_NODES}`)
      await peer.answer(/^bestmove/)
    })
    theirs.push(SPEED_NODES / (theirMs / 1000))
  }
  await peer?.close()
  const ratio = median(own.map((speed, i) => speed / (theirs[i] ?? NaN)))
  const row = { what: 'search, warm, nodes/s', figure: thousands(median(own)), aim: '' }
  if (!peer) return [row]
  return [
    row,
    { what: '  Fairy-Stockfish, native', figure: thousands(median(theirs)), aim: '' },
    { what: '  ratio', figure: times(ratio), aim: '' },
  ]
}

async function tactics(): Promise<Row> {
  let solved = 0
  const ms: number[] = []
  for (const { fen, move } of TACTICS) {
    ms.push(
      await timed(() => {
        const found = fresh.search(standingOf(fen), TACTIC_NODES).lines[0]?.moves[0]
        if (found && formatUci(found, undefined) === move) solved += 1
      }),
    )
  }
  return {
    what: `tactics solved in ${thousands(TACTIC_NODES)} nodes, of ${TACTICS.length}`,
    figure: `${solved}, ${Math.round(median(ms))} ms`,
    aim: '',
  }
}

async function mates(): Promise<Row[]> {
  const kinds = [
    {
      what: 'by proof numbers',
      solves: (standing: Standing) =>
        searchMate({ standing, rules: SEARCH_RULES, checksOnly: false, nodes: MATE_NODES }).kind ===
        'mate',
    },
    {
      what: 'by the search',
      solves: (standing: Standing) => {
        const score = fresh.search(standing, MATE_NODES).lines[0]?.score
        return score?.kind === 'mate' && score.value > 0
      },
    },
  ]
  const rows: Row[] = []
  for (const { what, solves } of kinds) {
    let solved = 0
    const ms: number[] = []
    for (const { fen } of MATES) {
      ms.push(
        await timed(() => {
          if (solves(standingOf(fen))) solved += 1
        }),
      )
    }
    rows.push({
      what: `mates in 3 and more ${what}, ${thousands(MATE_NODES)} nodes, of ${MATES.length}`,
      figure: `${solved}, ${Math.round(median(ms))} ms`,
      aim: '',
    })
  }
  return rows
}
