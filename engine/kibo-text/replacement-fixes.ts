import type { Diagnostic } from '../notation/diagnostic.ts'
import { type NodeId, ROOT } from '../game/tree.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { understandHeaders } from '../notation/headers.ts'
import { distance } from './distance.ts'
import { type GameText, readGameText, walkTo } from './game-text.ts'
import { formatMove, usualStyle } from './move-style.ts'
import { plyParts } from './ply-parts.ts'
import type { QuickFix } from './quick-fix.ts'
import { standingAt } from './standing.ts'
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
  // A variation that breaks off is no longer in the tree behind the break: only the main line is mended.
  const isEnd = game.unreadFrom !== undefined && finding.from >= game.unreadFrom
  const hasStood = finding.code === 'illegal-move' && finding.facts.stood
  if (!isEnd && !hasStood) return []
  const style = game.style ?? usualStyle(game.dialect)
  const walk = walkTo(game, nodeBefore(game, finding.from))
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
  const ranked = offers.toSorted(byPromise)
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

const nodeBefore = (game: GameText, offset: number): NodeId =>
  standingAt(game, offset)?.node ?? game.moves.findLast(({ to }) => to <= offset)?.node ?? ROOT

interface Offer {
  readonly edit: TextEdit
  /** Letters that differ. */
  readonly far: number
  /** Moves that can be read behind it. */
  readonly further: number
  /** Moves that are wrong then. */
  readonly errors: number
}

/** The further the game goes on, and the fewer moves are wrong then, the likelier it was meant. */
function byPromise(a: Offer, b: Offer): number {
  if (a.further !== b.further) return b.further - a.further
  return a.errors === b.errors ? a.far - b.far : a.errors - b.errors
}

function offer(game: GameText, edit: TextEdit, far: number): Offer {
  if (game.source.length > LONGEST_TRIED) return { edit, far, further: 0, errors: 0 }
  const source = applyEdits(game.source, [edit])
  const read = readGameText(source, blankEntry(game), game.dialect)
  const { diagnostics } = read.read
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return { edit, far, further: Math.max(0, read.moves.length - game.moves.length - 1), errors }
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
