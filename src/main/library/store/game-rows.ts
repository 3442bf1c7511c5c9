import type { Database } from 'better-sqlite3'
import { type Arrangement, ARRANGEMENTS } from '#engine/rules/setup'
import { START_KINDS } from '#engine/rules/start-kind'
import type { GameRow } from '#shared/contract/library-query'

interface Row {
  readonly id: number
  readonly serial: number
  readonly choName: string | null
  readonly choRank: string | null
  readonly hanName: string | null
  readonly hanRank: string | null
  readonly event: string | null
  readonly date: string | null
  readonly winner: string | null
  readonly result: string | null
  readonly plies: number
  readonly kind: string
  readonly cho: string | null
  readonly han: string | null
  readonly margin: number
  readonly annotated: number
  readonly variations: number
  readonly incomplete: number
  readonly tags: string | null
  readonly reviewedAt: number | null
  readonly engine: string | null
  readonly choAccuracy: number | null
  readonly hanAccuracy: number | null
}

/** Names of tags come in one text, one a line: a name has no line in it. */
const SELECT = `SELECT g.id, g.serial, cn.name AS choName, g.cho_rank AS choRank, hn.name AS hanName,
  g.han_rank AS hanRank, e.name AS event, g.date, g.winner, g.result_text AS result, g.plies,
  s.kind, s.cho, s.han, g.cho_points - g.han_points AS margin, g.annotated, g.variations,
  g.is_incomplete AS incomplete,
  (SELECT group_concat(t.name, char(10)) FROM tag_game m JOIN tag t ON t.id = m.tag_id
   WHERE m.game_id = g.id) AS tags,
  r.at AS reviewedAt, r.engine, r.cho_accuracy AS choAccuracy, r.han_accuracy AS hanAccuracy
  FROM game g JOIN start s ON s.id = g.start_id
  LEFT JOIN player_name cn ON cn.id = g.cho_name_id
  LEFT JOIN player_name hn ON hn.id = g.han_name_id
  LEFT JOIN event e ON e.id = g.event_id
  LEFT JOIN review r ON r.game_id = g.id
  WHERE g.serial IN (SELECT value FROM json_each(?))`

/** Games as a list shows them, in the order of the serials. */
export function gameRows(database: Database, serials: readonly number[]): readonly GameRow[] {
  const rows = database.prepare<[string], Row>(SELECT).all(JSON.stringify(serials))
  const bySerial = new Map(rows.map((row) => [row.serial, row]))
  return serials.flatMap((serial) => {
    const row = bySerial.get(serial)
    return row ? [gameRow(row)] : []
  })
}

function gameRow(row: Row): GameRow {
  const cho = arrangement(row.cho)
  const han = arrangement(row.han)
  return {
    id: row.id,
    cho: row.choName === null ? null : { name: row.choName, rank: row.choRank },
    han: row.hanName === null ? null : { name: row.hanName, rank: row.hanRank },
    event: row.event,
    date: row.date,
    winner: (['cho', 'han', 'draw'] as const).find((winner) => winner === row.winner) ?? null,
    result: row.result,
    plies: row.plies,
    start: START_KINDS.find((kind) => kind === row.kind) ?? 'position',
    arrangements: cho && han ? { cho, han } : null,
    margin: row.margin,
    annotated: row.annotated > 0 || row.variations > 0,
    incomplete: row.incomplete === 1,
    tags: row.tags === null ? [] : row.tags.split('\n'),
    review: reviewOf(row),
    hit: null,
  }
}

function reviewOf({ reviewedAt: at, engine, choAccuracy, hanAccuracy }: Row): GameRow['review'] {
  if (at === null || engine === null) return null
  return { at, engine, accuracy: { cho: choAccuracy, han: hanAccuracy } }
}

const arrangement = (name: string | null): Arrangement | undefined =>
  ARRANGEMENTS.find((known) => known === name)
