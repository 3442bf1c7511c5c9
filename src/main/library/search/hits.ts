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
  readonly #serials: number[] = []
  readonly #plies: number[] = []
  readonly #mirrored: number[] = []

  get count(): number {
    return this.#serials.length
  }

  add(serial: number, ply: number, isMirrored: boolean): void {
    this.#serials.push(serial)
    this.#plies.push(ply)
    this.#mirrored.push(isMirrored ? 1 : 0)
  }

  take(): Hits {
    return new Hits(
      Uint32Array.from(this.#serials),
      Uint32Array.from(this.#plies),
      Uint8Array.from(this.#mirrored),
      true,
    )
  }
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
