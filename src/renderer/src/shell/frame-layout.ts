/** `wide`: rail with words; `compact`: rail of icons; `stacked`: panels as tabs under the board. */
export type FrameLayout = 'wide' | 'compact' | 'stacked'

/** Chooses by the width that remains at that zoom (in percent), so that 200 % lays out as half a window. */
export function frameLayout(width: number, zoom: number): FrameLayout {
  const effective = (width * 100) / zoom
  if (effective >= 1280) return 'wide'
  return effective >= 1000 ? 'compact' : 'stacked'
}
