import type { NodeId } from './tree.ts'

/** Where the move that leads to a node stands in the text it was read from, in UTF-16 offsets. */
export interface MovePlace {
  readonly node: NodeId
  readonly from: number
  readonly to: number
}
