import type { Shape, ShapeColour } from '#engine/notation/annotation'
import type { Square } from '#engine/rules/square'

/** An arrow, or a circle where both ends are one point. */
export const shapeBetween = (from: Square, to: Square, colour: ShapeColour): Shape =>
  from === to ? { kind: 'circle', at: from, colour } : { kind: 'arrow', from, to, colour }

function samePlace(a: Shape, b: Shape): boolean {
  if (a.kind === 'circle' || b.kind === 'circle') {
    return a.kind === 'circle' && b.kind === 'circle' && a.at === b.at
  }
  return a.from === b.from && a.to === b.to
}

/** Drawing the same again takes it away; in another colour, it is coloured anew. */
export function withShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const known = shapes.find((other) => samePlace(other, shape))
  const others = shapes.filter((other) => other !== known)
  return known?.colour === shape.colour ? others : [...others, shape]
}

/** Which colour the keys held while drawing ask for: none green, Shift or Ctrl red, Alt blue, both yellow. */
export function colourOf(
  keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): ShapeColour {
  const first = keys.shiftKey || keys.ctrlKey
  const second = keys.altKey || keys.metaKey
  if (first && second) return 'yellow'
  if (first) return 'red'
  return second ? 'blue' : 'green'
}
