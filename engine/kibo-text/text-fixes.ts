import type { Diagnostic } from '../notation/diagnostic.ts'
import { CHARACTER, isFullWidth, kindOf } from '../notation/gib-characters.ts'
import { GibLexer } from '../notation/gib-lexer.ts'
import { findComment, findHeader } from '../notation/gib-spans.ts'
import { formatArrangement } from '../notation/headers.ts'
import type { GameText } from './game-text.ts'
import { type QuickFix, safeFix } from './quick-fix.ts'
import type { TextEdit } from './text-edit.ts'

/** Mends what is wrong with the writing itself. */
export function textFix(game: GameText, finding: Diagnostic): QuickFix | undefined {
  const { source } = game
  const { from, to } = finding
  switch (finding.code) {
    case 'unclosed-header': {
      const close = source
        .slice(from, to)
        .trimEnd()
        .replace(/["\]]+$/, '')
      const edit = { from: from + close.length, to, text: '"]' }
      return safeFix({ code: 'close-header', facts: {} }, edit)
    }
    case 'unquoted-header':
      return quoteFix(source, from, to)
    case 'unclosed-comment': {
      const end =
        from + source.slice(from, findComment(source, from, source.length).to).trimEnd().length
      return safeFix({ code: 'close-comment', facts: {} }, { from: end, to: end, text: '}' })
    }
    case 'stray-text':
      return safeFix(
        { code: 'remove-text', facts: { text: finding.facts.text } },
        { from, to, text: '' },
      )
    case 'number-alone':
      return safeFix(
        { code: 'remove-text', facts: { text: source.slice(from, to) } },
        { from, to, text: '' },
      )
    case 'full-width':
      return plainFix(game)
    case 'start-assumed':
      return startFix(source, finding.facts)
    default:
      return undefined
  }
}

function quoteFix(source: string, from: number, to: number): QuickFix | undefined {
  const header = findHeader(source, from, to)
  if (!header) return undefined
  const { valueFrom, valueTo } = header
  return safeFix(
    { code: 'quote-header', facts: {} },
    { from: valueFrom, to: valueFrom, text: '"' },
    { from: valueTo, to: valueTo, text: '"' },
  )
}

/** Plain characters for the full-width ones, but for what stands in comments and values. */
function plainFix({ source, dialect }: GameText): QuickFix | undefined {
  if (dialect !== 'gib') return undefined
  const lexer = new GibLexer(source, 0, source.length)
  const edits: TextEdit[] = []
  const plain = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      if (isFullWidth(source.charCodeAt(i)))
        edits.push({ from: i, to: i + 1, text: plainOf(source, i) })
    }
  }
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    const { from, to, header, isClosed } = lexer
    if (kind === 'header' && header) {
      plain(from, header.keyFrom)
      plain(header.keyTo, header.valueFrom)
      plain(header.valueTo, to)
    } else if (kind === 'comment') {
      plain(from, from + 1)
      if (isClosed) plain(to - 1, to)
    } else if (kind !== 'word' && kind !== 'stray') plain(from, to)
  }
  return safeFix({ code: 'plain-characters', facts: { count: edits.length } }, ...edits)
}

const plainOf = (text: string, at: number): string => {
  const character = text.charAt(at)
  return character === '“' || character === '”' ? '"' : character.normalize('NFKC')
}

/** Writes the arrangements before the first line that is no header, where every move fits them. */
function startFix(
  source: string,
  { cho, han, fitting }: Extract<Diagnostic, { code: 'start-assumed' }>['facts'],
): QuickFix | undefined {
  if (fitting !== 1) return undefined
  const eol = /\r\n|\r|\n/.exec(source)?.[0] ?? '\n'
  const at = headersEnd(source)
  const before = at > 0 && !/[\r\n]/.test(source.charAt(at - 1)) ? eol : ''
  const header = (key: string, value: string): string => `[${key} "${value}"]${eol}`
  const text =
    before +
    header('초차림', formatArrangement(cho, 'cho')) +
    header('한차림', formatArrangement(han, 'han'))
  return safeFix({ code: 'write-arrangements', facts: { cho, han } }, { from: at, to: at, text })
}

/** Behind the line of the last header that the game begins with. */
function headersEnd(source: string): number {
  let end = 0
  for (let at = 0; at < source.length;) {
    while (at < source.length && kindOf(source.charCodeAt(at)) === CHARACTER.blank) at += 1
    const header = kindOf(source.charCodeAt(at)) === CHARACTER.headerOpen
    const span = header ? findHeader(source, at, source.length) : undefined
    if (!span) break
    at = span.to
    end = at
  }
  const line = /^[^\S\r\n]*(?:\r\n|\r|\n)/.exec(source.slice(end))
  return end === 0 ? 0 : end + (line?.[0].length ?? 0)
}
