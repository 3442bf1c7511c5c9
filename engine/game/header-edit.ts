import {
  type HeaderName,
  headerName,
  type RawHeader,
  understandHeaders,
} from '../notation/headers.ts'
import { isGibHeader, nameTags, tagName } from '../notation/pgn-tags.ts'
import type { Game } from './game.ts'

/** The meanings that a person fills in; the others follow from the game. */
export const EDITED_HEADERS = [
  'event',
  'round',
  'date',
  'site',
  'cho',
  'han',
  'timeLimit',
  'result',
] as const satisfies readonly HeaderName[]
export type EditedHeader = (typeof EDITED_HEADERS)[number]

const KOREAN: Readonly<Record<EditedHeader, string>> = {
  event: '대회명',
  round: '회전',
  date: '대국일자',
  site: '대국장소',
  cho: '초대국자',
  han: '한대국자',
  timeLimit: '제한시간',
  result: '대국결과',
}

const ENGLISH: Readonly<Record<EditedHeader, string>> = {
  event: 'Event',
  round: 'Round',
  date: 'Date',
  site: 'Site',
  cho: 'White',
  han: 'Black',
  timeLimit: 'TimeControl',
  result: 'Result',
}

export const withHeaders = (game: Game, headers: readonly RawHeader[]): Game => ({
  ...game,
  headers,
  info: understandHeaders(nameTags(headers)),
})

/** What is written under a meaning, as it stands; empty where nothing is. */
export const headerText = ({ headers }: Game, name: EditedHeader): string =>
  nameTags(headers).get(name)?.value ?? ''

/**
 * Writes a value under a meaning: into the header that has it, else into a new one, in the language
 * of those that are there. Empty takes the headers of that meaning away.
 */
export function withHeader(game: Game, name: EditedHeader, value: string): Game {
  const { headers } = game
  const own = nameTags(headers).get(name)
  if (value === '')
    return withHeaders(
      game,
      headers.filter((header) => !means(header, name)),
    )
  if (own) {
    return withHeaders(
      game,
      headers.map((header) => (header === own ? { ...header, value } : header)),
    )
  }
  const isEnglish = headers.length > 0 && !headers.some(({ key }) => isGibHeader(key))
  const added = { key: (isEnglish ? ENGLISH : KOREAN)[name], value }
  const at = placeFor(headers, name)
  return withHeaders(game, headers.toSpliced(at, 0, added))
}

const meaningOf = ({ key }: RawHeader): HeaderName | undefined => headerName(key) ?? tagName(key)

const means = (header: RawHeader, name: EditedHeader): boolean => meaningOf(header) === name

/** Behind the last header that usually stands before it. */
function placeFor(headers: readonly RawHeader[], name: EditedHeader): number {
  const before: readonly (HeaderName | undefined)[] = EDITED_HEADERS.slice(
    0,
    EDITED_HEADERS.indexOf(name),
  )
  return headers.findLastIndex((header) => before.includes(meaningOf(header))) + 1
}
