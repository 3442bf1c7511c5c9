import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TreeBuilder } from '#engine/game/builder'
import { addMove } from '#engine/game/edit'
import {
  lastNode,
  lineThrough,
  mainLine,
  movesOf,
  nextNode,
  pathTo,
  plyOf,
  previousNode,
} from '#engine/game/path'
import { emptyTree, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'
import { SQUARES } from '#engine/rules/square'
import { type Move, PASS } from '#engine/rules/types'

const step = (from: number, to: number): Move => ({
  kind: 'step',
  from: SQUARES[from]!,
  to: SQUARES[to]!,
})

const move = fc.oneof(
  fc.constant(PASS),
  fc.tuple(fc.nat(4), fc.nat(4)).map(([from, to]) => step(from, to)),
)

/** Trees grown by edits: each adds a move below a node that is there. */
const grown = fc.array(fc.tuple(fc.nat(), move), { maxLength: 30 }).map((edits) =>
  edits.reduce((tree, [pick, played]) => {
    const ids = [...tree.nodes.keys()]
    return addMove(tree, ids[pick % ids.length]!, played).tree
  }, emptyTree()),
)

function expectWhole(tree: GameTree): void {
  for (const [id, node] of tree.nodes) {
    expect(node.id).toBe(id)
    expect(id).toBeLessThan(tree.nextId)
    for (const child of node.children) expect(nodeAt(tree, child).parent).toBe(id)
    if (node.parent !== undefined) expect(nodeAt(tree, node.parent).children).toContain(id)
  }
}

describe('addMove', () => {
  test('adds one node below its parent, last among the children', () => {
    fc.assert(
      fc.property(grown, fc.nat(), move, (tree, pick, played) => {
        const ids = [...tree.nodes.keys()]
        const parent = ids[pick % ids.length]!
        const before = structuredClone(tree)
        const added = addMove(tree, parent, played)
        expect(tree).toEqual(before)
        expectWhole(added.tree)
        expect(nodeAt(added.tree, added.node)).toMatchObject({ parent, move: played })
        if (added.tree !== tree) {
          expect(added.tree.nodes.size).toBe(tree.nodes.size + 1)
          expect(nodeAt(added.tree, parent).children.at(-1)).toBe(added.node)
          for (const [id, node] of tree.nodes) {
            if (id !== parent) expect(nodeAt(added.tree, id)).toBe(node)
          }
        }
      }),
    )
  })

  test('finds a move that is there', () => {
    fc.assert(
      fc.property(grown, fc.nat(), move, (tree, pick, played) => {
        const ids = [...tree.nodes.keys()]
        const parent = ids[pick % ids.length]!
        const once = addMove(tree, parent, played)
        expect(addMove(once.tree, parent, played)).toEqual(once)
      }),
    )
  })
})

describe('paths', () => {
  const first = addMove(emptyTree(), emptyTree().root, step(1, 2))
  const second = addMove(first.tree, first.node, step(3, 4))
  const branch = addMove(second.tree, first.node, PASS)
  const { tree } = addMove(branch.tree, branch.node, step(5, 6))

  test('the main line follows first children', () => {
    expect(movesOf(mainLine(tree))).toEqual([step(1, 2), step(3, 4)])
    expect(lastNode(tree, tree.root)).toBe(second.node)
  })

  test('a line runs through any node', () => {
    expect(movesOf(pathTo(tree, branch.node))).toEqual([step(1, 2), PASS])
    expect(movesOf(lineThrough(tree, branch.node))).toEqual([step(1, 2), PASS, step(5, 6)])
    expect(plyOf(tree, branch.node)).toBe(2)
  })

  test('next and previous', () => {
    expect(nextNode(tree, first.node)).toBe(second.node)
    expect(nextNode(tree, second.node)).toBeUndefined()
    expect(previousNode(tree, branch.node)).toBe(first.node)
    expect(previousNode(tree, tree.root)).toBeUndefined()
  })

  test('a node that is not there is a bug', () => {
    const other: NodeId = addMove(tree, tree.root, PASS).node
    expect(() => nodeAt(tree, other)).toThrow(RangeError)
  })
})

test('a builder makes what edits make', () => {
  const builder = new TreeBuilder()
  const a = builder.add(builder.root, step(1, 2))
  builder.add(a, step(3, 4))
  builder.add(a, PASS)
  let edited = emptyTree()
  const node = addMove(edited, edited.root, step(1, 2))
  edited = addMove(node.tree, node.node, step(3, 4)).tree
  edited = addMove(edited, node.node, PASS).tree
  expect(builder.freeze()).toEqual(edited)
})
