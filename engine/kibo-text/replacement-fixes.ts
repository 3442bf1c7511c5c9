import type { Diagnostic } from '../notation/diagnostic.ts'
import { ROOT } from '../game/tree.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { understandHeaders } from '../notation/headers.ts'
import { distance } from './distance.ts'
import { type GameText, readGameText, walkTo } from './game-text.ts'
import { formatMove, usualStyle } from './move-style.ts'
import { plyParts } from './ply-parts.ts'
import type { QuickFix } from './quick-fix.ts'
import { applyEdits, type TextEdit } from './text-edit.ts'

/** Moves that look like what is written, tried in its place. */
const MOST_TRIED = 12
const MOST_OFFERED = 4
/** Letters that may differ for a move to look like another. */
const FARTHEST = 3
/** The whole game is read again for each: a longer one gets its fixes by likeness alone. */
const LONGEST_TRIED = 100_000

/**
 * What a move that cannot be read or played may have meant: legal moves written almost the same,
 * first those behind which most of the rest can be read.
 */
export function replacementFixes(game: GameText, finding: Diagnostic): readonly QuickFix[] {
  const before = game.moves.findLast(({ to }) => to <= finding.from)?.node ?? ROOT
  // A variation that breaks off is no longer in the tree behind the break: only the main line is mended.
  if (game.unreadFrom === undefined || finding.from < game.unreadFrom) return []
  const style = game.style ?? usualStyle(game.dialect)
  const walk = walkTo(game, before)
  const legal = walk.box.legalMoves().map((move) => formatMove(move, walk, style))
  const offers = stretches(game, finding).flatMap(({ from, to }): readonly Offer[] => {
    const written = game.source.slice(from, to).replace(/\s+/g, '')
    return legal
      .map((text) => ({ text, far: distance(written, text, FARTHEST) }))
      .filter(({ far }) => far <= FARTHEST)
      .sort((a, b) => a.far - b.far)
      .slice(0, MOST_TRIED)
      .map(({ text, far }) => offer(game, { from, to, text }, far))
  })
  const ranked = offers.toSorted((a, b) =>
    a.further === b.further ? a.far - b.far : b.further - a.further,
  )
  const first = new Map(ranked.toReversed().map((one) => [one.edit.text, one]))
  return ranked
    .filter((one) => first.get(one.edit.text) === one)
    .slice(0, MOST_OFFERED)
    .map(({ edit, further }) => ({
      code: 'replace-move',
      facts: { to: edit.text, further },
      edits: [edit],
      isSafe: false,
    }))
}

interface Offer {
  readonly edit: TextEdit
  readonly far: number
  readonly further: number
}

function offer(game: GameText, edit: TextEdit, far: number): Offer {
  if (game.source.length > LONGEST_TRIED) return { edit, far, further: 0 }
  const source = applyEdits(game.source, [edit])
  const read = readGameText(source, blankEntry(game), game.dialect)
  return { edit, far, further: Math.max(0, read.moves.length - game.moves.length - 1) }
}

const blankEntry = ({ dialect, source }: GameText): GameEntry => ({
  format: dialect,
  index: 0,
  from: 0,
  to: source.length,
  line: 1,
  column: 1,
  info: understandHeaders(new Map()),
  plies: 0,
})

/** What may be the whole of the wrong move: what the reader stopped at, or all up to the next blank. */
function stretches({ source, dialect }: GameText, finding: Diagnostic): readonly Stretch[] {
  const { from } = finding
  const own =
    dialect === 'gib' && finding.code === 'illegal-move'
      ? plyParts(source, from, finding.to).end
      : finding.to
  const run = /^[^\s{}[\]]+/.exec(source.slice(from, from + 40))?.[0].length ?? 0
  const ends = new Set([own, from + run].filter((to) => to > from))
  return Array.from(ends, (to) => ({ from, to }))
}

interface Stretch {
  readonly from: number
  readonly to: number
}
