import { Mailbox } from '#engine/rules/mailbox'
import { POINTS_OF } from '#engine/search/tables'
import { featuresOf } from './features.ts'
import { resultOf, SAMPLE_BYTES, scoreOf, setupOf } from './sample-file.ts'

/** Positions as the features of the evaluation, and what is to be foretold of each: Cho's share. */
export interface Samples {
  readonly count: number
  /** Where the features of each begin; one more entry for the end. */
  readonly starts: Int32Array
  /** Indexes of weights, from 1, negative where Han has them. */
  readonly features: Int16Array
  /** Points of both sides that stand on the board. */
  readonly points: Uint8Array
  readonly wanted: Float32Array
}

/** Positions from one source. */
export interface Source {
  readonly bytes: Uint8Array
  /** How much the score counts in what is wanted, from 0 to 1; the rest is the result. */
  readonly trust: number
}

/** No position has more features. */
const ROOM = 150

/** Share of the game that is expected at a value. */
export const expected = (value: number, scale: number): number => 1 / (1 + Math.exp(-value / scale))

export function samplesFrom(sources: readonly Source[], scale: number): Samples {
  const countOf = ({ bytes }: Source): number => Math.floor(bytes.length / SAMPLE_BYTES)
  const count = sources.reduce((sum, source) => sum + countOf(source), 0)
  const starts = new Int32Array(count + 1)
  const features = new Int16Array(count * ROOM)
  const points = new Uint8Array(count)
  const wanted = new Float32Array(count)
  let i = 0
  let end = 0
  for (const source of sources) {
    const { bytes, trust } = source
    for (let at = 0; at < countOf(source) * SAMPLE_BYTES; at += SAMPLE_BYTES) {
      const box = Mailbox.from(setupOf(bytes, at))
      starts[i] = end
      for (const feature of featuresOf(box)) features[end++] = feature
      points[i] = box.cells.reduce((sum, code) => sum + (POINTS_OF[code] ?? 0), 0)
      wanted[i] = trust * expected(scoreOf(bytes, at), scale) + (1 - trust) * resultOf(bytes, at)
      i += 1
    }
  }
  starts[count] = end
  return { count, starts, features: features.slice(0, end), points, wanted }
}
