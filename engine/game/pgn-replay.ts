import { excerpt } from '../notation/excerpt.ts'
import { holdsCommand, parsePgnComment } from '../notation/pgn-comment.ts'
import type { PgnLexer } from '../notation/pgn-lexer.ts'
import { parsePgnMove } from '../notation/pgn-move.ts'
import type { Reporter } from '../notation/reporter.ts'
import type { SanSystem } from '../notation/san.ts'
import { resolveWritten } from '../notation/written-move.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import { TreeBuilder } from './builder.ts'
import type { MovePlace } from './move-place.ts'
import { compareWritten, reportUnplayable } from './pgn-findings.ts'
import { PgnNotes } from './pgn-notes.ts'
import type { PgnReading } from './pgn-reading.ts'
import { stoodMove } from './pgn-stood.ts'
import type { GameTree, NodeId } from './tree.ts'

export interface PgnLine {
  readonly tree: GameTree
  /** Where the text begins that could not be read or played. */
  readonly unreadFrom: number | undefined
  /** Whether the line breaks off, or an illegal move stands in it: another reading may fit better. */
  readonly isDoubtful: boolean
  /** `1-0`, `*`: as it stands behind the moves. */
  readonly result: string | undefined
  /** Whether the squares are numbers, as in Janggi notation. */
  readonly isRowFile: boolean
}

/** Where to go on behind a variation. */
interface Frame {
  /** Offset of the parenthesis. */
  readonly from: number
  /** The move that the variation stands for. */
  readonly node: NodeId
  /** Moves of the line up to where the variation leaves it. */
  readonly base: number
  /** Parentheses inside that hold no variation, since no move stands before them. */
  strays: number
}

/** Plays the moves of one PGN game with its variations, however deep they are nested. */
export class PgnReplay {
  private readonly lexer: PgnLexer
  private readonly system: SanSystem
  /** Under a start that is only assumed, an illegal move tells against the start. */
  private readonly mayStand: boolean
  private readonly reporter: Reporter
  private readonly walk: BoardWalk
  private readonly builder = new TreeBuilder()
  private readonly notes = new PgnNotes(this.builder)
  /** Where the text stands now. */
  private node: NodeId = this.builder.root
  private readonly frames: Frame[] = []
  private strays = 0
  /** Offset of the number that waits for its move. */
  private numberFrom: number | undefined
  /** Comments behind a number or at the start of a variation. */
  private before: string[] = []
  /** How many of those stand before the number: the others are part of what breaks off with it. */
  private beforeNumber = 0
  private result: string | undefined
  private isRowFile = false
  private isDoubtful = false
  private readonly places: MovePlace[] | undefined

  /** @param places gets where each move stands, in the order of the text */
  constructor(
    lexer: PgnLexer,
    { candidate, system }: PgnReading,
    reporter: Reporter,
    places?: MovePlace[],
  ) {
    this.lexer = lexer
    this.system = system
    this.mayStand = candidate.assumed === undefined
    this.reporter = reporter
    this.walk = new BoardWalk(candidate.newBox())
    this.places = places
  }

  read(): PgnLine {
    let unreadFrom: number | undefined
    const { lexer } = this
    while (unreadFrom === undefined && lexer.advance() !== 'end') unreadFrom = this.token()
    this.settleBefore()
    for (const { from } of this.frames) {
      this.reporter.add({ code: 'unclosed-variation', facts: {} }, from, from + 1)
    }
    this.notes.finish()
    const { result, isRowFile } = this
    const isDoubtful = this.isDoubtful || unreadFrom !== undefined
    return { tree: this.builder.freeze(), unreadFrom, isDoubtful, result, isRowFile }
  }

  /** Takes in the token at hand; answers where the main line breaks off, if it does. */
  private token(): number | undefined {
    const { lexer } = this
    switch (lexer.kind) {
      case 'move':
        return this.move()
      case 'number':
        this.number()
        break
      case 'comment':
        this.comment()
        break
      case 'glyph':
        this.notes.addGlyph(this.node, lexer.glyph)
        break
      case 'open':
        this.open()
        break
      case 'close':
        this.close()
        break
      case 'result':
        if (this.frames.length === 0) this.result = lexer.text.slice(lexer.from, lexer.to)
        break
      case 'tag':
      case 'end':
        break
      case 'stray':
        this.stray()
    }
    return undefined
  }

  private number(): void {
    if (this.numberFrom !== undefined) return
    this.numberFrom = this.lexer.from
    this.beforeNumber = this.before.length
  }

  private move(): number | undefined {
    const { lexer, walk, reporter } = this
    const { from, to } = lexer
    const text = lexer.text.slice(from, to)
    const written = parsePgnMove(text, this.system)
    const resolved = written && resolveWritten(written, walk.box)
    const problem = resolved?.ok === false ? resolved.error : undefined
    const stood =
      this.mayStand && problem ? stoodMove(written, walk.box, lexer, this.system) : undefined
    const move = resolved?.ok ? resolved.value : stood
    const place = { from, to, ply: walk.depth + 1 }
    if (!resolved?.ok) {
      const unplayable = { ...place, text, written, problem, stood: stood !== undefined }
      reportUnplayable(unplayable, walk, reporter)
    }
    if (!written || !move) return this.breakOff(this.numberFrom ?? from)
    compareWritten({ ...place, written, move }, walk, reporter)
    if (walk.depth === 0) this.isRowFile = /\d\d *[-x]/.test(text)
    walk.play(move)
    this.node = this.builder.add(this.node, move)
    this.places?.push({ node: this.node, from, to })
    this.notes.addBefore(this.node, this.before)
    if (stood) {
      this.notes.markIllegal(this.node)
      this.isDoubtful = true
    }
    this.before = []
    this.numberFrom = undefined
    return undefined
  }

  /** Ends the game, or only the variation: then the rest of that is kept as a comment. */
  private breakOff(from: number): number | undefined {
    const { lexer, reporter } = this
    if (this.numberFrom !== undefined) this.before.length = this.beforeNumber
    if (this.frames.length === 0) return from
    const cut = { from: lexer.from, to: lexer.to }
    let depth = 1
    let end = lexer.to
    while (depth > 0 && lexer.kind !== 'end') {
      end = lexer.to
      const kind = lexer.advance()
      if (kind === 'open') depth += 1
      else if (kind === 'close') depth -= 1
    }
    const text = lexer.text.slice(cut.from, cut.to)
    reporter.add({ code: 'variation-cut', facts: { text } }, cut.from, cut.to)
    this.settleBefore()
    this.notes.addText(this.node, lexer.text.slice(from, end).trim())
    if (lexer.kind === 'close') this.leave()
    return undefined
  }

  private comment(): void {
    const { lexer, reporter } = this
    const { from, to, innerFrom, innerTo, isClosed } = lexer
    const raw = lexer.text.slice(innerFrom, innerTo).replace(/\r\n?/g, '\n')
    if (!isClosed) reporter.add({ code: 'unclosed-comment', facts: {} }, from, from + 1)
    const isBefore = this.numberFrom !== undefined || this.isAtVariationStart()
    if (isBefore && !holdsCommand(raw)) {
      this.before.push(parsePgnComment(raw).text ?? '')
      return
    }
    for (const text of this.notes.addComment(this.node, isClosed ? raw : raw.trimEnd())) {
      reporter.add({ code: 'command-unreadable', facts: { text } }, from, to)
    }
  }

  private isAtVariationStart(): boolean {
    const frame = this.frames.at(-1)
    return frame !== undefined && this.walk.depth === frame.base
  }

  /** Comments that wait for a move which does not come stay with the move before. */
  private settleBefore(): void {
    for (const text of this.before) this.notes.addText(this.node, text)
    this.before = []
    this.numberFrom = undefined
  }

  private open(): void {
    this.settleBefore()
    const base = this.frames.at(-1)?.base ?? 0
    if (this.walk.depth <= base) {
      this.stray()
      const frame = this.frames.at(-1)
      if (frame) frame.strays += 1
      else this.strays += 1
      return
    }
    const { node } = this
    this.walk.takeBack()
    this.node = this.builder.parentOf(node)
    this.frames.push({ from: this.lexer.from, node, base: this.walk.depth, strays: 0 })
  }

  private close(): void {
    const frame = this.frames.at(-1)
    if (frame && frame.strays > 0) frame.strays -= 1
    else if (frame) this.leave()
    else if (this.strays > 0) this.strays -= 1
    else this.stray()
  }

  /** Goes back to the move that the variation stood for. */
  private leave(): void {
    this.settleBefore()
    const frame = this.frames.pop()
    if (!frame) return
    this.walk.rewind(frame.base)
    this.walk.play(this.builder.moveOf(frame.node))
    this.node = frame.node
  }

  private stray(): void {
    const { from, to, text } = this.lexer
    this.reporter.add({ code: 'stray-text', facts: { text: excerpt(text, from, to) } }, from, to)
  }
}
