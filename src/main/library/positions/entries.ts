/**
 * Positions of games, in columns: the key of a position, the serial number of the game, and where in
 * the game it stands with what was played there.
 */
export interface Entries {
  readonly keys: Float64Array
  readonly serials: Uint32Array
  /** See `packWhere`. */
  readonly places: Uint32Array
}

/** Plies beyond this are not indexed: eighteen bits hold no more. */
export const MAX_PLY = 0x3ffff

/**
 * Ply, whether the key is that of the mirrored position, and the move played there, mirrored along
 * with it: 18, 1 and 13 bits.
 */
export const packPlace = (ply: number, isMirrored: boolean, move: number): number =>
  ((ply << 14) | (isMirrored ? 0x2000 : 0) | move) >>> 0

export const plyOfPlace = (place: number): number => place >>> 14
export const isMirroredPlace = (place: number): boolean => (place & 0x2000) !== 0
export const moveOfPlace = (place: number): number => place & 0x1fff

const ENTRY_BYTES = 16

/** The columns as one blob, keys first: eight bytes, four and four for each entry, little-endian. */
export function encodeEntries(entries: Entries): Buffer {
  const count = entries.keys.length
  const bytes = new Uint8Array(count * ENTRY_BYTES)
  bytes.set(bytesOf(entries.keys), 0)
  bytes.set(bytesOf(entries.serials), count * 8)
  bytes.set(bytesOf(entries.places), count * 12)
  return Buffer.from(bytes.buffer)
}

/** Reads a blob; columns are views into it where it is aligned. */
export function decodeEntries(blob: Uint8Array): Entries {
  const bytes = blob.byteOffset % 8 === 0 ? blob : blob.slice()
  const { buffer, byteOffset } = bytes
  const count = Math.floor(bytes.length / ENTRY_BYTES)
  return {
    keys: new Float64Array(buffer, byteOffset, count),
    serials: new Uint32Array(buffer, byteOffset + count * 8, count),
    places: new Uint32Array(buffer, byteOffset + count * 12, count),
  }
}

export const slice = ({ keys, serials, places }: Entries, from: number, to: number): Entries => ({
  keys: keys.subarray(from, to),
  serials: serials.subarray(from, to),
  places: places.subarray(from, to),
})

export const bytesOf = (column: Float64Array | Uint32Array): Uint8Array =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength)

/** Index of the first key that is not below `key`. */
export function lowerBound(keys: Float64Array, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}
