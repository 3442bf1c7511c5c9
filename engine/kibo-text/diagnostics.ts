import type { Diagnostic } from '../notation/diagnostic.ts'
import type { PlacedGame, RecordText } from './record-text.ts'

/** More than an editor can usefully mark; a hostile text could have a million. */
const MOST = 500

/** What there is to say about the whole text, with the places it has there. */
export function textDiagnostics({ games }: RecordText): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  for (const placed of games) {
    if (found.length >= MOST) break
    for (const one of placed.game.read.diagnostics) found.push(placedDiagnostic(one, placed))
  }
  return found.slice(0, MOST)
}

/** A finding about a game's own text, moved to where the game stands. */
export const placedDiagnostic = (own: Diagnostic, { entry }: PlacedGame): Diagnostic => ({
  ...own,
  from: own.from + entry.from,
  to: own.to + entry.from,
  line: own.line + entry.line - 1,
  column: own.line === 1 ? own.column + entry.column - 1 : own.column,
  game: entry.index,
})
