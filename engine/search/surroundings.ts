/** What the search is told from outside: it has no clock and hears nobody by itself. */
export interface Surroundings {
  /** Milliseconds from any start. */
  readonly now: () => number
  /** Asked some hundred times a second or more: true ends the search with what it has. */
  readonly shouldStop: () => boolean
  /** True while the opponent's time runs: limits of time count from when it ends. */
  readonly isPondering?: () => boolean
}

/** What ends a search; without any of it only `shouldStop` does. */
export interface Limits {
  readonly depth?: number
  readonly nodes?: number
  /** Milliseconds after which no new iteration begins. */
  readonly softMs?: number
  /** Milliseconds after which the search ends at once. */
  readonly hardMs?: number
  /** Ends once a mate or a ruling in so many moves is found. */
  readonly mate?: number
}
