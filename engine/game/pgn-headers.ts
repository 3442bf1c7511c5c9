import { formatFen, parseFen } from '../notation/fen.ts'
import {
  type GameInfo,
  nameHeaders,
  type Player,
  type RawHeader,
  type RecordedResult,
  understandHeaders,
} from '../notation/headers.ts'
import { isGibHeader } from '../notation/pgn-tags.ts'
import type { Setup } from '../rules/types.ts'
import type { Game } from './game.ts'

const SCORES = { cho: '1-0', han: '0-1', draw: '1/2-1/2' } as const

/** The result as PGN has it, also behind the moves. */
export const pgnResult = (result: RecordedResult | undefined): string =>
  result?.winner === undefined ? '*' : SCORES[result.winner]

/** What every PGN of Janggi begins with, White being Cho. */
function rosterTags(info: GameInfo, start: Setup): readonly RawHeader[] {
  return [
    { key: 'Event', value: info.event ?? '?' },
    { key: 'Site', value: info.site ?? '?' },
    { key: 'Date', value: info.date === undefined ? '????.??.??' : pgnDate(info.date) },
    { key: 'Round', value: info.round ?? '?' },
    { key: 'White', value: playerText(info.cho) },
    { key: 'Black', value: playerText(info.han) },
    { key: 'Result', value: pgnResult(info.result) },
    { key: 'Variant', value: 'Janggi' },
    { key: 'SetUp', value: '1' },
    { key: 'FEN', value: formatFen(start) },
  ]
}

const playerText = (player: Player | undefined): string =>
  player ? [player.name, player.rank ?? []].flat().join(' ') : '?'

/** `2008-11-20` with dots; other dates as they are written. */
const pgnDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? date.replaceAll('-', '.') : date

/**
 * The tags of a game: first those that every PGN has, then all other headers as they stand, so that
 * a record with Korean headers loses none of them.
 */
export function pgnTags({ headers, info, start }: Game): readonly RawHeader[] {
  const roster = rosterTags(info, start.setup)
  const used = new Set<RawHeader>()
  const first = roster.map((tag) => {
    const own = headers.find(({ key }) => key === tag.key)
    if (own) used.add(own)
    return own && (own.key !== 'FEN' || isFenOf(own.value, tag.value)) ? own : tag
  })
  return [...first, ...headers.filter((header) => !used.has(header))]
}

const isFenOf = (text: string, fen: string): boolean => {
  const parsed = parseFen(text)
  return parsed.ok && formatFen(parsed.value) === fen
}

/**
 * A PGN that was made of a record with Korean headers keeps those as tags; what was derived from
 * them says nothing new and goes, so that the headers are those of the record again.
 */
export function withoutDerivedTags(
  headers: readonly RawHeader[],
  start: Setup,
): readonly RawHeader[] {
  const korean = headers.filter(({ key }) => isGibHeader(key))
  if (korean.length === 0) return headers
  const derived = rosterTags(understandHeaders(nameHeaders(korean)), start)
  return headers.filter(
    ({ key, value }) => !derived.some((tag) => tag.key === key && tag.value === value),
  )
}
