import type { Game, ReadGame } from '#engine/game/game'
import { mainLine, movesOf } from '#engine/game/path'
import { type Annotations, type GameTree, NO_ANNOTATIONS } from '#engine/game/tree'
import { parseDay } from '#engine/notation/day'
import type { Diagnostic } from '#engine/notation/diagnostic'
import { formatFen } from '#engine/notation/fen'
import type { GameInfo } from '#engine/notation/headers'
import type { Setup } from '#engine/rules/types'
import { packLine } from '../positions/packed-move.ts'
import { type StoredDocument, storeDocument } from './stored-document.ts'

/** What a library keeps of a game, worked out before anything is written. */
export interface GameFacts {
  readonly game: Game
  readonly setup: Setup
  readonly fen: string
  /** The main line. */
  readonly line: Uint16Array
  readonly info: GameInfo
  readonly day: number | undefined
  /** Nodes with anything beside the move. */
  readonly annotated: number
  /** Moves beside the main line. */
  readonly variations: number
  readonly comments: string
  /** The first error in the text, where the game breaks off. */
  readonly broken: Diagnostic | undefined
  readonly isIncomplete: boolean
  readonly stored: StoredDocument
}

export function gameFacts({ game, diagnostics }: ReadGame): GameFacts {
  const main = mainLine(game.tree)
  const comments: string[] = []
  let annotated = 0
  for (const { annotations } of game.tree.nodes.values()) {
    if (hasWords(annotations)) annotated += 1
    for (const comment of annotations.commentsBefore ?? []) comments.push(comment)
    for (const comment of annotations.comments ?? []) comments.push(comment)
  }
  return {
    game,
    setup: game.start.setup,
    fen: startFen(game),
    line: packLine(movesOf(main)),
    info: game.info,
    day: game.info.date === undefined ? undefined : parseDay(game.info.date),
    annotated,
    variations: countBeside(game.tree, main.length),
    comments: comments.join('\n'),
    broken: diagnostics.find(({ severity }) => severity === 'error'),
    isIncomplete: game.unread !== '',
    stored: storeDocument(game),
  }
}

/** Times alone are no annotation: many records have them at every move. */
const hasWords = (annotations: Annotations): boolean =>
  annotations !== NO_ANNOTATIONS &&
  Object.keys(annotations).some((part) => part !== 'seconds' && part !== 'clock')

const countBeside = ({ nodes }: GameTree, mainNodes: number): number => nodes.size - mainNodes

const FENS = new WeakMap<Setup, string>()

/** Most games share a start: readers hand out one object for all of them. */
function startFen({ start: { setup } }: Game): string {
  let fen = FENS.get(setup)
  if (fen === undefined) {
    fen = formatFen(setup)
    FENS.set(setup, fen)
  }
  return fen
}
