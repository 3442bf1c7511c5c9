/** Games found, each with the place that was looked for. */
export class Hits {
  readonly serials: Uint32Array
  readonly plies: Uint32Array
  readonly mirrored: Uint8Array
  /** Whether a position was looked for at all. */
  readonly hasPlaces: boolean

  constructor(serials: Uint32Array, plies: Uint32Array, mirrored: Uint8Array, hasPlaces: boolean) {
    this.serials = serials
    this.plies = plies
    this.mirrored = mirrored
    this.hasPlaces = hasPlaces
  }

  without(indexes: ReadonlySet<number>): Hits {
    const isKept = (_value: number, i: number): boolean => !indexes.has(i)
    return new Hits(
      this.serials.filter(isKept),
      this.plies.filter(isKept),
      this.mirrored.filter(isKept),
      this.hasPlaces,
    )
  }
}

/** Gathers hits. */
export class HitList {
  #serials = new Uint32Array(1024)
  #plies = new Uint32Array(1024)
  #mirrored = new Uint8Array(1024)
  count = 0

  add(serial: number, ply: number, isMirrored: boolean): void {
    if (this.count === this.#serials.length) this.#grow()
    const at = this.count++
    this.#serials[at] = serial
    this.#plies[at] = ply
    this.#mirrored[at] = isMirrored ? 1 : 0
  }

  take(): Hits {
    const { count } = this
    return new Hits(
      this.#serials.slice(0, count),
      this.#plies.slice(0, count),
      this.#mirrored.slice(0, count),
      true,
    )
  }

  #grow(): void {
    const capacity = this.count * 2
    this.#serials = copiedInto(new Uint32Array(capacity), this.#serials)
    this.#plies = copiedInto(new Uint32Array(capacity), this.#plies)
    this.#mirrored = copiedInto(new Uint8Array(capacity), this.#mirrored)
  }
}

function copiedInto<Column extends Uint32Array | Uint8Array>(
  larger: Column,
  column: Column,
): Column {
  larger.set(column)
  return larger
}

/** Every game of a mask, without places. */
export function allOf(mask: Uint8Array): Hits {
  let count = 0
  for (const fits of mask) count += fits
  const serials = new Uint32Array(count)
  let at = 0
  for (let serial = 0; serial < mask.length; serial++)
    if (mask[serial] === 1) serials[at++] = serial
  return new Hits(serials, new Uint32Array(0), new Uint8Array(0), false)
}
