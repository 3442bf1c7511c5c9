import { Mailbox } from '#engine/rules/mailbox'
import { loadedStanding } from '#engine/rules/past'
import { checkSetup } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import { FreshSearch } from '../support/fresh-search.ts'
import type { RecordedMoves } from '../tune/records.ts'
import { shortestMate } from './proof.ts'

export interface GameMate {
  readonly setup: Setup
  readonly moves: number
  /** The number of the move in the game, both sides' counted, with which the mate begins. */
  readonly number: number
}

/** Plies before the end in which a mate is looked for. */
const LAST_PLIES = 24
const MOVES = { least: 3, most: 8 } as const
/** Of the search that looks for a mate, and of the mate search that proves it. */
const NODES = { glance: 3000, proof: 15_000 } as const

const fresh = new FreshSearch(4)

/**
 * The earliest mate that the winner of a game had in hand from there to the end, whether seen or
 * not, with the length of the shortest. Undefined where there is none that can be proved.
 */
export function mateAtEnd({ setup, moves, winner }: RecordedMoves): GameMate | undefined {
  const box = Mailbox.from(setup)
  const positions = moves.map((move) => {
    const before = box.toSetup()
    box.play(move)
    return before
  })
  let earliest: { readonly setup: Setup; readonly ply: number } | undefined
  const first = Math.max(0, positions.length - LAST_PLIES)
  for (let ply = positions.length - 1; ply >= first; ply--) {
    const position = positions[ply]
    if (position?.turn !== winner) continue
    if (!position || checkSetup(position).length > 0 || !seesMate(position)) break
    earliest = { setup: position, ply }
  }
  if (!earliest) return undefined
  const question = { checksOnly: false, nodes: NODES.proof }
  const shortest = shortestMate(earliest.setup, MOVES.most, question)
  if (shortest === undefined || shortest < MOVES.least) return undefined
  return { setup: earliest.setup, moves: shortest, number: earliest.ply + 1 }
}

function seesMate(setup: Setup): boolean {
  const score = fresh.search(loadedStanding(setup), NODES.glance).lines[0]?.score
  return score?.kind === 'mate' && score.value > 0
}
