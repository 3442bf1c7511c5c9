import { replay } from '#engine/game/replay'
import { parseFen } from '#engine/notation/fen'
import { formatKiboStep, PASS_TEXT } from '#engine/notation/move-text'
import { parseUci } from '#engine/notation/uci'
import { type Formation, formationOf } from '#engine/rules/formation'
import type { Setup } from '#engine/rules/types'
import type { OpeningPlan, ReportNode } from '#shared/contract/library-explorer'

/** A line of a report's tree with its move as records write it. */
export interface ReportRow extends ReportNode {
  readonly ply: number
  readonly text: string
  /** The formation of the side that moved, where the move made it. */
  readonly formation: Formation | undefined
}

/** The tree comes in the order of a walk: the node above is the last one less deep. */
export function reportRows(start: Setup, tree: readonly ReportNode[]): readonly ReportRow[] {
  const above: Setup[] = [start]
  return tree.map((node) => {
    const from = above[node.depth - 1] ?? start
    const move = parseUci(node.uci)
    const after = parseFen(node.fen)
    if (after.ok) above[node.depth] = after.value
    const now = after.ok ? formationOf(after.value.board, from.turn) : undefined
    return {
      ...node,
      ply: node.depth,
      formation: now === formationOf(from.board, from.turn) ? undefined : now,
      text: (move && replay(from, [move])[0]?.text) ?? node.uci,
    }
  })
}

/** The moves of a plan as records write them, in an order in which its pieces can make them. */
export function planTexts({ board }: Setup, { side, moves }: OpeningPlan): readonly string[] {
  const pieces = [...board]
  const left = moves.map((uci) => ({ uci, move: parseUci(uci) }))
  const texts: string[] = []
  while (left.length > 0) {
    const next = left.findIndex(
      ({ move }) => move?.kind === 'step' && pieces[move.from]?.side === side,
    )
    // Where no piece can make any of them, the first stands as it is.
    const [{ uci, move } = { uci: '', move: undefined }] = left.splice(Math.max(0, next), 1)
    const piece = move?.kind === 'step' ? pieces[move.from] : undefined
    if (next < 0 || move?.kind !== 'step' || !piece) {
      texts.push(move?.kind === 'pass' ? PASS_TEXT : uci)
      continue
    }
    const { from, to } = move
    texts.push(formatKiboStep({ from, to, piece, captured: undefined, givesCheck: false }))
    pieces[to] = piece
    pieces[from] = undefined
  }
  return texts
}
