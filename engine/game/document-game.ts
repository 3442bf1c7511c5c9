import { COORDINATE_SYSTEMS } from '../notation/coordinates.ts'
import { parseFen } from '../notation/fen.ts'
import { type RawHeader, understandHeaders } from '../notation/headers.ts'
import { formatJson } from '../notation/json-spans.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { validatePast } from '../rules/past.ts'
import { arrangementSetup, checkSetup } from '../rules/setup.ts'
import { NODE_KEYS, readAnnotations, ROOT_KEYS } from './document-annotations.ts'
import { readReview } from './document-review.ts'
import { DocumentTree } from './document-tree.ts'
import { parseGameRules } from './game-rules.ts'
import { type Game, type GameStart, START_SOURCES } from './game.ts'
import { keepsFromPlay } from './gib-start.ts'
import { JsonFields, type Report } from './json-fields.ts'
import { type GameTree, isNodeId } from './tree.ts'

const GAME_KEYS = [
  'headers',
  'start',
  'rules',
  'coordinates',
  'root',
  'nodes',
  'nextId',
  'unread',
  'review',
]

/** Of a game that does not say where it starts. */
export const NO_START: GameStart = {
  setup: arrangementSetup('MSSM', 'MSSM'),
  source: 'assumed',
}

/** Reads a game of the newest version from untrusted JSON: see `docs/janggi-format.md`. */
export function readGameJson(json: unknown, report: Report): Game {
  const fields = JsonFields.of(json, '', GAME_KEYS, report)
  const headers = fields.list('headers', 'header', asHeader) ?? []
  const start = readStart(fields)
  const { tree, dropped } = readTree(fields, start, report)
  const unread = fields.text('unread') ?? ''
  const rules = fields.parsed('rules', 'rules', parseGameRules)
  const review = readReview(fields, start.setup, report)
  return {
    headers,
    info: understandHeaders(nameTags(headers)),
    start,
    ...(rules && { rules }),
    coordinates: fields.oneOf('coordinates', COORDINATE_SYSTEMS) ?? 'row-file',
    tree,
    unread: [unread, ...dropped].filter((part) => part !== '').join('\n'),
    ...(review && { review }),
  }
}

/** What a list of games shows; nothing is reported. */
export function scanGameJson(json: unknown): {
  readonly headers: readonly RawHeader[]
  readonly plies: number
} {
  const fields = JsonFields.of(json, '', GAME_KEYS, () => undefined)
  const headers = fields.list('headers', 'header', asHeader) ?? []
  const nodes = fields.raw('nodes') ?? []
  const branch = nodes.findIndex((node) => typeof node === 'object' && node && 'parent' in node)
  return { headers, plies: branch < 0 ? nodes.length : branch }
}

function asHeader(value: unknown): RawHeader | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [key, text] = value as readonly unknown[]
  return typeof key === 'string' && typeof text === 'string' ? { key, value: text } : undefined
}

/** Without a start that can be played from, the usual one: then the moves show what is wrong. */
function readStart(game: JsonFields): GameStart {
  const fields = game.object('start', ['fen', 'source', 'past'])
  const parsed = parseFen(fields?.text('fen') ?? '')
  const isFine = parsed.ok && !checkSetup(parsed.value).some(keepsFromPlay)
  if (!isFine) {
    game.invalid('start.fen', 'position')
    return NO_START
  }
  const setup = parsed.value
  const past = fields?.parsed('past', 'past', (json) => {
    const read = validatePast(json, setup)
    return read.ok ? read.value : undefined
  })
  return {
    setup,
    source: fields?.oneOf('source', START_SOURCES) ?? 'assumed',
    ...(past && { past }),
  }
}

function readTree(
  game: JsonFields,
  start: GameStart,
  report: Report,
): { readonly tree: GameTree; readonly dropped: readonly string[] } {
  const root = game.object('root', ROOT_KEYS)
  const tree = new DocumentTree(start.setup, root && readAnnotations(root), report)
  const dropped: string[] = []
  for (const [i, json] of (game.raw('nodes') ?? []).entries()) {
    const path = `nodes[${i}]`
    if (!tree.add(JsonFields.of(json, path, NODE_KEYS, report)))
      dropped.push(formatJson(json) ?? path)
  }
  const nextId = game.number('nextId', Number.MAX_SAFE_INTEGER)
  return {
    tree: tree.finish(nextId !== undefined && isNodeId(nextId) ? nextId : undefined),
    dropped,
  }
}
