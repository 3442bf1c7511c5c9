import { KeyWalk } from '#engine/rules/key-walk'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import { isMirroredPlace, plyOfPlace } from '../positions/entries.ts'
import type { PositionIndex } from '../positions/position-index.ts'
import { type Hits, HitList } from './hits.ts'
import { codesAfter, codesOf, type Lines } from './lines.ts'
import type { Mask } from './mask.ts'

/**
 * Up to so many hits each is confirmed on its board, beyond that as many spread over all. Each costs
 * a look into the file.
 */
const CONFIRMED = 64

export interface ExactQuery {
  readonly setup: Setup
  /** Whether the left-right mirror counts too. */
  readonly mirror: boolean
  readonly minPly: number
  readonly maxPly: number
}

/**
 * Games in which a position stands, found through the index, each with the first place. Two boards
 * may share a key by chance (one in 10^8 at a million games): boards are compared.
 */
export function findExact(query: ExactQuery, index: PositionIndex, lines: Lines, mask: Mask): Hits {
  const { key, isMirrored, isSymmetric } = new KeyWalk(query.setup)
  const hits = new HitList()
  let lastSerial = -1
  index.visit(key, (serial, place) => {
    if (serial === lastSerial || mask[serial] !== 1) return
    const ply = plyOfPlace(place)
    if (ply < query.minPly || ply > query.maxPly) return
    const isOther = !isSymmetric && isMirroredPlace(place) !== isMirrored
    if (isOther && !query.mirror) return
    lastSerial = serial
    hits.add(serial, ply, isOther)
  })
  return confirmed(hits.take(), query.setup, lines)
}

function confirmed(hits: Hits, setup: Setup, lines: Lines): Hits {
  const own = codesOf(setup)
  const other = Uint8Array.from(SQUARES, (square) => own[mirrored(square)]!)
  const step = Math.max(1, Math.floor(hits.serials.length / CONFIRMED))
  const wrong = new Set<number>()
  for (let i = 0; i < hits.serials.length; i += step) {
    const line = lines.one(hits.serials[i]!)
    const codes = line && codesAfter(line, hits.plies[i]!)
    const wanted = hits.mirrored[i] === 1 ? other : own
    if (!codes?.every((code, square) => code === wanted[square])) wrong.add(i)
  }
  return wrong.size === 0 ? hits : hits.without(wrong)
}
