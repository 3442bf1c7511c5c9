import type { Points } from '#engine/rules/points'

/** Points as they are written: `72`, `73.5`. */
export const formatPoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : points.toFixed(1)

/** Cho's part of all points on the board, 0 to 1. */
export function choShare({ cho, han }: Points): number {
  const sum = cho + han
  return sum === 0 ? 0.5 : cho / sum
}
