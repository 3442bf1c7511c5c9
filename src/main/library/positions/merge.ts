import { emptyEntries } from './collector.ts'
import { type Entries, slice } from './entries.ts'

/** Reads a sorted segment piece by piece. */
export interface EntrySource {
  /** Undefined at the end. */
  readonly next: () => Entries | undefined
}

interface Cursor {
  readonly source: EntrySource
  piece: Entries
  at: number
}

/**
 * Merges sorted sources into pieces of `size` entries. Of equal keys those of the earlier source
 * come first, so that games stay in the order in which they were added.
 */
export function* mergeEntries(
  sources: readonly EntrySource[],
  size: number,
  isDropped: (serial: number) => boolean,
): Generator<Entries, void> {
  let cursors = sources.flatMap((source) => {
    const piece = source.next()
    return piece ? [{ source, piece, at: 0 }] : []
  })
  let out = emptyEntries(size)
  let filled = 0
  while (cursors.length > 0) {
    const least = leastOf(cursors)
    const { piece, at } = least
    const serial = piece.serials[at]!
    if (!isDropped(serial)) {
      out.keys[filled] = piece.keys[at]!
      out.serials[filled] = serial
      out.places[filled] = piece.places[at]!
      filled += 1
      if (filled === size) {
        yield out
        out = emptyEntries(size)
        filled = 0
      }
    }
    if (!advance(least)) cursors = cursors.filter((cursor) => cursor !== least)
  }
  if (filled > 0) yield slice(out, 0, filled)
}

function leastOf(cursors: readonly Cursor[]): Cursor {
  let least = cursors[0]!
  let key = least.piece.keys[least.at]!
  for (let i = 1; i < cursors.length; i++) {
    const cursor = cursors[i]!
    const other = cursor.piece.keys[cursor.at]!
    if (other < key) {
      least = cursor
      key = other
    }
  }
  return least
}

/** False at the end of the source. */
function advance(cursor: Cursor): boolean {
  cursor.at += 1
  if (cursor.at < cursor.piece.keys.length) return true
  const piece = cursor.source.next()
  if (!piece) return false
  cursor.piece = piece
  cursor.at = 0
  return true
}
