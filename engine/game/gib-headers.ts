import type { CoordinateSystem } from '../notation/coordinates.ts'
import { formatFen } from '../notation/fen.ts'
import { formatGibBoard } from '../notation/gib-board.ts'
import {
  formatArrangement,
  type HeaderName,
  headerName,
  nameHeaders,
  type Player,
  type RawHeader,
  type RecordedResult,
} from '../notation/headers.ts'
import { isGibHeader, tagName } from '../notation/pgn-tags.ts'
import { Reporter } from '../notation/reporter.ts'
import { arrangementsOf } from '../rules/setup.ts'
import type { Setup } from '../rules/types.ts'
import type { Game } from './game.ts'
import { startCandidates } from './gib-start.ts'

/** What is written where something is not known. */
const UNKNOWN = '미상'

/** Tags of PGN that say again what `.gib` says with its start, or nothing. */
const NEEDLESS: ReadonlySet<string> = new Set(['SetUp', 'Variant', 'VariantFamily'])

/**
 * The headers of a game as `.gib` has them. A record that came with Korean headers keeps them all
 * in their order; others get the usual ones in the usual order, and the rest behind. The number of
 * moves (총수) is counted anew, and the start board is said so that it is found again.
 */
export function gibHeaders(
  game: Game,
  plies: number,
  coordinates: CoordinateSystem = 'row-file',
): readonly RawHeader[] {
  const own = game.headers.some(({ key }) => isGibHeader(key)) ? game.headers : usualHeaders(game)
  // How squares are written belongs to the text, not to the game.
  const isOld = coordinates === 'numbers'
  const kept = own.filter(({ key }) => isOld || headerName(key) !== 'coordinates')
  return withStart(withMoveCount(kept, plies), game.start.setup)
}

function usualHeaders({ headers, info }: Game): readonly RawHeader[] {
  const usual: readonly RawHeader[] = [
    { key: '대회명', value: info.event ?? UNKNOWN },
    { key: '회전', value: info.round ?? UNKNOWN },
    { key: '대국일자', value: gibDate(info.date) },
    { key: '대국장소', value: info.site ?? UNKNOWN },
    { key: '초대국자', value: playerText(info.cho) },
    { key: '한대국자', value: playerText(info.han) },
    { key: '제한시간', value: info.timeLimit ?? UNKNOWN },
    { key: '대국결과', value: resultText(info.result) },
  ]
  const rest = headers.filter(
    ({ key }) => tagName(key) === undefined && !NEEDLESS.has(key) && key !== 'Cho' && key !== 'Han',
  )
  return [...usual, ...rest]
}

const playerText = (player: Player | undefined): string =>
  player ? [player.name, player.rank ?? []].flat().join(' ') : UNKNOWN

/** `2008.11.20` with hyphens; other dates as they are written. */
const gibDate = (date: string | undefined): string =>
  date === undefined
    ? UNKNOWN
    : /^\d{4}\.\d{2}\.\d{2}$/.test(date)
      ? date.replaceAll('.', '-')
      : date

function resultText(result: RecordedResult | undefined): string {
  switch (result?.winner) {
    case 'cho':
      return '초 승'
    case 'han':
      return '한 승'
    case 'draw':
      return '무승부'
    case undefined:
      return UNKNOWN
  }
}

function withMoveCount(headers: readonly RawHeader[], plies: number): readonly RawHeader[] {
  const count = { key: '총수', value: String(plies) }
  if (headers.some(({ key }) => key === count.key)) {
    return headers.map((header) => (header.key === count.key ? count : header))
  }
  const at = headers.findIndex(({ key }) => key === '대국결과')
  return at < 0 ? [...headers, count] : headers.toSpliced(at, 0, count)
}

const START_NAMES: readonly (HeaderName | undefined)[] = [
  'board',
  'fen',
  'choArrangement',
  'hanArrangement',
]

/** The headers as they are if they say where the game starts, else with what says it in their place. */
function withStart(headers: readonly RawHeader[], setup: Setup): readonly RawHeader[] {
  if (startOf(headers) === formatFen(setup)) return headers
  const isStart = ({ key }: RawHeader): boolean => START_NAMES.includes(headerName(key))
  const rest = headers.filter((header) => !isStart(header))
  const removed = headers.findIndex(isStart)
  const next = rest.findIndex(({ key }) => ['제한시간', '총수', '대국결과'].includes(key))
  const at = removed >= 0 ? removed : next < 0 ? rest.length : next
  return rest.toSpliced(at, 0, ...startHeaders(setup))
}

function startHeaders(setup: Setup): readonly RawHeader[] {
  const arranged = setup.turn === 'cho' ? arrangementsOf(setup.board) : undefined
  if (!arranged) return [{ key: '판', value: formatGibBoard(setup) }]
  return [
    { key: '초차림', value: formatArrangement(arranged.cho, 'cho') },
    { key: '한차림', value: formatArrangement(arranged.han, 'han') },
  ]
}

/** FEN of the start that the headers say, or undefined where they leave it open. */
function startOf(headers: readonly RawHeader[]): string | undefined {
  const reporter = new Reporter('', { from: 0, line: 1, column: 1 }, 0, undefined)
  const placed = headers.map((header) => ({ ...header, from: 0, to: 0 }))
  const [only, ...others] = startCandidates(nameHeaders(placed), reporter)
  return only && others.length === 0 ? formatFen(only.start.setup) : undefined
}
