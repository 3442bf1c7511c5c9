import type { Game } from './game.ts'

/** What a format may be unable to hold, or hold only in part. */
export const LOSSES = [
  /** What happened before the start. */
  'past',
  'rules',
  'moves',
  'headers',
  /** Quotes, line ends or brackets of a header's value are written otherwise. */
  'header-text',
  'comments',
  /** Braces or commands in a comment are written otherwise. */
  'comment-text',
  'times',
  /** Fractions of seconds. */
  'time-fractions',
  'clocks',
  'variations',
  'glyphs',
  'shapes',
  'evaluations',
  /** Which engine made an evaluation. */
  'evaluation-engines',
  'bookmarks',
  /** The mark of an illegal move that stood: readers find it anew where moves follow, else they stop there. */
  'illegal-moves',
  'unread',
  /** What an engine found in the game. */
  'review',
] as const
export type Loss = (typeof LOSSES)[number]

/** What no format but the studio's own holds. */
export const OWN_PARTS: readonly Loss[] = ['past', 'rules', 'bookmarks', 'review']

/** What a game holds of all that can be lost. `header-text` and `comment-text` are each format's own. */
export function partsOf(game: Game): ReadonlySet<Loss> {
  const parts = new Set<Loss>()
  const note = (part: Loss, isThere: boolean): void => {
    if (isThere) parts.add(part)
  }
  note('past', game.start.past !== undefined)
  note('rules', game.rules !== undefined)
  note('headers', game.headers.length > 0)
  note('unread', game.unread !== '')
  note('review', game.review !== undefined)
  note('moves', game.tree.nodes.size > 1)
  for (const { annotations, children } of game.tree.nodes.values()) {
    const { commentsBefore, comments, seconds, clock, glyphs, shapes, evaluation } = annotations
    note('variations', children.length > 1)
    note('comments', commentsBefore !== undefined || comments !== undefined)
    note('times', seconds !== undefined)
    note('time-fractions', seconds !== undefined && !Number.isInteger(seconds))
    note('clocks', clock !== undefined)
    note('glyphs', glyphs !== undefined)
    note('shapes', shapes !== undefined)
    note('evaluations', evaluation !== undefined)
    note('evaluation-engines', evaluation?.engine !== undefined)
    note('bookmarks', annotations.bookmark === true)
    note('illegal-moves', annotations.illegalStood === true)
  }
  return parts
}

/** Those of the parts that a game has, in the order of `LOSSES`. */
export function lossesAmong(
  game: Game,
  lacks: readonly Loss[],
  others: readonly (Loss | false)[] = [],
): readonly Loss[] {
  const parts = partsOf(game)
  return LOSSES.filter((loss) => (lacks.includes(loss) && parts.has(loss)) || others.includes(loss))
}

/** Every comment of a game. */
export const commentsOf = ({ tree }: Game): readonly string[] =>
  Array.from(tree.nodes.values()).flatMap(
    ({ annotations: { commentsBefore = [], comments = [] } }) => [...commentsBefore, ...comments],
  )
