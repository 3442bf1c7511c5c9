import { unreachable } from '../result.ts'
import { formatUci } from '../notation/uci.ts'
import { Mailbox } from '../rules/mailbox.ts'
import type { Move, Setup } from '../rules/types.ts'
import type { Progress } from '../search/iterate.ts'
import type { Score } from '../score.ts'

/** Where a won ruling stands on UCI's scale, which has no word for it; less by one a move. */
const RULING_CENTIPOINTS = 20_000

/** A line of moves as engine text; a pass is the square of the mover's general twice. */
export function formatLine(setup: Setup, moves: readonly Move[]): string {
  const box = Mailbox.from(setup)
  return moves
    .map((move) => {
      const text = formatUci(move, box.kingSquare(box.turn))
      box.play(move)
      return text
    })
    .join(' ')
}

/** `cp` counts hundredths of a point. */
function formatScore(score: Score): string {
  switch (score.kind) {
    case 'points':
      return `cp ${Math.round(score.value * 100)}`
    case 'mate':
      return `mate ${score.value}`
    case 'ruling':
      return `cp ${score.value > 0 ? RULING_CENTIPOINTS - score.value : -RULING_CENTIPOINTS - score.value}`
    default:
      return unreachable(score)
  }
}

/** The `info` lines of a search that goes on, one for each of its lines. */
export function formatProgress(setup: Setup, progress: Progress): readonly string[] {
  const { nodes, fullness } = progress
  const ms = Math.round(progress.ms)
  const nps = Math.round(nodes / Math.max(progress.ms / 1000, 0.001))
  return progress.lines.map(
    ({ score, depth, selectiveDepth, moves }, i) =>
      `info depth ${depth} seldepth ${selectiveDepth} multipv ${i + 1} score ${formatScore(score)}` +
      ` nodes ${nodes} nps ${nps} hashfull ${fullness} time ${ms} pv ${formatLine(setup, moves)}`,
  )
}

/** `bestmove`, with the answer that is expected; `(none)` where there is no move. */
export function formatBestMove(setup: Setup, { lines }: Progress): string {
  const [best, answer] = (lines[0] ? formatLine(setup, lines[0].moves) : '').split(' ')
  if (best === undefined || best === '') return 'bestmove (none)'
  return answer === undefined ? `bestmove ${best}` : `bestmove ${best} ponder ${answer}`
}
