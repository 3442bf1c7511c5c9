import type { Shape } from '../notation/annotation.ts'
import { parsePgnComment } from '../notation/pgn-comment.ts'
import type { TreeBuilder } from './builder.ts'
import type { Annotations, NodeId } from './tree.ts'

/** Lists grow in place. */
interface Draft {
  readonly before: string[]
  readonly comments: string[]
  readonly glyphs: number[]
  readonly shapes: Shape[]
  /** Everything else. */
  rest: Annotations
  /** Characters and items so far, roughly. */
  size: number
}

/** A draft of more than that is not put down, so that it is not taken up again for every further comment. */
const LONG = 200

/**
 * Gathers what a PGN says beside its moves, which comes in pieces and, behind variations, late. Only
 * the draft of the node at hand is held; the others are with the builder.
 */
export class PgnNotes {
  private readonly builder: TreeBuilder
  private readonly long = new Map<NodeId, Draft>()
  private node: NodeId | undefined
  private draft: Draft = draftOf({})

  constructor(builder: TreeBuilder) {
    this.builder = builder
  }

  /** Adds a comment as it stands between its braces; answers the commands that make no sense. */
  addComment(node: NodeId, raw: string): readonly string[] {
    const { text, shapes, seconds, clock, evaluation, unreadable } = parsePgnComment(raw)
    const draft = this.at(node)
    if (text !== undefined) draft.comments.push(text)
    for (const shape of shapes) draft.shapes.push(shape)
    draft.size += raw.length + 1
    draft.rest = {
      ...draft.rest,
      ...(seconds !== undefined && { seconds }),
      ...(clock !== undefined && { clock }),
      ...(evaluation && { evaluation }),
    }
    return unreadable
  }

  addBefore(node: NodeId, texts: readonly string[]): void {
    if (texts.length === 0) return
    const draft = this.at(node)
    for (const text of texts) say(draft, draft.before, text)
  }

  addText(node: NodeId, text: string): void {
    const draft = this.at(node)
    say(draft, draft.comments, text)
  }

  addGlyph(node: NodeId, glyph: number): void {
    const { glyphs } = this.at(node)
    if (!glyphs.includes(glyph)) glyphs.push(glyph)
  }

  markIllegal(node: NodeId): void {
    const draft = this.at(node)
    draft.rest = { ...draft.rest, illegalStood: true }
  }

  /** Hands what is still held to the builder. */
  finish(): void {
    this.putDown()
    for (const [node, draft] of this.long) this.builder.annotate(node, annotationsOf(draft))
  }

  private at(node: NodeId): Draft {
    if (node === this.node) return this.draft
    this.putDown()
    this.node = node
    this.draft = this.long.get(node) ?? draftOf(this.builder.annotationsOf(node))
    return this.draft
  }

  private putDown(): void {
    const { node, draft } = this
    if (node === undefined) return
    if (draft.size > LONG) this.long.set(node, draft)
    else this.builder.annotate(node, annotationsOf(draft))
  }
}

function say(draft: Draft, list: string[], text: string): void {
  list.push(text)
  draft.size += text.length + 1
}

function draftOf(annotations: Annotations): Draft {
  const { commentsBefore = [], comments = [], glyphs = [], shapes = [], ...rest } = annotations
  const texts = [...commentsBefore, ...comments]
  return {
    before: [...commentsBefore],
    comments: [...comments],
    glyphs: [...glyphs],
    shapes: [...shapes],
    rest,
    size: texts.reduce((sum, text) => sum + text.length + 1, shapes.length),
  }
}

/** With lists of just their length: those that grew by `push` hold room for more. */
const annotationsOf = ({ before, comments, glyphs, shapes, rest }: Draft): Annotations => ({
  ...rest,
  ...(before.length > 0 && { commentsBefore: before.slice() }),
  ...(comments.length > 0 && { comments: comments.slice() }),
  ...(glyphs.length > 0 && { glyphs: glyphs.slice() }),
  ...(shapes.length > 0 && { shapes: shapes.slice() }),
})
