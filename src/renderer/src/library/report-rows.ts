import { replay } from '#engine/game/replay'
import { parseFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import type { Setup } from '#engine/rules/types'
import type { ReportNode } from '#shared/contract/library-explorer'

/** A line of a report's tree with its move as records write it. */
export interface ReportRow extends ReportNode {
  readonly ply: number
  readonly text: string
}

/** The tree comes in the order of a walk: the node above is the last one less deep. */
export function reportRows(start: Setup, tree: readonly ReportNode[]): readonly ReportRow[] {
  const above: Setup[] = [start]
  return tree.map((node) => {
    const from = above[node.depth - 1] ?? start
    const move = parseUci(node.uci)
    const after = parseFen(node.fen)
    if (after.ok) above[node.depth] = after.value
    return {
      ...node,
      ply: node.depth,
      text: (move && replay(from, [move])[0]?.text) ?? node.uci,
    }
  })
}
