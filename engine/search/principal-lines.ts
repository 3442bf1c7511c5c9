import { MAX_PLY } from './score.ts'

const WIDTH = MAX_PLY + 1

/** The best lines found below each ply (principal variations), in one triangular table. */
export class PrincipalLines {
  private readonly steps = new Int32Array(WIDTH * WIDTH)
  private readonly ends = new Int32Array(WIDTH + 1)

  /** The line of this ply is empty so far. */
  end(ply: number): void {
    this.ends[ply] = ply
  }

  /** The line of a ply is a step and the line found below it. */
  extend(ply: number, step: number): void {
    const { steps, ends } = this
    const row = ply * WIDTH
    const below = row + WIDTH
    const end = Math.max(ends[ply + 1]!, ply + 1)
    steps[row + ply] = step
    for (let i = ply + 1; i < end; i++) steps[row + i] = steps[below + i]!
    ends[ply] = end
  }

  /** The line of a ply as packed steps. */
  from(ply: number): number[] {
    const row = ply * WIDTH
    return Array.from(this.steps.subarray(row + ply, row + this.ends[ply]!))
  }
}
