import type { SheetPosition } from '#engine/arbiter/ruling-sheet'
import type { Side } from '#engine/rules/types'
import type { Language } from '../text/index.ts'

/** A ruling sheet in words: what both the printed page and the plain text are made of. */
export interface SheetDocument {
  readonly language: Language
  readonly title: string
  readonly sections: readonly SheetSection[]
}

export interface SheetSection {
  readonly id: SheetSectionId
  readonly title: string
  readonly blocks: readonly SheetBlock[]
}

export const SHEET_SECTIONS = [
  'game',
  'ruling',
  'positions',
  'count',
  'events',
  'rules',
  'readings',
  'doubts',
  'opinion',
  'signing',
] as const
export type SheetSectionId = (typeof SHEET_SECTIONS)[number]

export interface Fact {
  readonly name: string
  readonly value: string
}

export interface TableColumn {
  readonly name: string
  /** `figure`: a number, to the right; `short`: as narrow as it can be. */
  readonly kind: 'text' | 'figure' | 'short'
}

export type SheetBlock =
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'verdict'; readonly text: string; readonly place: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly TableColumn[]
      readonly rows: readonly (readonly string[])[]
      /** Index of the row to stand out. */
      readonly marked: number | undefined
      /** Whether the last row sums up those before it. */
      readonly hasSum: boolean
    }
  | { readonly kind: 'positions'; readonly positions: readonly CaptionedPosition[] }
  /** What the arbiter wrote; where it is empty, room to write. */
  | { readonly kind: 'opinion'; readonly text: string }
  | { readonly kind: 'signatures'; readonly lines: readonly SignatureLine[] }

export interface CaptionedPosition {
  readonly caption: string
  readonly position: SheetPosition
}

export interface SignatureLine {
  readonly role: string
  readonly name: string
  /** Whose line it is; undefined for the arbiter's and for the date. */
  readonly side: Side | undefined
  /** What stands behind the line, such as 「(서명)」; empty for the date. */
  readonly sign: string
}
