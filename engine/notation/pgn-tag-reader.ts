import type { GibHeader } from './gib-syntax.ts'
import type { PgnLexer } from './pgn-lexer.ts'
import { unescapeTagValue } from './pgn-tag-span.ts'
import type { Reporter } from './reporter.ts'

/** A tag with its place. */
export type PgnTag = GibHeader

/** The tags that a game begins with, in order; comments among them are passed over. */
export function readTags(lexer: PgnLexer, reporter: Reporter): readonly PgnTag[] {
  const { text } = lexer
  const tags: PgnTag[] = []
  const keys = new Set<string>()
  for (let kind = lexer.advance(); kind === 'tag' || kind === 'comment'; kind = lexer.advance()) {
    const { from, to, tag } = lexer
    if (kind === 'comment' || !tag) continue
    const key = text.slice(tag.keyFrom, tag.keyTo)
    const value = unescapeTagValue(text.slice(tag.valueFrom, tag.valueTo))
    if (!tag.isClosed) reporter.add({ code: 'unclosed-header', facts: { key } }, from, to)
    if (keys.has(key)) reporter.add({ code: 'repeated-header', facts: { key } }, from, to)
    keys.add(key)
    tags.push({ key, value, from, to })
  }
  return tags
}
