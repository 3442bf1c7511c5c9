import { drawBelow, type RandomState, seedRandom } from '#engine/match/random'

/** Chance by a seed: the same seed, the same draws. */
export class Chance {
  #state: RandomState

  constructor(seed: number) {
    this.#state = seedRandom(seed >>> 0)
  }

  /** From 0 to `count - 1`. */
  below(count: number): number {
    const { value, next } = drawBelow(this.#state, count)
    this.#state = next
    return value
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** The same items in an order of chance. */
  shuffled<T>(items: readonly T[]): readonly T[] {
    const left = [...items]
    return items.flatMap(() => left.splice(this.below(left.length), 1))
  }
}
