import { formatFen } from '../notation/fen.ts'
import {
  type GameInfo,
  nameHeaders,
  type RawHeader,
  understandHeaders,
} from '../notation/headers.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import type { Game } from './game.ts'
import { mainLine } from './path.ts'
import { reconcileTrees } from './reconcile-trees.ts'
import type { TextHolds } from './text-holds.ts'

/**
 * A game after somebody changed its text: what the text shows is as the text says now, and what it
 * cannot show (variations, glyphs, shapes, bookmarks, as the format may be) stays with the moves it
 * belonged to. A line that the text shows no more stays as a variation if such things hang on it;
 * where nothing stands in its place it goes with them. Nodes that stay keep their ids.
 *
 * While the text breaks off somewhere, everything behind that point stays as it was; where nothing
 * was, what could not be read is the game's unread rest.
 */
export function reconcile(old: Game, read: Game, holds: TextHolds): Game {
  const isWhole = read.unread === ''
  const isSameStart = formatFen(old.start.setup) === formatFen(read.start.setup)
  const start = isSameStart ? old.start : read.start
  const headers = unlessSame(reconcileHeaders(old.headers, read.headers, holds), old.headers)
  const tree = reconcileTrees(old.tree, read.tree, {
    start: start.setup,
    isSameStart,
    isWhole,
    holds,
  })
  const hasMore = mainLine(tree).length > mainLine(read.tree).length
  return {
    ...old,
    headers,
    info: headers === old.headers ? old.info : infoOf(headers, holds),
    start,
    coordinates: read.coordinates,
    tree,
    unread: hasMore && !isWhole ? old.unread : read.unread,
  }
}

/** What is the same stays the same object: an edit that changes nothing is none. */
const unlessSame = <T>(now: T, old: T): T =>
  JSON.stringify(now) === JSON.stringify(old) ? old : now

const infoOf = (headers: readonly RawHeader[], { variations }: TextHolds): GameInfo =>
  understandHeaders(variations ? nameTags(headers) : nameHeaders(headers))

/** The headers of the text; one that says what it said keeps its own spelling, and what no text can have stays. */
function reconcileHeaders(
  old: readonly RawHeader[],
  read: readonly RawHeader[],
  { header }: TextHolds,
): readonly RawHeader[] {
  const left = old.map((own) => ({ own, shown: header(own) }))
  const now = read.map((each) => {
    const at = left.findIndex(({ shown }) => shown?.key === each.key && shown.value === each.value)
    return at < 0 ? each : (left.splice(at, 1)[0]?.own ?? each)
  })
  const hidden = left.flatMap(({ own, shown }) => (shown ? [] : [own]))
  return [...now, ...hidden]
}
