import type { Game } from '../game/game.ts'
import { movesOf } from '../game/path.ts'
import { replay, setupAfter } from '../game/replay.ts'
import { standingOf } from '../game/standing.ts'
import { type GameNode, nodeAt } from '../game/tree.ts'
import type { Diagnostic } from '../notation/diagnostic.ts'
import type { GameInfo } from '../notation/headers.ts'
import type { Outcome } from '../rules/outcome.ts'
import type { PlyReport } from '../rules/ply-report.ts'
import { PIECE_POINTS } from '../rules/points.ts'
import { type PresetId, PRESETS, type RuleSet } from '../rules/ruleset.ts'
import type { Square } from '../rules/square.ts'
import { type StartKind, startKind } from '../rules/start-kind.ts'
import { type Board, type Move, ROLES, type Role, type Setup, type Side } from '../rules/types.ts'
import { generalOf } from '../rules/why-illegal.ts'
import { judge, type Judgement, type PlayedGame } from './judge.ts'
import { pointsThatMatter } from './points-that-matter.ts'
import { type CitedRule, isOnPoints, rulesOfOutcome } from './rule-numbers.ts'
import { type Agreement, agreementOf, type RulingRow, rulingRows } from './ruling-rows.ts'

/** A game along one line of it, and the rule set it is judged by. */
export interface RuledGame {
  readonly game: Game
  /** From the root. */
  readonly line: readonly GameNode[]
  readonly diagnostics: readonly Diagnostic[]
  readonly rules: RuleSet
}

export interface SheetChoices {
  /**
   * After which actions the board is shown, numbered as in rulings; undefined for where it was
   * decided.
   */
  readonly positions: readonly number[] | undefined
  /** Whether captures and checks are listed too. */
  readonly withPlay: boolean
}

/** Most boards, actions and findings of a sheet: what a hostile record adds is only counted. */
export const MOST_POSITIONS = 3
const MOST_ROWS = 120
const MOST_DOUBTS = 20
/** Actions that are judged; no real game comes near. */
export const MOST_JUDGED = 10_000

/** What a ruling sheet (판정서) says, before any words. */
export interface RulingSheet {
  readonly info: GameInfo
  readonly start: StartKind
  readonly firstSide: Side
  readonly rules: RuleSet
  readonly judgement: Judgement
  readonly agreement: Agreement
  /** The action that decided, or the last one where none did. */
  readonly decidedAt: number
  readonly cited: readonly CitedRule[]
  /** Where the points of what stood on the board decided. */
  readonly count: readonly CountedRole[] | undefined
  readonly rows: readonly SheetRow[]
  readonly moreRows: number
  readonly positions: readonly SheetPosition[]
  readonly readings: readonly SheetReading[]
  readonly doubts: readonly Diagnostic[]
  readonly moreDoubts: number
  readonly remarks: SheetRemarks
}

/** What else must be known of the record. */
interface SheetRemarks {
  /** The line leaves the main line of the record. */
  readonly isVariation: boolean
  /** The record goes on with what could not be read. */
  readonly hasUnread: boolean
  /** Actions that were left out because there were too many. */
  readonly isCut: boolean
}

export interface SheetRow extends RulingRow {
  /** As a record writes it; undefined for a pass. */
  readonly move: string | undefined
  readonly isEnd: boolean
}

/** A board to show. */
export interface SheetPosition {
  /** Number of the action before it; that of the start is the number before the first. */
  readonly ply: number
  readonly setup: Setup
  /** What led here; undefined at the start. */
  readonly by: { readonly side: Side; readonly move: string | undefined } | undefined
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** Where the general in check stands. */
  readonly check: Square | undefined
  readonly areGeneralsFacing: boolean
}

/** How many of a piece each side had when points were counted, and what one is worth. */
export interface CountedRole {
  readonly role: Role
  readonly worth: number
  readonly cho: number
  readonly han: number
}

/** Another rule set that ends the game otherwise. */
export interface SheetReading {
  readonly rules: PresetId
  readonly result: Outcome | null
  /** The points that make the difference. */
  readonly points: readonly (keyof RuleSet)[]
}

/** Judges a game and gathers what a sheet says of it. */
export function rulingSheet(
  { game, line, diagnostics, rules }: RuledGame,
  { positions, withPlay }: SheetChoices,
): RulingSheet {
  const all = movesOf(line)
  const standing = standingOf(game.start)
  const played: PlayedGame = { standing, moves: all.slice(0, MOST_JUDGED) }
  const judgement = judge(played, rules)
  const { plies, result } = judgement
  const first = standing.past.ply
  const decidedAt = result?.moveCount ?? first + plies.length
  const texts = replay(
    standing.setup,
    plies.map(({ move }) => move),
  )
  const textOf = (ply: number): string | undefined => {
    const told = texts[ply - first - 1]
    return told?.move.kind === 'step' ? told.text : undefined
  }
  const rows = rulingRows(plies, withPlay, result ? decidedAt : undefined)
  const shown = positionsShown(positions ?? [decidedAt], first, plies.length)
  return {
    info: game.info,
    start: startKind(standing.setup),
    firstSide: standing.setup.turn,
    rules,
    judgement,
    agreement: agreementOf(game.info.result, result),
    decidedAt,
    cited: result ? rulesOfOutcome(result, rules) : [],
    count:
      result && isOnPoints(result.reason)
        ? countRoles(boardAfter(played, decidedAt - first).board)
        : undefined,
    rows: keptRows(rows, decidedAt).map((row) => ({
      ...row,
      move: textOf(row.ply),
      isEnd: result !== null && row.ply === decidedAt,
    })),
    moreRows: Math.max(0, rows.length - MOST_ROWS),
    positions: shown.map((ply) =>
      positionAt(boardAfter(played, ply - first), ply, plies[ply - first - 1], textOf(ply)),
    ),
    readings: differingReadings(played, judgement, rules),
    doubts: diagnostics.slice(0, MOST_DOUBTS),
    moreDoubts: Math.max(0, diagnostics.length - MOST_DOUBTS),
    remarks: {
      isVariation: line.some(({ id, parent }) => isBeside(game, id, parent)),
      hasUnread: game.unread !== '',
      isCut: all.length > MOST_JUDGED,
    },
  }
}

const isBeside = ({ tree }: Game, id: GameNode['id'], parent: GameNode['parent']): boolean =>
  parent !== undefined && nodeAt(tree, parent).children[0] !== id

/** Those asked for that are there, each once and in their order. */
function positionsShown(asked: readonly number[], first: number, count: number): readonly number[] {
  const there = asked.filter((ply) => Number.isInteger(ply) && ply >= first && ply <= first + count)
  return [...new Set(there)].toSorted((a, b) => a - b).slice(0, MOST_POSITIONS)
}

/** As many as a sheet holds; the action that decided is always among them. */
function keptRows(rows: readonly RulingRow[], decidedAt: number): readonly RulingRow[] {
  const kept = rows.slice(0, MOST_ROWS)
  const end = rows.find(({ ply }) => ply === decidedAt)
  return end && !kept.includes(end) ? [...kept.slice(0, -1), end] : kept
}

const boardAfter = ({ standing, moves }: PlayedGame, actions: number): Setup =>
  setupAfter(standing.setup, moves.slice(0, actions))

function positionAt(
  setup: Setup,
  ply: number,
  report: PlyReport | undefined,
  move: string | undefined,
): SheetPosition {
  return {
    ply,
    setup,
    by: report && { side: report.side, move },
    lastMove: report && stepOf(report.move),
    check: report?.check === true ? generalOf(setup.board, setup.turn) : undefined,
    areGeneralsFacing: report?.facing === true,
  }
}

const stepOf = (move: Move): SheetPosition['lastMove'] =>
  move.kind === 'step' ? { from: move.from, to: move.to } : undefined

function countRoles(board: Board): readonly CountedRole[] {
  const countOf = (side: Side, role: Role): number =>
    board.filter((piece) => piece?.side === side && piece.role === role).length
  return ROLES.filter((role) => PIECE_POINTS[role] > 0).map((role) => ({
    role,
    worth: PIECE_POINTS[role],
    cho: countOf('cho', role),
    han: countOf('han', role),
  }))
}

function differingReadings(
  played: PlayedGame,
  { result: end, otherReadings }: Judgement,
  rules: RuleSet,
): readonly SheetReading[] {
  const pointsOf = pointsThatMatter(played, rules, end)
  return otherReadings
    .filter(({ differs }) => differs)
    .map(({ rules: id, result }) => ({ rules: id, result, points: pointsOf(PRESETS[id]) }))
}
