import type { CoordinateSystem } from '../notation/coordinates.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { type RawHeader, understandHeaders } from '../notation/headers.ts'
import { PgnLexer } from '../notation/pgn-lexer.ts'
import { type PgnTag, readTags } from '../notation/pgn-tag-reader.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { Reporter } from '../notation/reporter.ts'
import type { Game, ReadGame } from './game.ts'
import { startCandidates } from './gib-start.ts'
import type { MovePlace } from './move-place.ts'
import { withoutDerivedTags } from './pgn-headers.ts'
import { choosePgnReading, type PgnReading } from './pgn-reading.ts'
import { type PgnLine, PgnReplay } from './pgn-replay.ts'

/**
 * Reads one game of a PGN text. Letters are taken as engines write them, ranks 1 to 10 from Cho;
 * where a game breaks under that, the other countings are tried and the one that goes furthest is
 * used. A move that cannot be read or played ends the game, or its variation; the good part stays,
 * the rest is kept unread, and an error says where and why. Where each move stands is added to
 * `places`.
 */
export function readPgn(text: string, entry: GameEntry, places?: MovePlace[]): ReadGame {
  const newReporter = (): Reporter => new Reporter(text, entry, entry.to, entry.index)
  const newLexer = (): PgnLexer => new PgnLexer(text, entry.from, entry.to)
  const reporter = newReporter()
  const tags = readTags(newLexer(), reporter)
  const candidates = startCandidates(nameTags(tags), reporter)
  const [first] = candidates
  if (!first) throw new RangeError('a game has no possible start')

  let reading: PgnReading = { candidate: first, system: 'algebraic', fitting: candidates.length }
  let lineReporter = newReporter()
  const replayed = (): PgnLine => new PgnReplay(newLexer(), reading, lineReporter, places).read()
  let line = replayed()
  if (line.isDoubtful || candidates.length > 1) {
    reading = choosePgnReading(candidates, newLexer())
    lineReporter = newReporter()
    if (places) places.length = 0
    line = replayed()
  }
  const coordinates = line.isRowFile ? 'row-file' : reading.system
  reportReading(reading, coordinates, entry, reporter)
  const { start } = reading.candidate
  const headers = withResult(tags, line.result)
  const game: Game = {
    headers: withoutDerivedTags(headers, start.setup),
    info: understandHeaders(nameTags(headers)),
    start,
    coordinates,
    tree: line.tree,
    unread: line.unreadFrom === undefined ? '' : text.slice(line.unreadFrom, entry.to).trimEnd(),
  }
  return { game, diagnostics: [...reporter.finish(), ...lineReporter.finish()] }
}

function reportReading(
  { candidate, fitting }: PgnReading,
  system: CoordinateSystem,
  { from }: GameEntry,
  reporter: Reporter,
): void {
  if (candidate.assumed) {
    const facts = { ...candidate.assumed, fitting }
    reporter.add({ code: 'start-assumed', facts }, from, from + 1)
  }
  if (system !== 'algebraic' && system !== 'row-file') {
    reporter.add({ code: 'coordinates-used', facts: { system } }, from, from + 1)
  }
}

/** The result that stands behind the moves becomes a tag where no tag says it. */
function withResult(tags: readonly PgnTag[], result: string | undefined): readonly RawHeader[] {
  const headers = tags.map(({ key, value }) => ({ key, value }))
  if (result === undefined || result === '*' || nameTags(tags).has('result')) return headers
  return [...headers, { key: 'Result', value: result }]
}
