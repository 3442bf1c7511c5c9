import type { Diagnostic } from '../notation/diagnostic.ts'
import { findHeader } from '../notation/gib-spans.ts'
import { GibLexer, numberIn } from '../notation/gib-lexer.ts'
import type { GameText } from './game-text.ts'
import { type QuickFix, safeFix } from './quick-fix.ts'
import type { TextEdit } from './text-edit.ts'

/** Mends the number of a ply, or of all, and the number of moves in the headers (총수). */
export function numberFixes(game: GameText, finding: Diagnostic): readonly QuickFix[] {
  const { source } = game
  if (finding.code === 'move-count') {
    const header = findHeader(source, finding.from, finding.to)
    if (!header) return []
    const to = finding.facts.counted
    const edit = { from: header.valueFrom, to: header.valueTo, text: String(to) }
    return [safeFix({ code: 'count-moves', facts: { to } }, edit)]
  }
  const { ply } = finding
  if (ply === undefined) return []
  const fixes: QuickFix[] = []
  // Behind one wrong number the right ones look wrong too: only what differs from the count is mended.
  const own = numberEdit(source, finding.from, finding.to, ply)
  if (own) fixes.push(safeFix({ code: 'renumber-ply', facts: { to: ply } }, own))
  const all = renumbered(source)
  if (all.length > 1) fixes.push(safeFix({ code: 'renumber-game', facts: {} }, ...all))
  return fixes
}

function numberEdit(source: string, from: number, to: number, ply: number): TextEdit | undefined {
  if (numberIn(source, from, to) === ply) return undefined
  const digits = /^[\d０-９]+/.exec(source.slice(from, to))?.[0]
  return digits === undefined ? undefined : { from, to: from + digits.length, text: String(ply) }
}

/** Edits that number the plies of a game from 1 on. */
function renumbered(source: string): readonly TextEdit[] {
  const lexer = new GibLexer(source, 0, source.length)
  const edits: TextEdit[] = []
  let plies = 0
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    if (kind === 'pass' || (kind === 'square' && lexer.isTarget)) plies += 1
    if (kind !== 'number') continue
    const edit = numberEdit(source, lexer.from, lexer.to, plies + 1)
    if (edit) edits.push(edit)
  }
  return edits
}
