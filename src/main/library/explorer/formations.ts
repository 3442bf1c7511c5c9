import { unpackMove } from '#engine/notation/packed-move'
import { formationOf } from '#engine/rules/formation'
import type { Board, Piece, Side } from '#engine/rules/types'
import type { OpeningFormations } from '#shared/contract/library-explorer'
import { addResult, noResults, type Results } from './tally.ts'

/** By then both sides have set up: later their pieces leave again. */
export const FORMATION_PLIES = 24
/** Pairs shown, each with this share of all games or more. */
const MOST_PAIRS = 12
const SHARE = 0.005

type Pair = Pick<OpeningFormations, 'cho' | 'han'> & { readonly results: Results }

/** Which formations met in the games from one start, and what they came to. */
export class FormationTally {
  readonly #start: Board
  readonly #pairs = new Map<string, Pair>()
  #games = 0

  constructor(start: Board) {
    this.#start = start
  }

  /** @param line the first moves of a game */
  add(line: Uint16Array, winner: number): void {
    this.#games += 1
    const { cho, han } = formationsOf(this.#start, line)
    const key = `${cho} ${han}`
    let pair = this.#pairs.get(key)
    if (!pair) this.#pairs.set(key, (pair = { cho, han, results: noResults() }))
    addResult(pair.results, winner)
  }

  /** The most frequent first. */
  most(): OpeningFormations[] {
    return [...this.#pairs.values()]
      .filter(({ results }) => results.games >= this.#games * SHARE)
      .toSorted((a, b) => b.results.games - a.results.games)
      .slice(0, MOST_PAIRS)
  }
}

/** The last formation that each side had in the first moves of a game. */
function formationsOf(start: Board, line: Uint16Array): Omit<Pair, 'results'> {
  const board: (Piece | undefined)[] = [...start]
  const last: { -readonly [S in Side]: Pair[S] } = { cho: null, han: null }
  for (let ply = 0; ply < Math.min(line.length, FORMATION_PLIES); ply++) {
    const move = unpackMove(line[ply]!)
    if (move.kind === 'pass') continue
    const piece = board[move.from]
    board[move.to] = piece
    board[move.from] = undefined
    if (piece) last[piece.side] = formationOf(board, piece.side) ?? last[piece.side]
  }
  return last
}
