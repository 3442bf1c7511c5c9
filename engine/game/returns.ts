import { type GameTree, nodeAt, type NodeId } from './tree.ts'

/**
 * Where else a position stands. `repetition`: on the same way, earlier or later. `transposition`:
 * only on other lines, reached by other moves.
 */
export interface Return {
  readonly kind: 'repetition' | 'transposition'
  /** The nearest earlier one on the way, else the first in reading order; of the first, the second. */
  readonly other: NodeId
}

/**
 * The nodes whose position stands elsewhere in the tree too, told by identity of positions (국면),
 * never by texts.
 *
 * @param keyOf position key of a node, as `positionKey` makes them
 */
export function returnsIn(
  tree: GameTree,
  keyOf: (id: NodeId) => string,
): ReadonlyMap<NodeId, Return> {
  const first = new Map<string, NodeId>()
  const returns = new Map<NodeId, Return>()
  /** Of each position on the way to where the walk stands, its nodes, the nearest last. */
  const onTheWay = new Map<string, NodeId[]>()
  const waiting: { readonly id: NodeId; readonly isLeaving: boolean }[] = [
    { id: tree.root, isLeaving: false },
  ]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { id } = at
    const key = keyOf(id)
    const same = onTheWay.get(key) ?? []
    if (at.isLeaving) {
      same.pop()
      continue
    }
    const nearest = same.at(-1)
    const earliest = first.get(key)
    if (nearest !== undefined) returns.set(id, { kind: 'repetition', other: nearest })
    else if (earliest !== undefined) returns.set(id, { kind: 'transposition', other: earliest })
    if (earliest === undefined) first.set(key, id)
    else if (!returns.has(earliest)) returns.set(earliest, { kind: otherKind(nearest), other: id })
    onTheWay.set(key, same)
    same.push(id)
    waiting.push({ id, isLeaving: true })
    for (const child of nodeAt(tree, id).children.toReversed()) {
      waiting.push({ id: child, isLeaving: false })
    }
  }
  return returns
}

/** How the first of several sees the second: a position that comes back later is repeated too. */
const otherKind = (nearest: NodeId | undefined): Return['kind'] =>
  nearest === undefined ? 'transposition' : 'repetition'
