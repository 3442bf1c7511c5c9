import { Mailbox } from '#engine/rules/mailbox'
import { loadedStanding, type Standing } from '#engine/rules/past'
import { points } from '#engine/rules/points'
import { checkSetup } from '#engine/rules/setup'
import { type Move, sameMove, type Setup, type Side } from '#engine/rules/types'
import type { Line } from '#engine/search/iterate'
import { FreshSearch } from '../support/fresh-search.ts'
import type { Chance } from '../tune/chance.ts'
import { isQuiet, type RecordedMoves } from '../tune/records.ts'

export interface Tactic {
  readonly setup: Setup
  /** What refutes the move that was played. */
  readonly move: Move
}

/** Plies at either end of a game of which none is looked at. */
const EDGE = { first: 12, last: 6 } as const
/** Plies within which the other side made use of the blunder, and what it gained in them. */
const PUNISHED = { plies: 5, points: 3 } as const
/** Nodes of a quick look, of the search that finds the refutation, and of the one that confirms it. */
const NODES = { quick: 1500, deep: 60_000, proof: 120_000 } as const
/** Beyond so many points a game is decided and nothing is a blunder any more. */
const UNDECIDED = 15
/** Points that the played move lost, and by which every other answer is worse than the refutation. */
const LOST = 2
const CLEAR = 1.5

const fresh = new FreshSearch(16)
const think = (standing: Standing, nodes: number, moves?: readonly Move[]): Line | undefined =>
  fresh.search(standing, nodes, moves).lines[0]

/** Points for the side to move where neither side has won yet. */
const pointsOf = (line: Line | undefined): number | undefined =>
  line?.score.kind === 'points' ? line.score.value : undefined

/**
 * A random move of a game, where it was a blunder that cost points soon after, with a quiet refutation
 * that a quick look does not see: nothing hangs in the position after it, a deep search says twice
 * which move refutes it, and says of all others that they are clearly worse.
 */
export function refutationIn({ setup, moves }: RecordedMoves, chance: Chance): Tactic | undefined {
  const plies = moves.length - EDGE.first - EDGE.last
  if (plies <= 0) return undefined
  const ply = EDGE.first + chance.below(plies)
  const before = after(setup, moves.slice(0, ply))
  const blundered = after(before, moves.slice(ply, ply + 1))
  const later = after(blundered, moves.slice(ply + 1, ply + 1 + PUNISHED.plies))
  const { turn } = blundered
  if (leadOf(later, turn) - leadOf(blundered, turn) < PUNISHED.points) return undefined
  if (!isQuiet(Mailbox.from(blundered))) return undefined
  if ([before, blundered].some((position) => checkSetup(position).length > 0)) return undefined
  const move = refutationOf(loadedStanding(blundered), loadedStanding(before), moves[ply + 1])
  return move && { setup: blundered, move }
}

function after(setup: Setup, moves: readonly Move[]): Setup {
  const box = Mailbox.from(setup)
  for (const move of moves) box.play(move)
  return box.toSetup()
}

const leadOf = ({ board }: Setup, side: Side): number => {
  const { cho, han } = points(board)
  return side === 'cho' ? cho - han : han - cho
}

/** @param reply what the other side played, and gained by */
function refutationOf(after: Standing, before: Standing, reply?: Move): Move | undefined {
  const quick = think(after, NODES.quick)
  const quickPoints = pointsOf(quick)
  const [glimpse] = quick?.moves ?? []
  if (!glimpse || quickPoints === undefined || Math.abs(quickPoints) > UNDECIDED) return undefined
  if (reply && sameMove(reply, glimpse)) return undefined
  const deep = think(after, NODES.deep)
  const [move] = deep?.moves ?? []
  const gained = pointsOf(deep)
  if (!move || gained === undefined || sameMove(move, glimpse)) return undefined
  const others = Mailbox.from(after.setup)
    .legalMoves()
    .filter((other) => !sameMove(other, move))
  const second = pointsOf(think(after, NODES.deep, others))
  if (second === undefined || gained - second < CLEAR) return undefined
  const best = pointsOf(think(before, NODES.deep))
  if (best === undefined || best + gained < LOST) return undefined
  const [proof] = think(after, NODES.proof)?.moves ?? []
  return proof && sameMove(proof, move) ? move : undefined
}
