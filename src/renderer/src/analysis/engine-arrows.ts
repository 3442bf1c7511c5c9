import type { Shape } from '#engine/notation/annotation'
import { parseUci } from '#engine/notation/uci'
import type { EngineLine } from '#shared/contract/engines'

/** Arrows for the first moves of the lines: the best one green, the others blue, a threat red. */
export function engineArrows(lines: readonly EngineLine[], isThreat: boolean): readonly Shape[] {
  const seen = new Set<string>()
  return lines.flatMap(({ moves }, rank): Shape[] => {
    const [uci = ''] = moves
    const move = parseUci(uci)
    if (move?.kind !== 'step' || seen.has(uci)) return []
    seen.add(uci)
    const colour = isThreat ? 'red' : rank === 0 ? 'green' : 'blue'
    return [{ kind: 'arrow', from: move.from, to: move.to, colour }]
  })
}
