/** One line of the table: what was measured, the figure, the aim. */
export interface Row {
  readonly what: string
  readonly figure: string
  readonly aim: string
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** Milliseconds that an action takes. */
export async function timed(action: () => unknown): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

export const thousands = (n: number): string => Math.round(n).toLocaleString('en')
export const millions = (n: number): string => `${(n / 1e6).toFixed(1)} M`
export const times = (ratio: number): string => `${ratio.toFixed(1)} ×`
