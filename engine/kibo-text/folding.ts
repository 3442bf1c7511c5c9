import { GibLexer } from '../notation/gib-lexer.ts'
import type { Span } from '../notation/gib-syntax.ts'
import { PgnLexer } from '../notation/pgn-lexer.ts'
import type { LazyGame } from './game-text.ts'
import type { RecordText } from './record-text.ts'

export interface Fold extends Span {
  readonly kind: 'game' | 'headers' | 'comment'
}

/** What can be folded: every game, its headers, and comments; those of one line the editor leaves out. */
export function foldsOf({ games }: RecordText): readonly Fold[] {
  return games.flatMap(({ entry, own }) => {
    const shift = ({ kind, from, to }: Fold): Fold => ({
      kind,
      from: from + entry.from,
      to: to + entry.from,
    })
    return foldsIn(own).map(shift)
  })
}

const KNOWN = new WeakMap<LazyGame, readonly Fold[]>()

/** Of one game by its own offsets, found once. */
function foldsIn(game: LazyGame): readonly Fold[] {
  const known = KNOWN.get(game)
  if (known) return known
  const { source, dialect } = game
  const folds: Fold[] = [{ kind: 'game', from: 0, to: source.trimEnd().length }]
  const lexer = dialect === 'gib' ? new GibLexer(source, 0, source.length) : undefined
  const tokens = lexer ?? new PgnLexer(source, 0, source.length)
  let headersEnd = 0
  for (let kind = tokens.advance(); kind !== 'end'; kind = tokens.advance()) {
    if (kind === 'header' || kind === 'tag') headersEnd = tokens.to
    else if (kind === 'comment') folds.push({ kind: 'comment', from: tokens.from, to: tokens.to })
  }
  if (headersEnd > 0) folds.push({ kind: 'headers', from: 0, to: headersEnd })
  KNOWN.set(game, folds)
  return folds
}
