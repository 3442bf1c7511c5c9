import type { Arrangement } from '../rules/setup.ts'
import type { TextEdit } from './text-edit.ts'

/** Every fix, and what its sentence needs to know. */
export interface FixFacts {
  /** The name of the piece that moves. */
  readonly 'rename-piece': { readonly to: string }
  readonly 'rename-side': { readonly to: string }
  readonly 'add-check': { readonly mark: string }
  readonly 'remove-check': { readonly mark: string }
  readonly 'add-capture': { readonly piece: string }
  readonly 'remove-capture': Readonly<Record<string, never>>
  readonly 'rename-capture': { readonly to: string }
  /** The number of one ply. */
  readonly 'renumber-ply': { readonly to: number }
  /** All ply numbers of the game. */
  readonly 'renumber-game': Readonly<Record<string, never>>
  /** The header 총수. */
  readonly 'count-moves': { readonly to: number }
  /** `further`: how many moves behind it can be read then. */
  readonly 'replace-move': { readonly to: string; readonly further: number }
  readonly 'close-header': Readonly<Record<string, never>>
  readonly 'quote-header': Readonly<Record<string, never>>
  readonly 'close-comment': Readonly<Record<string, never>>
  readonly 'remove-text': { readonly text: string }
  /** Full-width characters of the game. */
  readonly 'plain-characters': { readonly count: number }
  /** Headers with the arrangements that were assumed. */
  readonly 'write-arrangements': { readonly cho: Arrangement; readonly han: Arrangement }
  /** All marks and names of a game that the board settles. */
  readonly 'fix-game': { readonly count: number }
}

export type FixCode = keyof FixFacts

/** A code with its facts. */
export type Mending<C extends FixCode = FixCode> = {
  readonly [K in C]: { readonly code: K; readonly facts: FixFacts[K] }
}[C]

/** A way to mend what a finding is about, as plain data: words are chosen in `src/shared/text`. */
export type QuickFix = Mending & {
  readonly edits: readonly TextEdit[]
  /** Whether it leaves no choice. */
  readonly isSafe: boolean
}

export const safeFix = (mending: Mending, ...edits: readonly TextEdit[]): QuickFix => ({
  ...mending,
  edits,
  isSafe: true,
})
