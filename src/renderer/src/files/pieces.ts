/** Puts together a text that the host sends in pieces. */
export function joinPieces(): {
  readonly add: (piece: string) => void
  readonly joined: () => string
} {
  const pieces: string[] = []
  return { add: (piece) => void pieces.push(piece), joined: () => pieces.join('') }
}
