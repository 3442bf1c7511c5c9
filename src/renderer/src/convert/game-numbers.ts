/** Reads numbers of games as people write them, `1-5, 8`: indices from 0, each once and in order. */
export function parseGameNumbers(written: string, games: number): readonly number[] {
  const indices = new Set<number>()
  for (const part of written.split(/[\s,，、]+/).filter((text) => text !== '')) {
    const match = /^(\d{1,9})(?:[-~–](\d{1,9}))?$/.exec(part)
    if (!match) return []
    const first = Math.max(1, Number(match[1]))
    const last = Math.min(games, Number(match[2] ?? match[1]))
    for (let number = first; number <= last; number++) indices.add(number - 1)
  }
  return [...indices].toSorted((a, b) => a - b)
}
