import type { Game } from '../game/game.ts'
import { mainLine } from '../game/path.ts'
import { reconcile } from '../game/reconcile.ts'
import { GIB_HOLDS, PGN_HOLDS } from '../game/text-holds.ts'
import type { GameTree } from '../game/tree.ts'
import { formatFen } from '../notation/fen.ts'
import type { GameText } from './game-text.ts'
import { readRecordText, type RecordText } from './record-text.ts'
import type { TextDialect } from './text-dialect.ts'
import { applyEdits } from './text-edit.ts'
import { writeEdits } from './write-edits.ts'

/**
 * The text of one game, changed no more than it must be to say what the game has become; undefined
 * where it cannot be made to. What no text of its format shows does not count.
 */
export function keptText(source: string, game: Game, dialect: TextDialect): string | undefined {
  const record = alone(source, dialect)
  const own = record?.games[0]?.game
  if (!record || !own) return undefined
  if (says(own, game)) return source
  const written = applyEdits(source, writeEdits(record, 0, game))
  const now = alone(written, dialect)?.games[0]?.game
  return now && says(now, game) ? written : undefined
}

function alone(source: string, dialect: TextDialect): RecordText | undefined {
  const record = readRecordText(source, { text: '', dialect, isSettled: true, games: [] })
  return record.games.length === 1 && record.dialect === dialect ? record : undefined
}

/** Whether reading a text again gives the game, and it has all the moves that its format can show. */
function says({ dialect, read }: GameText, game: Game): boolean {
  const holds = dialect === 'gib' ? GIB_HOLDS : PGN_HOLDS
  const again = reconcile(game, read.game, holds)
  const shown = holds.variations ? game.tree.nodes.size : mainLine(game.tree).length
  return (
    read.game.tree.nodes.size === shown &&
    formatFen(again.start.setup) === formatFen(game.start.setup) &&
    JSON.stringify(again.headers) === JSON.stringify(game.headers) &&
    isSameTree(again.tree, game.tree)
  )
}

const isSameTree = (a: GameTree, b: GameTree): boolean =>
  a.nodes.size === b.nodes.size &&
  Array.from(a.nodes).every(
    ([id, node]) => JSON.stringify(node) === JSON.stringify(b.nodes.get(id)),
  )
