import type { Arrangement } from '../rules/setup.ts'
import type { Role, Side } from '../rules/types.ts'
import type { CoordinateSystem } from './coordinates.ts'
import type { FenProblem } from './fen.ts'
import type { RecordFormat } from './formats.ts'
import type { GibBoardProblem } from './gib-board.ts'

export type Severity = 'error' | 'warning' | 'info'

/** What a reader waited for when it met something else. */
export type Expected = 'move' | 'piece' | 'target'

/** Why a move of a record cannot be played. */
export type IllegalReason =
  'off-board' | 'empty-square' | 'other-side' | 'cannot-go-there' | 'pass-in-check'

/** What a part of a document must be. */
export type DocumentExpected =
  | 'list'
  | 'object'
  | 'text'
  | 'number'
  | 'true'
  | 'choice'
  | 'glyph'
  | 'header'
  | 'move'
  | 'moves'
  | 'node'
  | 'parent'
  | 'past'
  | 'position'
  | 'review'
  | 'rules'
  | 'shape'
  | 'time'

/** Every finding about a record, and what its sentence needs to know. */
export interface DiagnosticFacts {
  /** The text is in no format the studio reads: see `format`. */
  readonly 'not-readable': { readonly format: RecordFormat }

  readonly 'unclosed-comment': Readonly<Record<string, never>>
  readonly 'unclosed-header': { readonly key: string }
  readonly 'unquoted-header': { readonly key: string }
  readonly 'repeated-header': { readonly key: string }
  /** Characters between moves that mean nothing and were passed over. */
  readonly 'stray-text': { readonly text: string }
  /** Full-width digits, brackets or curly quotes read as plain ones. */
  readonly 'full-width': { readonly text: string; readonly count: number }
  readonly 'ply-number': { readonly written: number; readonly expected: number }
  /** A ply number with no move behind it. */
  readonly 'number-alone': { readonly number: number }
  readonly 'seconds-negative': { readonly seconds: number }
  readonly 'move-count': { readonly written: string; readonly counted: number }
  readonly 'result-unknown': { readonly text: string }

  readonly 'board-unreadable': { readonly value: string; readonly problem: GibBoardProblem['code'] }
  readonly 'fen-unreadable': { readonly value: string; readonly problem: FenProblem['code'] }
  /** A start board without exactly one general a side in its palace. */
  readonly 'start-unplayable': { readonly key: string }
  /** A start board that no game can reach: too many of a kind, or the side not to move in check. */
  readonly 'start-unusual': { readonly key: string }
  readonly 'arrangement-unknown': { readonly key: string; readonly value: string }
  /** No start board was written. `fitting` of the possible arrangements make every move legal. */
  readonly 'start-assumed': {
    readonly cho: Arrangement
    readonly han: Arrangement
    readonly fitting: number
  }
  readonly 'coordinates-used': { readonly system: CoordinateSystem }

  readonly 'unreadable-move': { readonly text: string; readonly expected: Expected }
  readonly 'illegal-move': {
    readonly text: string
    readonly reason: IllegalReason
    readonly turn: Side
    /** Legal moves of the piece that was named to the square that was named. */
    readonly candidates: readonly string[]
    /** The record goes on after it: the move is kept, marked as an illegal one that stood. */
    readonly stood: boolean
  }
  /** Several pieces could be meant; `candidates` as records write them. */
  readonly 'ambiguous-move': { readonly text: string; readonly candidates: readonly string[] }
  /** A variation breaks off: what follows in it is kept as a comment. */
  readonly 'variation-cut': { readonly text: string }
  readonly 'unclosed-variation': Readonly<Record<string, never>>
  /** A command in a comment whose value makes no sense. */
  readonly 'command-unreadable': { readonly text: string }
  /** The text of a document is no JSON from here on. */
  readonly 'document-broken': Readonly<Record<string, never>>
  /** Something in a document is not what it must be: `path` says where, such as `nodes[3].move`. */
  readonly 'document-invalid': { readonly path: string; readonly expected: DocumentExpected }
  /** Something in a document that this version of the format does not know. */
  readonly 'document-unknown': { readonly path: string }
  /** A document of a version that is not known. */
  readonly 'document-version': { readonly version: string }
  readonly 'piece-mismatch': { readonly written: Role; readonly actual: Role }
  readonly 'side-mismatch': { readonly written: Side; readonly actual: Side }
  /** `unnamed`: a capture mark without a piece; undefined: no capture. */
  readonly 'capture-mismatch': {
    readonly written: Role | 'unnamed' | undefined
    readonly actual: Role | undefined
  }
  readonly 'check-mismatch': { readonly written: boolean }
  readonly 'more-diagnostics': { readonly count: number }
}

export type DiagnosticCode = keyof DiagnosticFacts

const SEVERITIES: Readonly<Record<DiagnosticCode, Severity>> = {
  'not-readable': 'error',
  'unclosed-comment': 'warning',
  'unclosed-header': 'warning',
  'unquoted-header': 'warning',
  'repeated-header': 'warning',
  'stray-text': 'warning',
  'full-width': 'info',
  'ply-number': 'warning',
  'number-alone': 'warning',
  'seconds-negative': 'info',
  'move-count': 'info',
  'result-unknown': 'info',
  'board-unreadable': 'warning',
  'fen-unreadable': 'warning',
  'start-unplayable': 'warning',
  'start-unusual': 'warning',
  'arrangement-unknown': 'warning',
  'start-assumed': 'info',
  'coordinates-used': 'info',
  'unreadable-move': 'error',
  'illegal-move': 'error',
  'ambiguous-move': 'error',
  'variation-cut': 'warning',
  'unclosed-variation': 'warning',
  'command-unreadable': 'warning',
  'document-broken': 'error',
  'document-invalid': 'error',
  'document-unknown': 'warning',
  'document-version': 'error',
  'piece-mismatch': 'warning',
  'side-mismatch': 'warning',
  'capture-mismatch': 'warning',
  'check-mismatch': 'warning',
  'more-diagnostics': 'info',
}

export interface Place {
  /** UTF-16 offsets, always inside the text. */
  readonly from: number
  readonly to: number
  /** Both from 1. */
  readonly line: number
  readonly column: number
  /** Index of the game in the file, from 0. */
  readonly game: number | undefined
  /** Name of the file that the lines are those of, where the text was put together from several. */
  readonly source?: string
  /** Number of the move in the game, from 1. */
  readonly ply: number | undefined
}

/** A code with its facts. */
export type Finding<C extends DiagnosticCode = DiagnosticCode> = {
  readonly [K in C]: { readonly code: K; readonly facts: DiagnosticFacts[K] }
}[C]

/** Something to say about a text, as plain data: words are chosen in `src/shared/text`. */
export type Diagnostic = Finding & Place & { readonly severity: Severity }

export const severityOf = (code: DiagnosticCode): Severity => SEVERITIES[code]

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')
