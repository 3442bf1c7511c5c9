import { formatPgnCommands } from '../notation/pgn-comment.ts'
import { pgnComment } from '../notation/pgn-text.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import type { Move } from '../rules/types.ts'
import type { Game } from './game.ts'
import { type Annotations, type GameNode, nodeAt, type NodeId } from './tree.ts'

/** Writes a move; the walk stands before it, and again afterwards. */
export type FormatMove = (move: Move, walk: BoardWalk) => string

/** What is still to be written, last first: the tree may be deeper than calls can be. */
type Task =
  /** The moves below a node, on which the walk stands. */
  | { readonly kind: 'below'; readonly node: GameNode }
  | { readonly kind: 'variation'; readonly node: GameNode }
  | { readonly kind: 'close'; readonly depth: number }
  | { readonly kind: 'replay'; readonly move: Move }

const LINE_LENGTH = 80

/** The moves of a game with variations, glyphs, comments and commands, without the result. */
export function pgnMovetext({ tree, start }: Game, formatMove: FormatMove): string {
  const root = nodeAt(tree, tree.root)
  const writer = new MovetextWriter(BoardWalk.from(start.setup), formatMove)
  writer.opening(root.annotations)
  const tasks: Task[] = [{ kind: 'below', node: root }]
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    switch (task.kind) {
      case 'below': {
        const [main, ...variations] = task.node.children.map((id: NodeId) => nodeAt(tree, id))
        if (!main?.move) break
        writer.move(main.move, main.annotations)
        tasks.push({ kind: 'below', node: main })
        if (variations.length === 0) break
        tasks.push({ kind: 'replay', move: main.move })
        for (const node of variations.toReversed()) tasks.push({ kind: 'variation', node })
        writer.walk.takeBack()
        break
      }
      case 'variation': {
        if (!task.node.move) break
        tasks.push({ kind: 'close', depth: writer.walk.depth })
        tasks.push({ kind: 'below', node: task.node })
        writer.open()
        writer.move(task.node.move, task.node.annotations)
        break
      }
      case 'close':
        writer.close(task.depth)
        break
      case 'replay':
        writer.walk.play(task.move)
    }
  }
  return writer.finish()
}

class MovetextWriter {
  readonly walk: BoardWalk
  private readonly formatMove: FormatMove
  private readonly isHanFirst: boolean
  private readonly lines = new WrappedText()
  /** Whether the next move needs its number, though it be Han's. */
  private needsNumber = true

  constructor(walk: BoardWalk, formatMove: FormatMove) {
    this.walk = walk
    this.formatMove = formatMove
    this.isHanFirst = walk.box.turn === 'han'
  }

  opening(annotations: Annotations): void {
    for (const text of annotations.commentsBefore ?? []) this.lines.add(pgnComment(text))
    this.beside(annotations)
  }

  move(move: Move, annotations: Annotations): void {
    const { walk, lines } = this
    const { commentsBefore = [] } = annotations
    const isHan = walk.box.turn === 'han'
    if (!isHan || this.needsNumber || commentsBefore.length > 0) {
      const number = Math.floor((walk.depth + (this.isHanFirst ? 1 : 0)) / 2) + 1
      lines.add(`${number}${isHan ? '...' : '.'}`)
    }
    this.needsNumber = false
    for (const text of commentsBefore) lines.add(pgnComment(text))
    lines.add(this.formatMove(move, walk))
    walk.play(move)
    this.beside(annotations)
  }

  open(): void {
    this.lines.open()
    this.needsNumber = true
  }

  /** Ends a variation and goes back to where it began. */
  close(depth: number): void {
    this.lines.close()
    this.walk.rewind(depth)
    this.needsNumber = true
  }

  finish(): string {
    return this.lines.finish()
  }

  private beside(annotations: Annotations): void {
    const { glyphs = [], comments = [] } = annotations
    for (const glyph of glyphs) this.lines.add(`$${glyph}`)
    const commands = formatPgnCommands(annotations)
    if (commands.length > 0) this.lines.add(`{ ${commands.join(' ')} }`)
    for (const text of comments) this.lines.add(pgnComment(text))
    if (commands.length + comments.length > 0) this.needsNumber = true
  }
}

/** Breaks lines between words; comments stay as they are. */
class WrappedText {
  private readonly parts: string[] = []
  private column = 0
  private isOpen = true

  add(word: string): void {
    const lineEnd = word.lastIndexOf('\n')
    const first = lineEnd < 0 ? word.length : word.indexOf('\n')
    if (!this.isOpen) {
      const fits = this.column + 1 + first <= LINE_LENGTH
      this.parts.push(fits ? ' ' : '\n')
      this.column = fits ? this.column + 1 : 0
    }
    this.parts.push(word)
    this.column = lineEnd < 0 ? this.column + word.length : word.length - lineEnd - 1
    this.isOpen = false
  }

  open(): void {
    this.add('(')
    this.isOpen = true
  }

  close(): void {
    this.parts.push(')')
    this.column += 1
    this.isOpen = false
  }

  finish(): string {
    return this.parts.join('')
  }
}
