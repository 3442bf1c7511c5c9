import { performance } from 'node:perf_hooks'
import { formatUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import { divide, MAX_PERFT_DEPTH, perft } from '#engine/rules/perft'
import { playableSetup } from './position.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/** `perft FEN DEPTH [--divide]`: how many move sequences there are. */
export function perftCommand(
  fen: string,
  depthText: string,
  isDivided: boolean,
  session: Session,
): ExitCode {
  const { words, out, err } = session
  const depth = /^\d{1,2}$/.test(depthText) ? Number(depthText) : NaN
  if (!(depth >= (isDivided ? 1 : 0) && depth <= MAX_PERFT_DEPTH)) {
    printLine(err, words.cli.badDepth(depthText, MAX_PERFT_DEPTH))
    return EXIT.usage
  }
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed

  const start = performance.now()
  const parts = isDivided ? divide(setup, depth) : undefined
  const nodes = parts ? parts.reduce((sum, part) => sum + part.nodes, 0) : perft(setup, depth)
  const ms = performance.now() - start

  const king = Mailbox.from(setup).kingSquare(setup.turn)
  const named = parts?.map(({ move, nodes: count }) => [formatUci(move, king), count] as const)
  const nps = Math.round(nodes / Math.max(ms / 1000, 1e-6))
  if (session.json) {
    printJson(session, {
      fen,
      depth,
      nodes,
      ms: Math.round(ms),
      nps,
      ...(named ? { divide: Object.fromEntries(named) } : {}),
    })
    return EXIT.fine
  }
  for (const [move, count] of named ?? []) printLine(out, `${move}: ${count}`)
  printLine(out, words.cli.perft(depth, nodes, Math.round(ms), nps))
  return EXIT.fine
}
