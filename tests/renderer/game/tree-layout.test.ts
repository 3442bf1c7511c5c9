import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeAt } from '#engine/game/tree'
import { layOutTree } from '#renderer/game/tree-layout'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

test('every node has a place of its own, below the one before it', () => {
  fc.assert(
    fc.property(anyAnnotatedGame, ({ tree }) => {
      const { points, rows, lanes } = layOutTree(tree)
      expect([...points.keys()].toSorted()).toEqual([...tree.nodes.keys()].toSorted())
      const places = new Set([...points.values()].map(({ row, lane }) => `${row} ${lane}`))
      expect(places.size).toBe(points.size)
      for (const point of points.values()) {
        const { parent, children } = nodeAt(tree, point.node)
        expect(point.parent?.node).toBe(parent)
        expect(point.row).toBe(point.parent ? point.parent.row + 1 : 0)
        expect(point.lane).toBeLessThan(lanes)
        expect(rows[point.row]).toContain(point)
        // First moves go straight down, variations to the right.
        for (const [i, child] of children.entries()) {
          const lane = points.get(child)?.lane ?? -1
          expect(i === 0 ? lane === point.lane : lane > point.lane).toBe(true)
        }
      }
    }),
  )
})

test('no connection runs through a move', () => {
  fc.assert(
    fc.property(anyAnnotatedGame, ({ tree }) => {
      const { points, rows } = layOutTree(tree)
      for (const { row, lane, parent } of points.values()) {
        if (!parent || lane === parent.lane) continue
        const between = (rows[row] ?? []).filter(
          (other) => other.lane > parent.lane && other.lane < lane && other.parent !== parent,
        )
        expect(between).toEqual([])
      }
    }),
  )
})
