import type { Diagnostic } from '../notation/diagnostic.ts'
import { excerpt } from '../notation/excerpt.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { understandHeaders } from '../notation/headers.ts'
import { jsonElements, type JsonMember, jsonMembers, parseJson } from '../notation/json-spans.ts'
import { LineCounter } from '../notation/line-counter.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { Reporter } from '../notation/reporter.ts'
import { NO_START, readGameJson, scanGameJson } from './document-game.ts'
import { upgradeVersion1 } from './document-v1.ts'
import { upgradeVersion2 } from './document-v2.ts'
import type { Game, ReadGame } from './game.ts'
import type { Report } from './json-fields.ts'
import { emptyTree } from './tree.ts'

export const DOCUMENT_FORMAT = 'janggi-studio'
/** The version that is written. */
export const DOCUMENT_VERSION = 3

/** Makes a game of one version one of the next. */
type Upgrade = (json: unknown, report: Report) => unknown

/** From version 1 on: every version that was ever written can be read. */
const UPGRADES: readonly Upgrade[] = [upgradeVersion1, upgradeVersion2]

const isKnownVersion = (version: number): boolean =>
  Number.isInteger(version) && version >= 1 && version <= DOCUMENT_VERSION

const upgraded = (json: unknown, version: number, report: Report): unknown =>
  UPGRADES.slice(version - 1).reduce((older, upgrade) => upgrade(older, report), json)

export interface DocumentGames {
  readonly games: readonly GameEntry[]
  /** About the document as a whole. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Finds the games of a document. A game that is damaged costs no other. */
export function splitDocument(text: string): DocumentGames {
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, text.length, undefined)
  const members = new Map<string, JsonMember>()
  for (const member of jsonMembers(text, 0)) {
    members.set(member.key, member)
    if (!['format', 'version', 'games'].includes(member.key)) {
      const facts = { path: excerpt(member.key) }
      reporter.add({ code: 'document-unknown', facts }, member.from, member.to)
    }
  }
  const versionSpan = members.get('version')
  const version = versionSpan ? text.slice(versionSpan.from, versionSpan.to).trim() : ''
  const isKnown = isKnownVersion(Number(version))
  const list = members.get('games')
  if (!isKnown) {
    const { from, to } = versionSpan ?? { from: 0, to: 1 }
    reporter.add({ code: 'document-version', facts: { version: excerpt(version) } }, from, to)
  } else if (!list || text.charAt(list.from) !== '[') {
    const { from, to } = list ?? { from: 0, to: 1 }
    reporter.add({ code: 'document-invalid', facts: { path: 'games', expected: 'list' } }, from, to)
  }
  const games = isKnown && list ? entriesOf(text, list.from, Number(version)) : []
  return { games, diagnostics: reporter.finish() }
}

function entriesOf(text: string, from: number, version: number): readonly GameEntry[] {
  const lines = new LineCounter(text)
  const entries: GameEntry[] = []
  for (const span of jsonElements(text, from)) {
    const json = parseJson(text.slice(span.from, span.to))
    const { headers, plies } = scanGameJson(json.ok ? json.value : undefined)
    entries.push({
      format: 'janggi',
      version,
      index: entries.length,
      ...lines.startAt(span.from),
      to: span.to,
      info: understandHeaders(nameTags(headers)),
      plies,
    })
  }
  return entries
}

/** Reads one game of a document. What is not as it must be is left out and reported. */
export function readDocumentGame(text: string, entry: GameEntry): ReadGame {
  const { from, to, index, version = DOCUMENT_VERSION } = entry
  if (!isKnownVersion(version)) throw new RangeError(`no reader for version ${version}`)
  const reporter = new Reporter(text, entry, to, index)
  const json = parseJson(text.slice(from, to))
  if (!json.ok) reporter.add({ code: 'document-broken', facts: {} }, from, from + 1)
  const report: Report = (finding, ply) => reporter.add(finding, from, from + 1, ply)
  const game = json.ok
    ? readGameJson(upgraded(json.value, version, report), report)
    : brokenGame(text.slice(from, to))
  return { game, diagnostics: reporter.finish() }
}

/** All that can be said of a game whose text is no JSON. */
const brokenGame = (unread: string): Game => ({
  headers: [],
  info: understandHeaders(nameTags([])),
  start: NO_START,
  coordinates: 'row-file',
  tree: emptyTree(),
  unread,
})
