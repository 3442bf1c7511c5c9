import { spawnSync } from 'node:child_process'
import { formatFen } from '#engine/notation/fen'
import { perft } from '#engine/rules/perft'
import { arrangementSetup } from '#engine/rules/setup'
import { rootPath } from '../support/paths.ts'
import { findFairyStockfish, Peer } from './fairy-stockfish.ts'
import { median, millions, type Row, timed, times } from './measure.ts'

const START = arrangementSetup('MSSM', 'MSSM')
const DEPTH = 5
const ROUNDS = 7
/** Facing generals and passes as in ours, but for a line that ends after two passes. */
const VARIANT = 'setoption name UCI_Variant value janggimodern'

/** Movement alone: our counts in a warm process and as a whole command, beside Fairy-Stockfish's. */
export async function benchPerft(): Promise<Row[]> {
  const program = findFairyStockfish()
  const own: number[] = []
  const theirs: number[] = []
  const ratios: number[] = []
  const peer = program === undefined ? undefined : new Peer(program)
  peer?.send(VARIANT)
  peer?.send('position startpos')
  perft(START, 4)
  let nodes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await timed(() => (nodes = perft(START, DEPTH)))
    own.push(nodes / (ms / 1000))
    if (!peer) continue
    const theirMs = await timed(async () => {
      peer.send(`go perft ${DEPTH}`)
      const found = /\d+/.exec(await peer.answer(/^Nodes searched/))?.[0]
      theirs.push(Number(found))
    })
    theirs.push((theirs.pop() ?? 0) / (theirMs / 1000))
    ratios.push((own.at(-1) ?? 0) / (theirs.at(-1) ?? 1))
  }
  await peer?.close()
  const rows: Row[] = [
    { what: `perft ${DEPTH}, warm, nodes/s`, figure: millions(median(own)), aim: '' },
  ]
  if (program === undefined) return rows
  return [
    ...rows,
    { what: '  Fairy-Stockfish, native', figure: millions(median(theirs)), aim: '' },
    { what: '  ratio', figure: times(median(ratios)), aim: '≥ 6 ×, goal 9 ×' },
    { what: '  ratio, whole process', figure: times(await wholeProcess(program)), aim: '≥ 3.5 ×' },
  ]
}

async function wholeProcess(program: string): Promise<number> {
  const fen = formatFen(START)
  const ratios: number[] = []
  for (let round = 0; round < 5; round++) {
    const ours = await timed(() => {
      const args = [rootPath('out/main/cli.js'), 'perft', fen, String(DEPTH), '--json']
      if (spawnSync(process.execPath, args).status !== 0) throw new Error('perft failed')
    })
    const theirs = await timed(() =>
      spawnSync(program, { input: `${VARIANT}\nposition startpos\ngo perft ${DEPTH}\nquit\n` }),
    )
    ratios.push(theirs / ours)
  }
  return median(ratios)
}
