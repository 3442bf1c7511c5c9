import { excerpt } from '../notation/excerpt.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { parseGib } from '../notation/gib-parser.ts'
import type { GibHeader } from '../notation/gib-syntax.ts'
import {
  isUnknown,
  nameHeaders,
  type NamedHeaders,
  type RecordedResult,
  understandHeaders,
} from '../notation/headers.ts'
import { Reporter } from '../notation/reporter.ts'
import type { Game, ReadGame } from './game.ts'
import { chooseReading, type GibReading, possibleSystems } from './gib-reading.ts'
import { GibReplay } from './gib-replay.ts'
import { startCandidates } from './gib-start.ts'
import type { MovePlace } from './move-place.ts'

/**
 * Reads one game of a `.gib` text. Movement alone decides what is legal: records go on after facing
 * generals and double passes. A move that cannot be read or played ends the game; the good part
 * stays, the rest is kept unread, and an error says where and why. Where each move stands is added
 * to `places`.
 */
export function readGib(text: string, entry: GameEntry, places?: MovePlace[]): ReadGame {
  const reporter = new Reporter(text, entry, entry.to, entry.index)
  const syntax = parseGib(text, entry.from, entry.to, reporter)
  const headers = nameHeaders(syntax.headers)
  const systems = possibleSystems(syntax.plies, headers.get('coordinates')?.value)
  const candidates = startCandidates(headers, reporter)
  const reading = chooseReading(candidates, systems, syntax.plies)
  reportReading(reading, entry, reporter)
  const { tree, unreadFrom } = new GibReplay(text, syntax, reading, reporter).read(places)
  if (unreadFrom === undefined) reportMoveCount(headers, syntax.plies.length, reporter)
  const info = understandHeaders(headers)
  reportResult(headers, info.result, reporter)
  const game: Game = {
    headers: syntax.headers.map(({ key, value }) => ({ key, value })),
    info,
    start: reading.candidate.start,
    coordinates: reading.system,
    tree,
    unread: unreadFrom === undefined ? '' : text.slice(unreadFrom, entry.to).trimEnd(),
  }
  return { game, diagnostics: reporter.finish() }
}

function reportReading(reading: GibReading, entry: GameEntry, reporter: Reporter): void {
  const { candidate, system, fitting } = reading
  const { from } = entry
  if (candidate.assumed) {
    const facts = { ...candidate.assumed, fitting }
    reporter.add({ code: 'start-assumed', facts }, from, from + 1)
  }
  if (system !== 'row-file') {
    reporter.add({ code: 'coordinates-used', facts: { system } }, from, from + 1)
  }
}

/** 총수 is often wrong and never trusted. */
function reportMoveCount(
  headers: NamedHeaders<GibHeader>,
  counted: number,
  reporter: Reporter,
): void {
  const header = headers.get('moveCount')
  if (!header || header.value.trim() === String(counted)) return
  const facts = { written: excerpt(header.value), counted }
  reporter.add({ code: 'move-count', facts }, header.from, header.to)
}

function reportResult(
  headers: NamedHeaders<GibHeader>,
  result: RecordedResult | undefined,
  reporter: Reporter,
): void {
  const header = headers.get('result')
  if (!header || !result || result.winner !== undefined || isUnknown(result.text)) return
  reporter.add(
    { code: 'result-unknown', facts: { text: excerpt(result.text) } },
    header.from,
    header.to,
  )
}
