import { formatUci, parseUci } from '../notation/uci.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import { type Move, PASS, type Setup } from '../rules/types.ts'
import { readAnnotations } from './document-annotations.ts'
import type { JsonFields, Report } from './json-fields.ts'
import {
  type Annotations,
  type GameNode,
  type GameTree,
  idAfter,
  isNodeId,
  NO_ANNOTATIONS,
  type NodeId,
  ROOT,
} from './tree.ts'

interface Draft extends GameNode {
  readonly children: NodeId[]
}

const PASS_TEXT = 'pass'

/** A move as a document has it: engine text, `pass` for the pass. */
export const documentMove = (move: Move): string =>
  move.kind === 'pass' ? PASS_TEXT : formatUci(move, undefined)

/**
 * Grows the tree of a document, whose nodes come in the order of a walk through it: every node
 * hangs below the one before it or below one of the line up to that. Moves must be legal, or be
 * marked as illegal ones that stood.
 */
export class DocumentTree {
  private readonly nodes = new Map<NodeId, Draft>()
  private readonly walk: BoardWalk
  private readonly report: Report
  /** Depth of each node on the line to where the list stands now. */
  private readonly depths = new Map<NodeId, number>([[ROOT, 0]])
  private readonly line: NodeId[] = [ROOT]
  /** The node before in the list; one that was left out has no place on the line. */
  private previous: NodeId | undefined = ROOT
  private highest: NodeId = ROOT

  constructor(start: Setup, root: Annotations | undefined, report: Report) {
    this.walk = BoardWalk.from(start)
    this.report = report
    this.nodes.set(ROOT, draft(ROOT, undefined, undefined, root ?? NO_ANNOTATIONS))
  }

  /** Adds the next node of the list; false where it cannot stand and is left out. */
  add(fields: JsonFields): boolean {
    const parent = this.parentOf(fields)
    const id = this.idOf(fields)
    this.previous = id
    // Below a node that was left out nothing can stand; that one was reported.
    const depth = parent === undefined ? undefined : this.depths.get(parent)
    if (id === undefined || parent === undefined || depth === undefined) return false
    this.rewind(depth)
    const move = this.moveOf(fields)
    if (!move) return false
    const annotations = readAnnotations(fields)
    if (!this.canStand(move, annotations, fields)) return false
    this.walk.play(move)
    this.line.push(id)
    this.depths.set(id, depth + 1)
    this.nodes.set(id, draft(id, parent, move, annotations))
    this.nodes.get(parent)?.children.push(id)
    return true
  }

  /** Hands the tree over. */
  finish(nextId: NodeId | undefined): GameTree {
    const least = idAfter(this.highest)
    return {
      root: ROOT,
      nodes: this.nodes,
      nextId: nextId !== undefined && nextId > least ? nextId : least,
    }
  }

  private parentOf(fields: JsonFields): NodeId | undefined {
    if (!fields.has('parent')) return this.previous
    const parent = fields.number('parent', Number.MAX_SAFE_INTEGER)
    if (parent !== undefined && isNodeId(parent) && this.depths.has(parent)) return parent
    fields.invalid('parent', 'parent')
    return undefined
  }

  private idOf(fields: JsonFields): NodeId | undefined {
    const written = fields.has('id') ? fields.number('id', Number.MAX_SAFE_INTEGER - 1) : undefined
    const id = fields.has('id') ? written : idAfter(this.previous ?? this.highest)
    if (id === undefined || !isNodeId(id) || this.nodes.has(id)) {
      fields.invalid('id', 'node')
      return undefined
    }
    if (id > this.highest) this.highest = id
    return id
  }

  private rewind(depth: number): void {
    while (this.line.length - 1 > depth) {
      const gone = this.line.pop()
      if (gone !== undefined) this.depths.delete(gone)
    }
    this.walk.rewind(depth)
  }

  private moveOf(fields: JsonFields): Move | undefined {
    const text = fields.text('move') ?? ''
    const move = text === PASS_TEXT ? PASS : parseUci(text)
    if (!move) fields.invalid('move', 'move')
    return move
  }

  private canStand(move: Move, { illegalStood }: Annotations, fields: JsonFields): boolean {
    const { box } = this.walk
    const isLegal = move.kind === 'pass' ? box.isPassLegal() : box.isLegal(move.from, move.to)
    if (isLegal) return true
    const piece = move.kind === 'pass' ? undefined : box.pieceAt(move.from)
    if (illegalStood && (move.kind === 'pass' || piece)) return true
    const reason =
      move.kind === 'pass'
        ? 'pass-in-check'
        : !piece
          ? 'empty-square'
          : piece.side === box.turn
            ? 'cannot-go-there'
            : 'other-side'
    const facts = {
      text: fields.text('move') ?? '',
      reason,
      turn: box.turn,
      candidates: [],
      stood: false,
    } as const
    this.report({ code: 'illegal-move', facts }, this.line.length)
    return false
  }
}

const draft = (
  id: NodeId,
  parent: NodeId | undefined,
  move: Move | undefined,
  annotations: Annotations,
): Draft => ({ id, parent, children: [], move, annotations })
