import type { Diagnostic } from '../notation/diagnostic.ts'
import { placedDiagnostic } from './diagnostics.ts'
import type { GameText } from './game-text.ts'
import { kiboMarkFix } from './kibo-mark-fixes.ts'
import { numberFixes } from './number-fixes.ts'
import { pgnMarkFix } from './pgn-mark-fixes.ts'
import { type QuickFix, safeFix } from './quick-fix.ts'
import type { RecordText } from './record-text.ts'
import { replacementFixes } from './replacement-fixes.ts'
import { shiftEdit } from './text-edit.ts'
import { textFix } from './text-fixes.ts'

export interface FoundFix {
  readonly diagnostic: Diagnostic
  readonly fix: QuickFix
}

/** The fixes for all findings that touch a stretch of the text, the likeliest first. */
export function fixesIn(record: RecordText, from: number, to: number): readonly FoundFix[] {
  const found: FoundFix[] = []
  for (const placed of record.games) {
    const { entry } = placed
    if (entry.to < from || entry.from > to) continue
    const { game } = placed
    const shifted = (fix: QuickFix): QuickFix => ({
      ...fix,
      edits: fix.edits.map((edit) => shiftEdit(edit, entry.from)),
    })
    for (const own of game.read.diagnostics) {
      const diagnostic = placedDiagnostic(own, placed)
      if (diagnostic.to < from || diagnostic.from > to) continue
      const fixes = [...fixesFor(game, own), ...wholeGameFix(game, own)]
      for (const fix of fixes) found.push({ diagnostic, fix: shifted(fix) })
    }
  }
  return found
}

/** The fixes for one finding about a game's own text, with that text's offsets. */
export function fixesFor(game: GameText, finding: Diagnostic): readonly QuickFix[] {
  switch (finding.code) {
    case 'illegal-move':
    case 'ambiguous-move':
    case 'unreadable-move':
      return replacementFixes(game, finding)
    case 'ply-number':
    case 'move-count':
      return numberFixes(game, finding)
    default: {
      const fix = settledFix(game, finding)
      return fix ? [fix] : []
    }
  }
}

/** What the board or the writing itself settles. */
function settledFix(game: GameText, finding: Diagnostic): QuickFix | undefined {
  const mark = game.dialect === 'gib' ? kiboMarkFix : pgnMarkFix
  return mark(game, finding) ?? textFix(game, finding)
}

/** One fix for everything in the game that leaves no choice, where there is more than one such thing. */
function wholeGameFix(game: GameText, finding: Diagnostic): readonly QuickFix[] {
  if (!settledFix(game, finding)) return []
  const fixes = game.read.diagnostics.flatMap((one) => settledFix(game, one) ?? [])
  if (fixes.length < 2) return []
  const edits = fixes.flatMap((fix) => fix.edits)
  return [safeFix({ code: 'fix-game', facts: { count: fixes.length } }, ...edits)]
}
