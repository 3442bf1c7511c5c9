import type { Game } from '../game/game.ts'
import { formatFen } from '../notation/fen.ts'
import { headerName, type RawHeader } from '../notation/headers.ts'
import { readGameText } from './game-text.ts'
import type { PlacedGame, RecordText } from './record-text.ts'
import { splitText } from './resplit.ts'
import type { TextEdit } from './text-edit.ts'
import { eolOf, writeInStyle } from './write-in-style.ts'

/**
 * Edits that write every game anew in the style it is written in. A game whose text would not be read
 * as the same game again stays as it is, and so does one that was not read to its end.
 */
export function formatEdits({ text, games }: RecordText): readonly TextEdit[] {
  const eol = eolOf(text)
  return games.flatMap((placed, i) => {
    const written = formatted(placed, eol)
    if (written === undefined) return []
    const end = i === games.length - 1 ? eol : eol + eol
    const { from, to } = placed.entry
    const changed = written + end
    return changed === placed.game.source ? [] : [{ from, to, text: changed }]
  })
}

function formatted({ game }: PlacedGame, eol: string): string | undefined {
  if (game.unreadFrom !== undefined) return undefined
  const written = writeInStyle(game, game.read.game, eol)
  if (written === undefined) return undefined
  const [entry, ...others] = splitText(written, game.dialect).entries
  if (!entry || others.length > 0) return undefined
  const again = readGameText(written, entry, game.dialect)
  return again.unreadFrom === undefined && isSame(game.read.game, again.read.game)
    ? written
    : undefined
}

/** Whether nothing was lost: the writers may add headers that were left out, and count moves anew. */
function isSame(before: Game, after: Game): boolean {
  const kept = after.headers.map(headerText)
  return (
    formatFen(before.start.setup) === formatFen(after.start.setup) &&
    before.headers.every((header) => isCounted(header) || kept.includes(headerText(header))) &&
    JSON.stringify(Array.from(before.tree.nodes)) === JSON.stringify(Array.from(after.tree.nodes))
  )
}

const headerText = ({ key, value }: RawHeader): string => `${key} ${value}`

const isCounted = ({ key }: RawHeader): boolean =>
  headerName(key) === 'moveCount' || headerName(key) === 'coordinates'
