import { computed, type ComputedRef } from 'vue'
import { type Return, returnsIn } from '#engine/game/returns'
import type { NodeId } from '#engine/game/tree'
import { positionsOf } from '../documents/node-positions.ts'
import { useGameStore } from './game-store.ts'

const NONE: ReadonlyMap<NodeId, Return> = new Map()

/** The nodes of the game in view whose position stands elsewhere in it too. */
export function useReturns(): ComputedRef<ReadonlyMap<NodeId, Return>> {
  const game = useGameStore()
  return computed(() => {
    if (!game.shape) return NONE
    const positions = positionsOf(game.shape)
    return returnsIn(game.shape.tree, (id) => positions.get(id)?.key ?? '')
  })
}
