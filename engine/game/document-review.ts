import { parseUci } from '../notation/uci.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import { type Move, PASS, type Setup } from '../rules/types.ts'
import { type Score, SCORE_KINDS } from '../score.ts'
import { documentMove } from './document-tree.ts'
import { type Evaluated, type GameReview, KEPT_LINE } from './game-review.ts'
import { gameRulesJson, parseGameRules } from './game-rules.ts'
import { JsonFields, type Report } from './json-fields.ts'

const REVIEW_KEYS = ['engine', 'rules', 'at', 'seconds', 'moves', 'positions']
const POSITION_KEYS = [...SCORE_KINDS, 'line', 'second']

/** Most plies of a game that are reviewed. */
const MOST_PLIES = 1000
const MOST_SECONDS = 1e6
const MOST_POINTS = 1e9

/**
 * Reads the review of a game. What it is made by and of must be whole; a position that is not is left
 * out, and what is left out is reported.
 */
export function readReview(game: JsonFields, start: Setup, report: Report): GameReview | undefined {
  const fields = game.object('review', REVIEW_KEYS)
  if (!fields) return undefined
  const engine = fields.text('engine')
  const rules = fields.parsed('rules', 'rules', parseGameRules)
  const at = fields.parsed('at', 'time', parseTime)
  const seconds = fields.parsed('seconds', 'number', asSeconds)
  const moves = fields.parsed('moves', 'moves', (json) => movesFrom(json, start))
  const list = fields.raw('positions')
  const isWhole = engine !== undefined && rules && at !== undefined && seconds !== undefined
  if (!isWhole || !moves || !list || list.length > moves.length + 1) {
    game.invalid('review', 'review')
    return undefined
  }
  const walk = BoardWalk.from(start)
  const evaluations = list.map((json, ply) => {
    const before = moves[ply - 1]
    if (before) walk.play(before)
    return json === null ? undefined : readPosition(json, `review.positions[${ply}]`, walk, report)
  })
  return { engine, rules, at, seconds, moves, evaluations }
}

/** The same as JSON. */
export const reviewJson = (review: GameReview): unknown => ({
  engine: review.engine,
  rules: gameRulesJson(review.rules),
  at: new Date(review.at).toISOString(),
  seconds: review.seconds,
  moves: lineText(review.moves),
  positions: review.evaluations.map((found) => (found ? positionJson(found) : null)),
})

const positionJson = ({ score, line, second }: Evaluated): unknown => ({
  ...scoreJson(score),
  ...(line.length > 0 && { line: lineText(line) }),
  ...(second && { second: scoreJson(second) }),
})

const scoreJson = ({ kind, value }: Score): Readonly<Record<string, number>> => ({ [kind]: value })

const lineText = (moves: readonly Move[]): string => moves.map(documentMove).join(' ')

const asSeconds = (json: unknown): number | undefined =>
  typeof json === 'number' && json >= 0 && json <= MOST_SECONDS ? json : undefined

function parseTime(json: unknown): number | undefined {
  if (typeof json !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(json)) {
    return undefined
  }
  const at = Date.parse(json)
  return Number.isNaN(at) ? undefined : at
}

/** Moves in one text, with a space between; undefined where one of them is none. */
function parseLine(json: unknown, most: number): readonly Move[] | undefined {
  if (typeof json !== 'string' || json.length > most * LONGEST_MOVE) return undefined
  if (json === '') return []
  const moves = json.split(' ').map((text) => (text === 'pass' ? PASS : parseUci(text)))
  const known = moves.filter((move) => move !== undefined)
  return known.length === moves.length && moves.length <= most ? known : undefined
}

/** With the space before it. */
const LONGEST_MOVE = ' a10b10'.length

/** A record's moves can at least be carried out. */
function movesFrom(json: unknown, start: Setup): readonly Move[] | undefined {
  const moves = parseLine(json, MOST_PLIES)
  const { box } = BoardWalk.from(start)
  for (const move of moves ?? []) {
    if (!box.canStand(move)) return undefined
    box.play(move)
  }
  return moves
}

function readPosition(
  json: unknown,
  path: string,
  walk: BoardWalk,
  report: Report,
): Evaluated | undefined {
  const fields = JsonFields.of(json, path, POSITION_KEYS, report)
  const score = readScore(fields)
  const line = fields.has('line')
    ? fields.parsed('line', 'moves', (text) => legalLine(text, walk))
    : []
  const second = fields.object('second', SCORE_KINDS)
  if (!score || !line) {
    report({ code: 'document-invalid', facts: { path, expected: 'review' } })
    return undefined
  }
  return { score, line, second: second && readScore(second) }
}

function readScore(fields: JsonFields): Score | undefined {
  for (const kind of SCORE_KINDS) {
    const value = fields.number(kind, MOST_POINTS)
    if (value !== undefined) return { kind, value }
  }
  return undefined
}

/** A line that an engine gave is legal from where it begins. */
function legalLine(json: unknown, walk: BoardWalk): readonly Move[] | undefined {
  const moves = parseLine(json, KEPT_LINE)
  const { depth, box } = walk
  let isLegal = true
  for (const move of moves ?? []) {
    isLegal = move.kind === 'pass' ? box.isPassLegal() : box.isLegal(move.from, move.to)
    if (!isLegal) break
    walk.play(move)
  }
  walk.rewind(depth)
  return isLegal ? moves : undefined
}
