import type { Evaluation } from '../notation/annotation.ts'
import { gibCommentText, gibValue, isGibKey } from '../notation/gib-text.ts'
import type { RawHeader } from '../notation/headers.ts'
import { isPgnKey, pgnCommentText, pgnValue } from '../notation/pgn-text.ts'
import type { Annotations } from './tree.ts'

/** What a written format shows of a game: all else a game holds beside its text. */
export interface TextHolds {
  readonly variations: boolean
  /** What stands beside a node, as it comes back out of the text. */
  readonly annotations: (annotations: Annotations, isRoot: boolean) => Annotations
  /** The header as it comes back; undefined where the text cannot have it. */
  readonly header: (header: RawHeader) => RawHeader | undefined
}

const asLines = (texts: readonly string[], write: (text: string) => string): readonly string[] =>
  texts.map((text) => write(text).replace(/\r\n?/g, '\n'))

export const GIB_HOLDS: TextHolds = {
  variations: false,
  annotations: ({ commentsBefore = [], comments = [], seconds, illegalStood }, isRoot) => {
    const before = asLines(commentsBefore, gibCommentText)
    const after = asLines(comments, gibCommentText)
    return {
      ...(!isRoot && { commentsBefore: before }),
      comments: isRoot ? [...before, ...after] : after,
      ...(seconds !== undefined && { seconds: Math.round(seconds) + 0 }),
      ...(illegalStood && { illegalStood }),
    }
  },
  header: ({ key, value }) => (isGibKey(key) ? { key, value: gibValue(value) } : undefined),
}

export const PGN_HOLDS: TextHolds = {
  variations: true,
  annotations: (annotations, isRoot) => {
    const { commentsBefore = [], comments = [], seconds, clock, glyphs, shapes } = annotations
    const before = asLines(commentsBefore, pgnCommentText)
    const after = asLines(comments, pgnCommentText)
    const { evaluation, illegalStood } = annotations
    return {
      commentsBefore: isRoot ? [] : before,
      comments: isRoot ? [...before, ...after] : after,
      ...(seconds !== undefined && { seconds }),
      ...(clock !== undefined && { clock }),
      ...(glyphs && { glyphs }),
      ...(shapes && { shapes }),
      ...(evaluation && { evaluation: withoutEngine(evaluation) }),
      ...(illegalStood && { illegalStood }),
    }
  },
  header: ({ key, value }) => (isPgnKey(key) ? { key, value: pgnValue(value) } : undefined),
}

const withoutEngine = ({ value, depth }: Evaluation): Evaluation =>
  depth === undefined ? { value } : { value, depth }
