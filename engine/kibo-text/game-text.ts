import type { ReadGame } from '../game/game.ts'
import type { MovePlace } from '../game/move-place.ts'
import { pathTo } from '../game/path.ts'
import { readGameAt } from '../game/read-records.ts'
import { type NodeId, ROOT } from '../game/tree.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import { type MoveStyle, moveStyleOf } from './move-style.ts'
import type { TextDialect } from './text-dialect.ts'

/** One game's own text, read. All offsets count from its start: it is the same wherever it stands. */
export interface GameText {
  readonly dialect: TextDialect
  readonly source: string
  readonly read: ReadGame
  /** Every move that was read, in the order of the text. */
  readonly moves: readonly MovePlace[]
  /** Where the text begins that could not be read or played; undefined where all was. */
  readonly unreadFrom: number | undefined
  /** How its moves are written; undefined where it has none. */
  readonly style: MoveStyle | undefined
}

export function readGameText(source: string, entry: GameEntry, dialect: TextDialect): GameText {
  const own: GameEntry = { ...entry, index: 0, from: 0, to: source.length, line: 1, column: 1 }
  const moves: MovePlace[] = []
  const read = readGameAt(source, own, moves)
  const { unread } = read.game
  return {
    dialect,
    source,
    read,
    moves,
    unreadFrom: unread === '' ? undefined : source.trimEnd().length - unread.length,
    style: moveStyleOf(source, moves, read.game.coordinates, dialect),
  }
}

/** A game's own text, read when somebody first asks what it says. */
export class LazyGame {
  readonly source: string
  readonly dialect: TextDialect
  private readonly entry: GameEntry
  private known: GameText | undefined

  constructor(source: string, entry: GameEntry, dialect: TextDialect) {
    this.source = source
    this.entry = entry
    this.dialect = dialect
  }

  get isRead(): boolean {
    return this.known !== undefined
  }

  read(): GameText {
    this.known ??= readGameText(this.source, this.entry, this.dialect)
    return this.known
  }
}

/** The board after the moves that lead to a node. */
export function walkTo({ read: { game } }: GameText, node: NodeId): BoardWalk {
  const walk = BoardWalk.from(game.start.setup)
  for (const { move } of pathTo(game.tree, node)) if (move) walk.play(move)
  return walk
}

/** Index of the last move that begins at or before an offset, or -1. */
export function moveIndexAt({ moves }: GameText, offset: number): number {
  let low = 0
  let high = moves.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moves[middle]?.from ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The node whose board a reader has before the eyes at an offset. */
export const nodeAtOffset = (game: GameText, offset: number): NodeId =>
  game.moves[moveIndexAt(game, offset)]?.node ?? ROOT
