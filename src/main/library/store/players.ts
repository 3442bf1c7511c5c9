import type { Database } from 'better-sqlite3'
import type { PlayerRow } from '#shared/contract/library'
import { matchesWords } from '#shared/text/hangul-search'
import type { Page } from '../repository.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly games: number
  /** One a line. */
  readonly names: string
}

/** Players one of whose names fits, those with most games first. */
export function listPlayers(
  database: Database,
  typed: string,
  { offset, limit }: Page,
): { readonly players: readonly PlayerRow[]; readonly total: number } {
  const rows = database
    .prepare<[], Row>(
      `WITH played (name_id) AS (
         SELECT cho_name_id FROM game WHERE trashed_at IS NULL
         UNION ALL SELECT han_name_id FROM game WHERE trashed_at IS NULL
       ), counted (name_id, games) AS (SELECT name_id, count(*) FROM played GROUP BY name_id)
       SELECT p.id, p.name, coalesce(sum(c.games), 0) AS games,
         group_concat(n.name, char(10)) AS names
       FROM player p JOIN player_name n ON n.player_id = p.id
       LEFT JOIN counted c ON c.name_id = n.id
       GROUP BY p.id ORDER BY games DESC, p.name`,
    )
    .all()
  const fitting = rows.filter(({ name, names }) =>
    [name, ...names.split('\n')].some((one) => matchesWords(one, typed)),
  )
  return {
    players: fitting.slice(offset, offset + limit).map(({ id, name, games, names }) => ({
      id,
      name,
      games,
      aliases: names.split('\n').filter((alias) => alias !== name),
    })),
    total: fitting.length,
  }
}
