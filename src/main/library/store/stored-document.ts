import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { TreeBuilder } from '#engine/game/builder'
import type { Game } from '#engine/game/game'
import { mainLine } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { emptyTree, type GameTree, NO_ANNOTATIONS } from '#engine/game/tree'
import { writeJanggi } from '#engine/game/write-janggi'
import { unpackMove } from '#engine/notation/packed-move'

/**
 * A game without loss: a `.janggi` document, deflated where that saves something. The moves of a
 * game that is nothing but one plain line are not written twice: its document has none (`line`).
 */
export interface StoredDocument {
  readonly form: 'line' | 'tree'
  readonly document: string | Buffer
}

/** Short texts grow or cost more time than they save. */
const WORTH_DEFLATING = 2048

export function storeDocument(game: Game): StoredDocument {
  const isLine = isPlainLine(game.tree)
  const text = writeJanggi([isLine ? { ...game, tree: emptyTree() } : game])
  return {
    form: isLine ? 'line' : 'tree',
    document: text.length < WORTH_DEFLATING ? text : deflateRawSync(text),
  }
}

/** @param line the packed moves of the main line */
export function restoreGame({ form, document }: StoredDocument, line: Uint16Array): Game {
  const text = typeof document === 'string' ? document : inflateRawSync(document).toString()
  const [read] = readRecords(text).games
  if (!read) throw new Error('a stored game has no document')
  return form === 'line' ? { ...read.game, tree: lineTree(line) } : read.game
}

function lineTree(line: Uint16Array): GameTree {
  const builder = new TreeBuilder()
  let at = builder.root
  for (const packed of line) at = builder.add(at, unpackMove(packed))
  return builder.freeze()
}

/** Whether the tree is what `lineTree` makes of its moves: numbers in a row, nothing beside them. */
function isPlainLine(tree: GameTree): boolean {
  const line = mainLine(tree)
  return (
    line.length === tree.nodes.size &&
    tree.nextId === line.length &&
    line.every(({ id, annotations }, i) => id === i && isEmpty(annotations))
  )
}

const isEmpty = (annotations: object): boolean =>
  annotations === NO_ANNOTATIONS || Object.keys(annotations).length === 0
