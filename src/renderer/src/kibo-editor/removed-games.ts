import type { Game } from '#engine/game/game'
import { hidesParts } from '#engine/game/reconcile-annotations'
import type { TextHolds } from '#engine/game/text-holds'
import type { GoneGame } from '../documents/arrangement.ts'
import type { GoneText } from './text-questions.ts'

/** What text and tree of one game have agreed on. */
export interface Agreed {
  /** When they agreed last. */
  readonly known: Game
  /** Before its text was written on: see `TextSync`. */
  readonly base: Game
}

/** A game that was taken out of a text. */
export interface RemovedGame extends GoneText {
  readonly game: GoneGame
  /** Undefined where its text was never changed. */
  readonly agreed: Agreed | undefined
}

/**
 * The games that were taken out of a text. Whoever takes a deletion back, or pastes what was cut, has
 * them again as they were, with all that the text does not show.
 */
export class RemovedGames {
  private games: readonly RemovedGame[] = []
  private told = new Set<RemovedGame>()

  add(game: RemovedGame): void {
    this.games = [...this.games, game]
  }

  /** The one removed last that had this text, but for `taken`. */
  find(source: string, taken: ReadonlySet<RemovedGame>): RemovedGame | undefined {
    const text = source.trim()
    return this.games.findLast((game) => !taken.has(game) && game.source.trim() === text)
  }

  remove(back: RemovedGame): void {
    this.games = this.games.filter((game) => game !== back)
  }

  /** Those that hold what their text does not show, in their order; the reader has not waved them off. */
  hiding(holds: TextHolds): readonly RemovedGame[] {
    return this.games
      .filter((game) => !this.told.has(game) && hides(game, holds))
      .toSorted((a, b) => a.was - b.was)
  }

  waveOff(): void {
    this.told = new Set(this.games)
  }
}

const hides = ({ game: { game } }: RemovedGame, holds: TextHolds): boolean =>
  game !== undefined && hidesParts(game, holds)
