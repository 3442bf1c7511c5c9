import type { Square } from '../rules/square.ts'

export const SHAPE_COLOURS = ['green', 'red', 'yellow', 'blue'] as const
export type ShapeColour = (typeof SHAPE_COLOURS)[number]

/** What an annotator draws on a position. */
export type Shape =
  | {
      readonly kind: 'arrow'
      readonly from: Square
      readonly to: Square
      readonly colour: ShapeColour
    }
  | { readonly kind: 'circle'; readonly at: Square; readonly colour: ShapeColour }

/** What a position is worth, always for Cho: negative is good for Han. */
type EvaluationValue =
  /** In hundredths of a soldier, as engines count. */
  | { readonly kind: 'points'; readonly value: number }
  /** Moves to mate; negative where Han mates, 0 where the game is over. */
  | { readonly kind: 'mate'; readonly moves: number }

export interface Evaluation {
  readonly value: EvaluationValue
  readonly depth?: number
  /** Name of the engine that said so. */
  readonly engine?: string
}
