/**
 * Heights of a stack's open panels in percent. What the user dragged is kept by panel
 * (`game.moves`), so that it holds whichever other panels are there; the sum is always 100.
 */
export function stackSizes(
  panels: readonly { readonly id: string; readonly size: number }[],
  kept: Readonly<Record<string, readonly number[]>>,
  group: string,
): ReadonlyMap<string, number> {
  const wished = panels.map(({ id, size }) => kept[`${group}.${id}`]?.[0] ?? size)
  const sum = wished.reduce((total, size) => total + size, 0)
  return new Map(
    panels.map(({ id }, index) => [
      id,
      sum > 0 ? ((wished[index] ?? 0) * 100) / sum : 100 / panels.length,
    ]),
  )
}

/** Whether a split was moved, and not only drawn for the first time with rounded figures. */
export const isMoved = (drawn: readonly number[], wished: readonly number[]): boolean =>
  drawn.length === wished.length &&
  drawn.some((size, index) => Math.abs(size - (wished[index] ?? size)) > 0.5)
