import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyBranch, graft } from '#engine/game/branch'
import { addMove, annotate, changeAnnotations, removeBranch } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { diffGames, joinPatches, reapply, revert } from '#engine/game/game-patch'
import { mergeGame } from '#engine/game/merge'
import { mainLine, movesOf, pathTo } from '#engine/game/path'
import { returnsIn } from '#engine/game/returns'
import { walkTree } from '#engine/game/tree-walk'
import { emptyTree, type GameTree, nodeAt, type NodeId, ROOT, sameShape } from '#engine/game/tree'
import { canDemote, canPromote, demote, makeMainLine, promote } from '#engine/game/variation-order'
import { Mailbox } from '#engine/rules/mailbox'
import { PASS } from '#engine/rules/types'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

/** What holds of every tree: links agree both ways, every node hangs below the root, ids are old. */
function expectWhole(tree: GameTree): void {
  const reached = new Set<NodeId>()
  const waiting: NodeId[] = [tree.root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    expect(reached.has(id)).toBe(false)
    reached.add(id)
    const node = nodeAt(tree, id)
    expect(node.id).toBe(id)
    expect(id).toBeLessThan(tree.nextId)
    expect(node.move === undefined).toBe(id === tree.root)
    for (const child of node.children) expect(nodeAt(tree, child).parent).toBe(id)
    waiting.push(...node.children)
  }
  expect(reached.size).toBe(tree.nodes.size)
}

/** One edit, chosen by figures, of any kind there is. */
const anyEdit = fc.record({
  kind: fc.constantFrom(
    'add',
    'pass',
    'remove',
    'promote',
    'demote',
    'main',
    'paste',
    'comment',
    'merge',
  ),
  at: fc.nat(),
  other: fc.nat(),
  choice: fc.nat(),
})
type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

function apply(game: Game, { kind, at, other, choice }: Edit): Game {
  const { tree, start } = game
  const ids = [...tree.nodes.keys()]
  const id = pick(ids, at)
  const withTree = (next: GameTree): Game => ({ ...game, tree: next })
  switch (kind) {
    case 'add': {
      const box = Mailbox.from(start.setup)
      for (const move of movesOf(pathTo(tree, id))) box.play(move)
      const legal = box.legalMoves()
      return legal.length === 0 ? game : withTree(addMove(tree, id, pick(legal, choice)).tree)
    }
    case 'pass':
      return withTree(addMove(tree, id, PASS, { illegalStood: true }).tree)
    case 'remove':
      return withTree(removeBranch(tree, id).tree)
    case 'promote':
      return withTree(promote(tree, id))
    case 'demote':
      return withTree(demote(tree, id))
    case 'main':
      return withTree(makeMainLine(tree, id))
    case 'paste':
      return withTree(graft(tree, id, start.setup, copyBranch(tree, pick(ids, other))).tree)
    case 'comment':
      return withTree(changeAnnotations(tree, id, { comments: [String(choice)] }))
    case 'merge':
      return withTree(mergeGame(game, id, game)?.tree ?? tree)
  }
}

describe('any edits in any order', () => {
  const anyRun = fc.tuple(anyAnnotatedGame, fc.array(anyEdit, { maxLength: 12 }))

  test('leave a whole tree, and the one before untouched', () => {
    fc.assert(
      fc.property(anyRun, ([first, edits]) => {
        let game = first
        for (const edit of edits) {
          const before = structuredClone(game)
          const next = apply(game, edit)
          expectWhole(next.tree)
          expect(game).toEqual(before)
          game = next
        }
      }),
    )
  })

  test('are undone and redone exactly, one by one and joined', () => {
    fc.assert(
      fc.property(anyRun, ([first, edits]) => {
        const games = [first]
        for (const edit of edits) games.push(apply(games.at(-1)!, edit))
        const patches = edits.map((_, i) => diffGames(games[i]!, games[i + 1]!))
        let back = games.at(-1)!
        for (const [i, patch] of [...patches.entries()].reverse()) {
          back = revert(back, patch)
          expect(back).toEqual(games[i])
        }
        let forth = back
        for (const patch of patches) forth = reapply(forth, patch)
        expect(forth).toEqual(games.at(-1))
        const [one, ...more] = patches
        if (!one) return
        const joined = more.reduce(joinPatches, one)
        expect(revert(games.at(-1)!, joined)).toEqual(first)
        expect(reapply(first, joined)).toEqual(games.at(-1))
      }),
    )
  })

  test('leave every legal move legal', () => {
    fc.assert(
      fc.property(anyRun, ([first, edits]) => {
        const { tree, start } = edits.reduce(apply, first)
        for (const { node } of walkTree(tree, start.setup)) {
          const { move, parent, annotations } = node
          if (!move || parent === undefined || annotations.illegalStood) continue
          const box = Mailbox.from(start.setup)
          for (const before of movesOf(pathTo(tree, parent))) box.play(before)
          expect(move.kind === 'pass' ? box.isPassLegal() : box.isLegal(move.from, move.to)).toBe(
            true,
          )
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** Letters name nodes: a and b follow the root, c and d follow a, and so on. */
function treeOf(shape: Readonly<Record<string, string>>): {
  readonly tree: GameTree
  readonly id: Readonly<Record<string, NodeId>>
} {
  let tree = emptyTree()
  const id: Record<string, NodeId> = { '': ROOT }
  for (const [parent, children] of Object.entries(shape)) {
    for (const child of children) {
      const from = (child.charCodeAt(0) - 97) as never
      const added = addMove(tree, id[parent]!, { kind: 'step', from, to: 89 as never })
      tree = added.tree
      id[child] = added.node
    }
  }
  return { tree, id }
}

const childrenOf = (tree: GameTree, id: Readonly<Record<string, NodeId>>, of: string): string =>
  nodeAt(tree, id[of]!)
    .children.map((child) => Object.keys(id).find((name) => id[name] === child))
    .join('')

describe('the order of variations', () => {
  const { tree, id } = treeOf({ '': 'abc', a: 'de', b: 'fg', g: 'h' })

  test.each([
    { name: 'a variation goes one place up', edit: promote, at: 'c', of: '', order: 'acb' },
    { name: 'from deep inside it too', edit: promote, at: 'h', of: 'b', order: 'gf' },
    { name: 'the main line stays', edit: promote, at: 'd', of: '', order: 'abc' },
    { name: 'the main line goes down', edit: demote, at: 'd', of: 'a', order: 'ed' },
    { name: 'the last finds the fork above', edit: demote, at: 'e', of: '', order: 'bac' },
    { name: 'the very last stays', edit: demote, at: 'c', of: '', order: 'abc' },
    { name: 'a new main line', edit: makeMainLine, at: 'h', of: '', order: 'bac' },
    { name: 'along its whole way', edit: makeMainLine, at: 'h', of: 'b', order: 'gf' },
  ])('$name', ({ edit, at, of, order }) => {
    expect(childrenOf(edit(tree, id[at]!), id, of)).toBe(order)
  })

  test('what can be done is known before', () => {
    expect([canPromote(tree, id['d']!), canPromote(tree, id['f']!)]).toEqual([false, true])
    expect([canDemote(tree, id['c']!), canDemote(tree, id['e']!)]).toEqual([false, true])
    expect(canPromote(tree, ROOT) || canDemote(tree, ROOT)).toBe(false)
  })

  test('a removed branch takes what follows it and leaves the rest as it was', () => {
    const removed = removeBranch(tree, id['b']!)
    expect(removed.node).toBe(ROOT)
    expect(removed.tree.nodes.size).toBe(tree.nodes.size - 4)
    expect(removed.tree.nextId).toBe(tree.nextId)
    expect(nodeAt(removed.tree, id['a']!)).toBe(nodeAt(tree, id['a']!))
    expect(removeBranch(tree, ROOT).tree.nodes.size).toBe(1)
  })
})

test('what says nothing is not kept beside a move', () => {
  const tree = annotate(emptyTree(), ROOT, { comments: [], glyphs: [1] })
  expect(nodeAt(tree, ROOT).annotations).toEqual({ glyphs: [1] })
  expect(nodeAt(changeAnnotations(tree, ROOT, { glyphs: undefined }), ROOT).annotations).toEqual({})
})

/** Records may hold a move twice below a node; a copy joins them. */
function withoutTwins({ tree, start }: Game): GameTree {
  const empty = annotate(emptyTree(), ROOT, nodeAt(tree, ROOT).annotations)
  return graft(empty, ROOT, start.setup, copyBranch(tree, ROOT)).tree
}

describe('branches', () => {
  test('one pasted where it was copied changes nothing', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, fc.nat(), (game, n) => {
        const tree = withoutTwins(game)
        const id = pick([...tree.nodes.keys()], n)
        const at = nodeAt(tree, id).parent ?? id
        const pasted = graft(tree, at, game.start.setup, copyBranch(tree, id))
        expect(pasted.left).toBe(0)
        expect(pasted.tree).toEqual(tree)
      }),
    )
  })

  test('a copy of everything is the same tree', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, (game) => {
        // Joining twins leaves numbers out of reading order; one more copy puts them in.
        const tree = withoutTwins({ ...game, tree: withoutTwins(game) })
        expect(withoutTwins({ ...game, tree })).toEqual(tree)
        expect(movesOf(mainLine(tree))).toEqual(
          expect.arrayContaining([...movesOf(mainLine(game.tree))]),
        )
      }),
    )
  })
})

test('positions that come back are told by identity, also after passes and other orders', () => {
  fc.assert(
    fc.property(anyAnnotatedGame, ({ tree, start }) => {
      const keys = new Map<NodeId, string>()
      for (const { node, box } of walkTree(tree, start.setup)) keys.set(node.id, box.positionKey())
      const returns = returnsIn(tree, (id) => keys.get(id)!)
      for (const id of tree.nodes.keys()) {
        const others = [...tree.nodes.keys()].filter(
          (o) => o !== id && keys.get(o) === keys.get(id),
        )
        const found = returns.get(id)
        expect(found === undefined).toBe(others.length === 0)
        if (!found) continue
        expect(others).toContain(found.other)
        const way = pathTo(tree, id).map((node) => node.id)
        if (others.some((o) => way.includes(o))) expect(found.kind).toBe('repetition')
      }
    }),
  )
})

test('what stands beside moves does not change the shape of a tree, everything else does', () => {
  fc.assert(
    fc.property(anyAnnotatedGame, anyEdit, (game, edit) => {
      const next = apply(game, edit)
      const seen = ({ tree, start }: Game): unknown =>
        Array.from(walkTree(tree, start.setup), ({ node }) => [node.id, node.parent, node.move])
      const isSame = JSON.stringify(seen(game)) === JSON.stringify(seen(next))
      if (edit.kind === 'comment') expect(sameShape(game.tree, next.tree)).toBe(true)
      if (sameShape(game.tree, next.tree)) expect(isSame).toBe(true)
    }),
  )
})
