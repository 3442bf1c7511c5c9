import type { Diagnostic } from '../notation/diagnostic.ts'
import { excerpt } from '../notation/excerpt.ts'
import type { FenProblem } from '../notation/fen.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { type GameInfo, understandHeaders } from '../notation/headers.ts'
import { LineCounter } from '../notation/line-counter.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { type ListedPosition, parsePositionLine, parsePuzzle } from '../notation/position-lists.ts'
import { Reporter } from '../notation/reporter.ts'
import type { Result } from '../result.ts'
import { checkSetup } from '../rules/setup.ts'
import { TreeBuilder } from './builder.ts'
import type { ReadGame } from './game.ts'
import { keepsFromPlay } from './gib-start.ts'

type ListFormat = 'fen' | 'puzzle'

export interface PositionList {
  readonly games: readonly GameEntry[]
  /** About the lines that hold no position that could be played from. */
  readonly diagnostics: readonly Diagnostic[]
}

const parse = (format: ListFormat, part: string): Result<ListedPosition, FenProblem> =>
  format === 'fen' ? parsePositionLine(part) : parsePuzzle(part)

const infoOf = ({ headers }: ListedPosition): GameInfo => {
  const title = headers.find(({ key }) => key === 'id')
  return understandHeaders(
    nameTags(title ? [...headers, { key: 'Title', value: title.value }] : headers),
  )
}

/** One game for each position of a list. Lines that hold none are reported and passed over. */
export function splitPositions(text: string, format: ListFormat): PositionList {
  const lines = new LineCounter(text)
  const games: GameEntry[] = []
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, text.length, undefined)
  for (const { from, to } of format === 'fen' ? linesOf(text) : blocksOf(text)) {
    const part = text.slice(from, to)
    const position = parse(format, part)
    if (!position.ok) {
      const facts = { value: excerpt(part), problem: position.error.code }
      reporter.add({ code: 'fen-unreadable', facts }, from, to)
    } else if (checkSetup(position.value.setup).some(keepsFromPlay)) {
      reporter.add({ code: 'start-unplayable', facts: { key: 'FEN' } }, from, to)
    } else {
      const start = lines.startAt(from)
      games.push({
        format,
        index: games.length,
        ...start,
        to,
        info: infoOf(position.value),
        plies: 0,
      })
    }
  }
  return { games, diagnostics: reporter.finish() }
}

/** The position of an entry as a game without moves. */
export function readPosition(text: string, entry: GameEntry, format: ListFormat): ReadGame {
  const parsed = parse(format, text.slice(entry.from, entry.to))
  if (!parsed.ok) throw new RangeError('the entry is of another text')
  const { setup, headers, comments } = parsed.value
  const reporter = new Reporter(text, entry, entry.to, entry.index)
  if (checkSetup(setup).length > 0) {
    reporter.add({ code: 'start-unusual', facts: { key: 'FEN' } }, entry.from, entry.to)
  }
  const builder = new TreeBuilder()
  if (comments.length > 0) builder.annotate(builder.root, { comments })
  return {
    game: {
      headers,
      info: infoOf(parsed.value),
      start: { setup, source: 'fen-header' },
      coordinates: 'algebraic',
      tree: builder.freeze(),
      unread: '',
    },
    diagnostics: reporter.finish(),
  }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** The lines with anything on them; those that begin with `#` are remarks. */
function* linesOf(text: string): Iterable<Stretch> {
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const [line] = match
    if (/^[\s\uFEFF]*(?:#|$)/.test(line)) continue
    yield { from: match.index, to: match.index + line.length }
  }
}

/** The blocks of a puzzle text: each has one `FEN=`; the next begins behind an empty line, or with `Title=` or `FEN=`. */
function* blocksOf(text: string): Iterable<Stretch> {
  let block: { from: number; to: number } | undefined
  let hasFen = false
  let lastEnd = 0
  for (const { from, to } of linesOf(text)) {
    const key = /^[\s\uFEFF]*(Title|FEN)=/.exec(text.slice(from, Math.min(to, from + 20)))?.[1]
    const isApart = /[\r\n]\s*[\r\n]/.test(text.slice(lastEnd, from).replace(/\r\n/g, '\n'))
    if (block && hasFen && (isApart || key !== undefined)) {
      yield block
      block = undefined
      hasFen = false
    }
    block ??= { from, to }
    block.to = to
    hasFen ||= key === 'FEN'
    lastEnd = to
  }
  if (block) yield block
}
