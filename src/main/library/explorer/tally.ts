import { type GameColumns, NO_RANK } from '../store/columns.ts'

/** Games by result; those without a known one count in `games` only. */
export interface Results {
  games: number
  cho: number
  draw: number
  han: number
}

export const noResults = (): Results => ({ games: 0, cho: 0, draw: 0, han: 0 })

export function addResult(results: Results, winner: number): void {
  results.games += 1
  if (winner === 1) results.cho += 1
  else if (winner === 2) results.han += 1
  else if (winner === 3) results.draw += 1
}

/** What is known of the games in which one move was played. */
export class MoveTally {
  readonly results = noResults()
  /** The game that was counted last, and the first one with its place. */
  lastSerial = -1
  readonly firstSerial: number
  readonly firstPlace: number
  #margin = 0
  #lastDay = 0
  #rank = 0
  #ranked = 0

  constructor(firstSerial: number, firstPlace: number) {
    this.firstSerial = firstSerial
    this.firstPlace = firstPlace
  }

  /** @param isCho whether Cho was the one to move */
  add(serial: number, columns: GameColumns, isCho: boolean): void {
    this.lastSerial = serial
    addResult(this.results, columns.winner[serial]!)
    this.#margin += columns.margin[serial]!
    this.#lastDay = Math.max(this.#lastDay, columns.day[serial]!)
    const rank = (isCho ? columns.choRank : columns.hanRank)[serial]!
    if (rank === NO_RANK) return
    this.#rank += rank
    this.#ranked += 1
  }

  get margin(): number {
    return this.results.games === 0 ? 0 : this.#margin / this.results.games
  }

  get lastYear(): number | null {
    return this.#lastDay === 0 ? null : Math.floor(this.#lastDay / 10_000)
  }

  get rank(): number | null {
    return this.#ranked === 0 ? null : this.#rank / this.#ranked
  }
}
