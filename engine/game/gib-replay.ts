import { type CoordinateSystem, resolveSquare } from '../notation/coordinates.ts'
import type { IllegalReason } from '../notation/diagnostic.ts'
import { excerpt } from '../notation/excerpt.ts'
import type { GibMove, GibPly, GibSyntax } from '../notation/gib-syntax.ts'
import { resolvePly } from '../notation/move-text.ts'
import type { Reporter } from '../notation/reporter.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Move, Piece } from '../rules/types.ts'
import { TreeBuilder } from './builder.ts'
import type { GibReading } from './gib-reading.ts'
import { legalAlternatives } from './legal-alternatives.ts'
import type { MovePlace } from './move-place.ts'
import { goesOnAfter } from './stood.ts'
import { type Annotations, type GameTree, NO_ANNOTATIONS } from './tree.ts'

export interface GibLine {
  readonly tree: GameTree
  /** Where the text begins that could not be read or played. */
  readonly unreadFrom: number | undefined
}

interface Played {
  readonly move: Move
  /** It was illegal, and the game went on. */
  readonly stood: boolean
}

/** Plays the moves of one game and compares what was written with the board. */
export class GibReplay {
  private readonly text: string
  private readonly syntax: GibSyntax
  private readonly system: CoordinateSystem
  private readonly reporter: Reporter
  private readonly box: Mailbox
  /** Under a start that is only assumed, an illegal move tells against the start. */
  private readonly mayStand: boolean
  private isCheck: boolean

  constructor(text: string, syntax: GibSyntax, reading: GibReading, reporter: Reporter) {
    this.text = text
    this.syntax = syntax
    this.system = reading.system
    this.reporter = reporter
    this.box = reading.candidate.newBox()
    this.mayStand = reading.candidate.assumed === undefined
    this.isCheck = this.box.isInCheck()
  }

  /** Adds to `places` where each move stands. */
  read(places?: MovePlace[]): GibLine {
    const { plies, stop } = this.syntax
    const builder = new TreeBuilder()
    let node = builder.root
    builder.annotate(node, this.annotations(undefined, 0, false))
    let unreadFrom = stop?.from
    for (const [i, ply] of plies.entries()) {
      const played = this.play(ply, i + 1)
      if (!played) {
        unreadFrom = ply.start
        break
      }
      const annotations = this.annotations(ply, i + 1, played.stood)
      node = builder.add(node, played.move, annotations)
      places?.push({ node, from: ply.from, to: ply.to })
    }
    return { tree: builder.freeze(), unreadFrom }
  }

  private annotations(ply: GibPly | undefined, number: number, stood: boolean): Annotations {
    const { commentsBefore, commentsAfter } = this.syntax
    const before = commentsBefore.get(number)
    const comments = commentsAfter.get(number)
    const seconds = ply?.seconds
    if (!before && !comments && seconds === undefined && !stood) return NO_ANNOTATIONS
    return {
      ...(before && { commentsBefore: before }),
      ...(comments && { comments }),
      ...(seconds !== undefined && { seconds }),
      ...(stood && { illegalStood: true }),
    }
  }

  /** Plays a move, or says why not. */
  private play(ply: GibPly, number: number): Played | undefined {
    const { box } = this
    const move = resolvePly(ply, this.system)
    const reason = move ? this.whyIllegal(move) : 'off-board'
    const stood = reason !== undefined && move !== undefined && this.hasStood(ply, move, number)
    if (reason) this.reportIllegal(ply, number, reason, stood)
    if (!move || (reason && !stood)) return undefined
    if (ply.kind === 'pass' || move.kind === 'pass') {
      box.play(move)
      this.isCheck = box.isInCheck()
      return { move, stood }
    }
    const piece = box.pieceAt(move.from)
    const captured = box.pieceAt(move.to)
    box.play(move)
    this.isCheck = box.isInCheck()
    if (piece) this.compare(ply, number, piece, captured)
    return { move, stood }
  }

  /** An illegal move stood if what is written of it agrees with the board, and the record goes on. */
  private hasStood(ply: GibPly, move: Move, number: number): boolean {
    if (!this.mayStand || !agreesWith(ply, move, this.box)) return false
    let next = number
    return goesOnAfter(move, this.box, (after) => {
      const following = this.syntax.plies[next++]
      if (!following) return 'none'
      const answer = resolvePly(following, this.system)
      const isLegal =
        answer?.kind === 'step'
          ? after.isLegal(answer.from, answer.to)
          : answer !== undefined && after.isPassLegal()
      return isLegal && answer ? answer : 'illegal'
    })
  }

  private whyIllegal(move: Move): IllegalReason | undefined {
    const { box } = this
    if (move.kind === 'pass') return this.isCheck ? 'pass-in-check' : undefined
    if (box.isLegal(move.from, move.to)) return undefined
    const piece = box.pieceAt(move.from)
    if (!piece) return 'empty-square'
    return piece.side === box.turn ? 'cannot-go-there' : 'other-side'
  }

  /** The board decides; names, capture and 장군 that differ from it are reported. Soldiers' two names are one. */
  private compare(ply: GibMove, number: number, piece: Piece, captured: Piece | undefined): void {
    const { reporter } = this
    const { from, to, side, role } = ply
    if (side !== undefined && side !== piece.side) {
      const facts = { written: side, actual: piece.side }
      reporter.add({ code: 'side-mismatch', facts }, from, to, number)
    }
    if (role !== piece.role) {
      const facts = { written: role, actual: piece.role }
      reporter.add({ code: 'piece-mismatch', facts }, from, to, number)
    }
    if (!isCaptureOf(ply, captured)) {
      const facts = { written: ply.captured, actual: captured?.role }
      reporter.add({ code: 'capture-mismatch', facts }, from, to, number)
    }
    if (ply.isCheck !== this.isCheck) {
      const facts = { written: ply.isCheck }
      reporter.add({ code: 'check-mismatch', facts }, from, to, number)
    }
  }

  private reportIllegal(ply: GibPly, number: number, reason: IllegalReason, stood: boolean): void {
    const { from, to } = ply
    const text = excerpt(this.text, from, to)
    const target = ply.kind === 'move' ? resolveSquare(ply.target, this.system) : undefined
    const candidates =
      ply.kind === 'move' && target !== undefined
        ? legalAlternatives(this.box, ply.role, target)
        : []
    const facts = { text, reason, turn: this.box.turn, candidates, stood }
    this.reporter.add({ code: 'illegal-move', facts }, from, to, number)
  }
}

const isCaptureOf = (ply: GibMove, captured: Piece | undefined): boolean =>
  ply.captured === 'unnamed' ? captured !== undefined : ply.captured === captured?.role

function agreesWith(ply: GibPly, move: Move, box: Mailbox): boolean {
  if (ply.kind === 'pass' || move.kind === 'pass') return true
  return box.pieceAt(move.from)?.role === ply.role && isCaptureOf(ply, box.pieceAt(move.to))
}
