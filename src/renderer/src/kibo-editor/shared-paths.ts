/** Shorter ones cost less than a reference. */
const WORTH = 60

/**
 * The same SVG with every outline that occurs more than once written once: what the editor shows
 * over a move may not be long, and sixteen soldiers need not be drawn sixteen times.
 */
export function withSharedPaths(svg: string): string {
  const counts = new Map<string, number>()
  for (const [, outline = ''] of svg.matchAll(PATHS)) {
    counts.set(outline, (counts.get(outline) ?? 0) + 1)
  }
  const shared = [...counts].filter(([d, n]) => n > 1 && d.length > WORTH).map(([d]) => d)
  const names = new Map(shared.map((outline, i) => [outline, `o${i}`]))
  const defs = shared.map((outline, i) => `<path id="o${i}" d="${outline}"/>`).join('')
  return svg
    .replace(PATHS, (path, outline: string) => {
      const name = names.get(outline)
      return name === undefined ? path : `<use href="#${name}"`
    })
    .replace(/>/, `><defs>${defs}</defs>`)
}

const PATHS = /<path d="([^"]*)"/g
