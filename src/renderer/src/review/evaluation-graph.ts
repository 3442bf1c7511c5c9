/** A position of the game on the graph. */
export interface GraphPoint {
  readonly ply: number
  /** Cho's win share, 0 to 1; undefined where it is not known yet. */
  readonly share: number | undefined
  /** Cho's points less Han's, the deom included. */
  readonly lead: number
}

export const GRAPH = { width: 600, height: 160 } as const

/** Points that reach the edge of the graph. */
const MOST_LEAD = 30

export const xOf = (ply: number, plies: number): number =>
  plies === 0 ? 0 : (ply * GRAPH.width) / plies

const yOfShare = (share: number): number => (1 - share) * GRAPH.height
const yOfLead = (lead: number): number => {
  const bounded = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead))
  return (0.5 - bounded / (2 * MOST_LEAD)) * GRAPH.height
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Stretches of neighbouring plies whose shares are known. */
function known(
  points: readonly GraphPoint[],
): readonly (readonly (GraphPoint & { readonly share: number })[])[] {
  const stretches: (GraphPoint & { readonly share: number })[][] = []
  let open: (GraphPoint & { readonly share: number })[] | undefined
  for (const point of points) {
    const { share } = point
    if (share === undefined) open = undefined
    else if (open) open.push({ ...point, share })
    else stretches.push((open = [{ ...point, share }]))
  }
  return stretches
}

/** The line of the win share, broken where it is not known. */
export const sharePath = (points: readonly GraphPoint[], plies: number): string =>
  known(points)
    .map(
      (stretch) =>
        `M${stretch.map(({ ply, share }) => at(xOf(ply, plies), yOfShare(share))).join('L')}`,
    )
    .join('')

/** What lies between that line and the middle. */
export const shareArea = (points: readonly GraphPoint[], plies: number): string =>
  known(points)
    .map((stretch) => {
      const middle = GRAPH.height / 2
      const [first, last] = [stretch[0], stretch.at(-1)]
      if (!first || !last) return ''
      const line = stretch.map(({ ply, share }) => at(xOf(ply, plies), yOfShare(share))).join('L')
      return `M${at(xOf(first.ply, plies), middle)}L${line}L${at(xOf(last.ply, plies), middle)}Z`
    })
    .join('')

/** The points on the board as steps: they change with captures only. */
export const leadPath = (points: readonly GraphPoint[], plies: number): string =>
  points
    .map(({ ply, lead }, i) => {
      const [x, y] = [xOf(ply, plies).toFixed(1), yOfLead(lead).toFixed(1)]
      return i === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')

/** The ply that a place on the graph, 0 to 1 from the left, stands for. */
export const plyAt = (share: number, plies: number): number =>
  Math.max(0, Math.min(plies, Math.round(share * plies)))
