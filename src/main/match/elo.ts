/** Games of the first engine. */
export interface Tally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

export interface EloEstimate {
  /** Infinite where every game was won or lost. */
  readonly elo: number
  /** Half of the 95 % interval around it. */
  readonly error: number
  readonly score: number
}

/** Two-sided 95 % of a normal distribution, in standard deviations. */
const Z95 = 1.959964

const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1)

const gamesOf = ({ wins, draws, losses }: Tally): number => wins + draws + losses

/** Mean and variance of the score of one game. */
function moments(tally: Tally): { readonly mean: number; readonly variance: number } {
  const games = gamesOf(tally)
  const mean = (tally.wins + tally.draws / 2) / games
  const variance =
    (tally.wins * (1 - mean) ** 2 + tally.draws * (0.5 - mean) ** 2 + tally.losses * mean ** 2) /
    games
  return { mean, variance }
}

/** Strength difference by the logistic model; undefined for no games. */
export function estimateElo(tally: Tally): EloEstimate | undefined {
  const games = gamesOf(tally)
  if (games === 0) return undefined
  const { mean, variance } = moments(tally)
  const deviation = Z95 * Math.sqrt(variance / games)
  const [low, high] = [Math.max(1e-6, mean - deviation), Math.min(1 - 1e-6, mean + deviation)]
  return { elo: eloOf(mean), error: (eloOf(high) - eloOf(low)) / 2, score: mean }
}

/** Which of two differences a sequential test is to tell apart, each with 5 % error. */
export interface SprtBounds {
  readonly elo0: number
  readonly elo1: number
}

const ERROR = 0.05
const UPPER = Math.log((1 - ERROR) / ERROR)

export interface SprtState {
  /** Log-likelihood ratio of `elo1` to `elo0`. */
  readonly llr: number
  /** The bound at which the test ends, on either side. */
  readonly bound: number
  readonly verdict: 'elo0' | 'elo1' | undefined
}

const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** The generalised sequential probability ratio test in its normal approximation. */
export function sprt(tally: Tally, { elo0, elo1 }: SprtBounds): SprtState {
  const games = gamesOf(tally)
  const state = (llr: number): SprtState => ({
    llr,
    bound: UPPER,
    verdict: llr >= UPPER ? 'elo1' : llr <= -UPPER ? 'elo0' : undefined,
  })
  if (games === 0) return state(0)
  const { mean, variance } = moments(tally)
  if (variance === 0) return state(0)
  const [s0, s1] = [scoreOf(elo0), scoreOf(elo1)]
  return state((games * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance))
}
