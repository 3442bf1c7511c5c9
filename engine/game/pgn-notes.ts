import type { Shape } from '../notation/annotation.ts'
import { parsePgnComment } from '../notation/pgn-comment.ts'
import type { TreeBuilder } from './builder.ts'
import type { Annotations, NodeId } from './tree.ts'

interface Draft {
  readonly before: string[]
  readonly comments: string[]
  readonly glyphs: number[]
  readonly shapes: Shape[]
  seconds?: number
  clock?: number
  evaluation?: NonNullable<Annotations['evaluation']>
  illegalStood?: true
}

/** Gathers what a PGN says beside its moves, which comes in pieces and, behind variations, late. */
export class PgnNotes {
  private readonly drafts = new Map<NodeId, Draft>()

  /** Adds a comment as it stands between its braces; answers the commands that make no sense. */
  addComment(node: NodeId, raw: string): readonly string[] {
    const { text, shapes, seconds, clock, evaluation, unreadable } = parsePgnComment(raw)
    const draft = this.at(node)
    if (text !== undefined) draft.comments.push(text)
    for (const shape of shapes) draft.shapes.push(shape)
    if (seconds !== undefined) draft.seconds = seconds
    if (clock !== undefined) draft.clock = clock
    if (evaluation) draft.evaluation = evaluation
    return unreadable
  }

  addBefore(node: NodeId, texts: readonly string[]): void {
    if (texts.length > 0) this.at(node).before.push(...texts)
  }

  addText(node: NodeId, text: string): void {
    this.at(node).comments.push(text)
  }

  addGlyph(node: NodeId, glyph: number): void {
    const { glyphs } = this.at(node)
    if (!glyphs.includes(glyph)) glyphs.push(glyph)
  }

  markIllegal(node: NodeId): void {
    this.at(node).illegalStood = true
  }

  /** Puts everything beside the nodes it belongs to. */
  annotate(builder: TreeBuilder): void {
    for (const [node, { before, comments, glyphs, shapes, ...rest }] of this.drafts) {
      builder.annotate(node, {
        ...rest,
        ...(before.length > 0 && { commentsBefore: before }),
        ...(comments.length > 0 && { comments }),
        ...(glyphs.length > 0 && { glyphs }),
        ...(shapes.length > 0 && { shapes }),
      })
    }
  }

  private at(node: NodeId): Draft {
    const known = this.drafts.get(node)
    if (known) return known
    const draft: Draft = { before: [], comments: [], glyphs: [], shapes: [] }
    this.drafts.set(node, draft)
    return draft
  }
}
