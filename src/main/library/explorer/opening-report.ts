import { formatFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import type { Setup } from '#engine/rules/types'
import type { ReportNode } from '#shared/contract/library-explorer'
import type { Mask } from '../search/mask.ts'
import type { Turns } from '../turns.ts'
import type { Explorer } from './explorer.ts'

/** Nodes of a report: more than anyone reads. */
const MAX_NODES = 400
/** Moves shown of one position. */
const WIDTH = 5
/** A main line has this share of all games, and more than one. */
const SHARE = 0.02
const LEAST = 2

interface Waiting {
  readonly setup: Setup
  readonly depth: number
  /** What led here; the start has none. */
  readonly node: ReportNode | undefined
}

/** The main lines from a start as a tree, listed in the order of a walk, the most played first. */
export async function mainLines(
  explorer: Explorer,
  start: Setup,
  maxDepth: number,
  mask: Mask,
  turns: Turns,
): Promise<readonly ReportNode[]> {
  const tree: ReportNode[] = []
  const stack: Waiting[] = [{ setup: start, depth: 0, node: undefined }]
  let least = LEAST
  for (let at = stack.pop(); at && tree.length < MAX_NODES; at = stack.pop()) {
    if (at.node) tree.push(at.node)
    if (at.depth === maxDepth) continue
    if (turns.isOver && !(await turns.pass())) break
    const { moves, total } = explorer.explore(at.setup, true, mask)
    if (at.depth === 0) least = Math.max(LEAST, Math.ceil(total * SHARE))
    const depth = at.depth + 1
    const children = moves
      .filter(({ games }) => games >= least)
      .slice(0, WIDTH)
      .map((move): Waiting => {
        const setup = setupAfter(at.setup, move.uci)
        return { setup, depth, node: { depth, ...move, fen: formatFen(setup) } }
      })
    stack.push(...children.reverse())
  }
  return tree
}

function setupAfter(setup: Setup, uci: string): Setup {
  const move = parseUci(uci)
  if (!move) throw new Error(`the explorer made ${uci}`)
  const box = Mailbox.from(setup)
  box.play(move)
  return box.toSetup()
}
