/**
 * How exact a move was, 0 to 100, by the win share it lost (0 to 1). The curve is Lichess's
 * (lichess.org/page/accuracy): nothing lost is 100, a tenth of the win about 64.
 */
export function moveAccuracy(loss: number): number {
  const accuracy = 103.1668 * Math.exp(-0.04354 * loss * 100) - 3.1669
  return Math.max(0, Math.min(100, accuracy))
}

/** The mean of moves; undefined for none. */
export function meanAccuracy(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined
  return losses.reduce((sum, loss) => sum + moveAccuracy(loss), 0) / losses.length
}
