/**
 * How many letters must be added, taken away, replaced or exchanged with their neighbour to make one
 * short text of another (Damerau and Levenshtein); beyond `most` any larger number.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1)
      const swaps = i > 1 && j > 1 && isSwapped(a, i, b, j)
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        swaps ? (older[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    older = above
    above = row
  }
  return above[b.length] ?? most + 1
}

const isSwapped = (a: string, i: number, b: string, j: number): boolean =>
  a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1)
