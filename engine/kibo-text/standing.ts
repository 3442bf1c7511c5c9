import { nodeAt, type NodeId, ROOT } from '../game/tree.ts'
import { GibLexer } from '../notation/gib-lexer.ts'
import { PgnLexer } from '../notation/pgn-lexer.ts'
import type { GameText } from './game-text.ts'

/** Where a move can be written. */
export interface Standing {
  /** The node behind which it is played. */
  readonly node: NodeId
  /** Whether its number is still to be written. */
  readonly needsNumber: boolean
}

/** What may stand before a move. */
const PASSED: ReadonlySet<string> = new Set(['header', 'tag', 'comment', 'seconds', 'glyph'])

/** The node that the text has come to at an offset, unless what stands before cannot be read. */
export function standingAt(game: GameText, offset: number): Standing | undefined {
  const { dialect, source, moves, read } = game
  const lexer =
    dialect === 'gib' ? new GibLexer(source, 0, offset) : new PgnLexer(source, 0, offset)
  /** Where to go on behind each open variation. */
  const behind: NodeId[] = []
  let node: NodeId = ROOT
  let hasNumber = false
  let next = 0
  let moveEnd = 0
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    if (lexer.from < moveEnd) continue
    const place = moves[next]
    if (place?.from === lexer.from) {
      node = place.node
      moveEnd = place.to
      next += 1
      hasNumber = false
    } else if (kind === 'number' && !hasNumber) hasNumber = true
    else if (kind === 'open') {
      behind.push(node)
      node = nodeAt(read.game.tree, node).parent ?? ROOT
      hasNumber = false
    } else if (kind === 'close' && behind.length > 0) {
      node = behind.pop() ?? ROOT
      hasNumber = false
    } else if (!PASSED.has(kind) || (kind === 'comment' && !lexer.isClosed)) return undefined
  }
  return { node, needsNumber: !hasNumber }
}
