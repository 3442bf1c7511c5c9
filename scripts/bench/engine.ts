import { startStanding } from '#engine/rules/past'
import { arrangementSetup } from '#engine/rules/setup'
import { FreshSearch } from '../support/fresh-search.ts'
import { findFairyStockfish, Peer } from './fairy-stockfish.ts'
import { median, type Row, thousands, timed, times } from './measure.ts'
import { benchSolving } from './solving.ts'

const ROUNDS = 5
const SPEED_NODES = 200_000

const fresh = new FreshSearch(32)

/** The built-in engine on one thread: its speed beside Fairy-Stockfish's, and problems it solves. */
export async function benchEngine(): Promise<Row[]> {
  return [...(await searchSpeed()), ...(await benchSolving(fresh))]
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
