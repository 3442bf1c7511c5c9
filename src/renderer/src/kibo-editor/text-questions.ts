import type { Game } from '#engine/game/game'
import type { MoveCompletion } from '#engine/kibo-text/completion'
import type { FoundFix } from '#engine/kibo-text/fixes'
import type { Fold } from '#engine/kibo-text/folding'
import type { MoveHover } from '#engine/kibo-text/hover'
import type { GamePoint } from '#engine/kibo-text/places'
import type { TextDialect } from '#engine/kibo-text/text-dialect'
import type { TextEdit } from '#engine/kibo-text/text-edit'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { Span } from '#engine/notation/gib-syntax'

/** A record file as it is shown. */
export interface WrittenOut {
  readonly text: string
  /** Undefined for what is shown but not written by hand. */
  readonly dialect: TextDialect | undefined
}

/** What has become of a text since its games were last taken over. */
export interface TextNews {
  readonly dialect: TextDialect
  readonly diagnostics: readonly Diagnostic[]
  /** How many games there are. */
  readonly games: number
  /** Games at the start and at the end of the text that are those of before. */
  readonly keptBefore: number
  readonly keptBehind: number
  /** Those between, as they are read now. */
  readonly changed: readonly ChangedGame[]
  /** Games that the text has no more. */
  readonly gone: readonly GoneText[]
  /** Every comment is closed, so that it is known where the games end. */
  readonly isSettled: boolean
}

export interface ChangedGame {
  /** From 0. */
  readonly index: number
  /** Which game it was; undefined for a new one. */
  readonly was: number | undefined
  readonly source: string
  readonly game: Game
}

export interface GoneText {
  /** Index of the game when the text still had it. */
  readonly was: number
  readonly source: string
}

/** What can be asked about the text of a document, and what is answered. */
export interface TextQuestions {
  /** How a file that is not written in moves is shown: about no text that is open. */
  readonly writeOut: { readonly ask: { readonly text: string }; readonly answer: WrittenOut }
  readonly open: { readonly ask: { readonly text: string }; readonly answer: undefined }
  /** One after another, as an editor reports them. */
  readonly change: {
    readonly ask: { readonly edits: readonly TextEdit[] }
    readonly answer: undefined
  }
  /** Reads a little further; answers whether the whole text is read. Asked until it is. */
  readonly readOn: { readonly ask: object; readonly answer: boolean }
  readonly news: { readonly ask: object; readonly answer: TextNews }
  /** The news that were told last are taken over. */
  readonly takeOver: { readonly ask: object; readonly answer: undefined }
  /** Where a game begins, or the text ends. */
  readonly startOf: { readonly ask: { readonly index: number }; readonly answer: number }
  /** The texts of games as they stand. */
  readonly sources: {
    readonly ask: { readonly indices: readonly number[] }
    readonly answer: ReadonlyMap<number, string>
  }
  readonly completions: {
    readonly ask: { readonly offset: number }
    readonly answer: readonly MoveCompletion[]
  }
  readonly fixes: { readonly ask: Span; readonly answer: readonly FoundFix[] }
  readonly hover: {
    readonly ask: { readonly offset: number }
    readonly answer: MoveHover | undefined
  }
  readonly folds: { readonly ask: object; readonly answer: readonly Fold[] }
  readonly pointAt: {
    readonly ask: { readonly offset: number }
    readonly answer: GamePoint | undefined
  }
  readonly placeOf: { readonly ask: GamePoint; readonly answer: Span | undefined }
  readonly placeOfPly: {
    readonly ask: { readonly game: number; readonly ply: number }
    readonly answer: Span | undefined
  }
  readonly format: { readonly ask: object; readonly answer: readonly TextEdit[] }
  /** Edits after which the text says what a game has become elsewhere. */
  readonly write: {
    readonly ask: { readonly index: number; readonly game: Game }
    readonly answer: readonly TextEdit[]
  }
  readonly close: { readonly ask: object; readonly answer: undefined }
}

export type TextQuestion = keyof TextQuestions

/** Window to worker. */
export type TextTask = {
  readonly [Q in TextQuestion]: {
    readonly id: number
    readonly document: string
    readonly question: Q
    readonly ask: TextQuestions[Q]['ask']
  }
}[TextQuestion]

/** Worker to window: one answer for each task, under its id. */
export interface TextAnswer {
  readonly id: number
  readonly answer: TextQuestions[TextQuestion]['answer']
}
