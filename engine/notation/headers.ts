import type { Arrangement } from '../rules/setup.ts'
import type { Side } from '../rules/types.ts'
import { HANJA_RANKS } from './rank.ts'

/** One header as it was written. A game keeps all of them, in order, also those nobody understands. */
export interface RawHeader {
  readonly key: string
  readonly value: string
}

export type HeaderName =
  | 'event'
  | 'round'
  | 'date'
  | 'site'
  | 'cho'
  | 'han'
  | 'choArrangement'
  | 'hanArrangement'
  | 'timeLimit'
  | 'choTimeUsed'
  | 'hanTimeUsed'
  | 'moveCount'
  | 'result'
  | 'board'
  | 'coordinates'
  | 'fen'

const NAMES: ReadonlyMap<string, HeaderName> = new Map([
  ['대회명', 'event'],
  ['회전', 'round'],
  ['대국일자', 'date'],
  ['대국장소', 'site'],
  ['초대국자', 'cho'],
  ['한대국자', 'han'],
  ['초차림', 'choArrangement'],
  ['한차림', 'hanArrangement'],
  ['초포진', 'choArrangement'],
  ['한포진', 'hanArrangement'],
  ['제한시간', 'timeLimit'],
  ['초소비시간', 'choTimeUsed'],
  ['한소비시간', 'hanTimeUsed'],
  ['총수', 'moveCount'],
  ['대국결과', 'result'],
  ['판', 'board'],
  ['기보형식', 'coordinates'],
  ['FEN', 'fen'],
])

/** What `.gib` writes where something is not known. */
const UNKNOWN = '미상'

export const isUnknown = (value: string): boolean => value.trim() === '' || value.trim() === UNKNOWN

export const isKnownHeader = (key: string): boolean => NAMES.has(key)

/** What a header of `.gib` is about. */
export const headerName = (key: string): HeaderName | undefined => NAMES.get(key)

export type NamedHeaders<H extends RawHeader = RawHeader> = ReadonlyMap<HeaderName, H>

/** The headers that count, by meaning: of two with one meaning 초차림 goes before the older 초포진, else the first. */
export function nameHeaders<H extends RawHeader>(headers: readonly H[]): NamedHeaders<H> {
  const named = new Map<HeaderName, H>()
  for (const header of headers) {
    const name = NAMES.get(header.key)
    if (name === undefined) continue
    const isNewer = header.key.endsWith('차림') && named.get(name)?.key.endsWith('포진')
    if (isNewer || !named.has(name)) named.set(name, header)
  }
  return named
}

export interface Player {
  readonly name: string
  /** `9단`, `13급`. */
  readonly rank: string | undefined
}

export const RESULT_REASONS = [
  'complete',
  'checkmate',
  'resignation',
  'time',
  'points',
  'disconnection',
  'disqualification',
  'bikjang',
  'agreement',
  'automatic',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** A recorded result: as written, and as understood. */
export interface RecordedResult {
  readonly text: string
  /** Undefined where the text names neither a winner nor a draw. */
  readonly winner: Side | 'draw' | undefined
  readonly reason: ResultReason | undefined
}

/** What the headers say about a game. Undefined where absent or written as 미상, unknown. */
export interface GameInfo {
  readonly event: string | undefined
  readonly round: string | undefined
  /** As written: dates are often partial, and sometimes no dates. */
  readonly date: string | undefined
  readonly site: string | undefined
  readonly cho: Player | undefined
  readonly han: Player | undefined
  /** As written, from Cho's left on both sides. */
  readonly choArrangement: string | undefined
  readonly hanArrangement: string | undefined
  readonly timeLimit: string | undefined
  readonly result: RecordedResult | undefined
}

/** Of games without headers, of which a hostile text may hold a million. */
const NO_INFO: GameInfo = {
  event: undefined,
  round: undefined,
  date: undefined,
  site: undefined,
  cho: undefined,
  han: undefined,
  choArrangement: undefined,
  hanArrangement: undefined,
  timeLimit: undefined,
  result: undefined,
}

export function understandHeaders(headers: NamedHeaders): GameInfo {
  if (headers.size === 0) return NO_INFO
  const known = (name: HeaderName): string | undefined => {
    const value = headers.get(name)?.value
    return value === undefined || isUnknown(value) ? undefined : value.trim()
  }
  const player = (name: 'cho' | 'han'): Player | undefined => {
    const value = known(name)
    return value === undefined ? undefined : parsePlayer(value)
  }
  const result = headers.get('result')
  return {
    event: known('event'),
    round: known('round'),
    date: known('date'),
    site: known('site'),
    cho: player('cho'),
    han: player('han'),
    choArrangement: known('choArrangement'),
    hanArrangement: known('hanArrangement'),
    timeLimit: known('timeLimit'),
    result: result && parseResult(result.value),
  }
}

/** `아마3단`, `프로 七단`, `初段`: the level, the number and the unit as they are met. */
const RANK = `(?:(?:아마|프로)\\s*)?(?:\\d{1,2}|[${HANJA_RANKS}])[단급段級]`
const SPACED_RANK = new RegExp(`^(.*?\\S)\\s+(${RANK})$`)
const BRACKETED_RANK = new RegExp(`^(.*?\\S)\\s*[(（]\\s*(${RANK})\\s*[)）]$`)
/**
 * Written on to the name. Dan are 1 to 9, so one digit is the rank and those before it the name's:
 * `가람219단` is 가람21. A number of geup may have two digits, which a name that ends in one leaves
 * open: such a name stays whole.
 */
const GLUED_RANK = new RegExp(
  `^(\\S.*?\\S)((?:아마|프로)?(?:[1-9][단段]|(?<!\\d)(?:[1-9]|[1-3]\\d)[급級]|[${HANJA_RANKS}][단급段級]))$`,
)

/** Splits the rank off: `초고수 9단`, `초고수(9단)`, `초고수9단`, `초고수 九단`. */
export function parsePlayer(text: string): Player {
  const value = text.trim()
  const [, name, rank] =
    SPACED_RANK.exec(value) ?? BRACKETED_RANK.exec(value) ?? GLUED_RANK.exec(value) ?? []
  return name === undefined ? { name: value, rank: undefined } : { name, rank }
}

const REASONS: readonly (readonly [word: string, reason: ResultReason])[] = [
  ['기권', 'resignation'],
  ['불계', 'resignation'],
  ['시간', 'time'],
  ['점', 'points'],
  ['접속', 'disconnection'],
  ['실격', 'disqualification'],
  ['외통', 'checkmate'],
  ['장군', 'checkmate'],
  ['빅', 'bikjang'],
  ['동의', 'agreement'],
  ['자동', 'automatic'],
  ['완', 'complete'],
]

/**
 * A side is named by the first character; 패 says it lost, else 승 or 완 that it won; 무승부 is a
 * draw; everything else is not known. Typing mistakes such as 초 촨승 are common.
 */
export function parseResult(text: string): RecordedResult {
  const winner = winnerIn(text.trim())
  const reason = winner && REASONS.find(([word]) => text.includes(word))?.[1]
  return { text, winner, reason }
}

/** Words of results that `parseResult` understands, as records have them. */
const REASON_WORDS: Readonly<Record<ResultReason, string>> = {
  complete: '완승',
  checkmate: '외통승',
  resignation: '기권승',
  time: '시간승',
  points: '점수승',
  disconnection: '접속승',
  disqualification: '실격승',
  bikjang: '빅장승',
  agreement: '동의승',
  automatic: '자동승',
}

/** A result as 대국결과 has it: `초 기권승`, `무승부`, and 미상 where it is open. */
export function formatResult({
  winner,
  reason,
}: Pick<RecordedResult, 'winner' | 'reason'>): string {
  if (winner === undefined) return UNKNOWN
  if (winner === 'draw') return '무승부'
  return `${winner === 'cho' ? '초' : '한'} ${reason === undefined ? '승' : REASON_WORDS[reason]}`
}

/** What PGN writes. */
const SCORES: ReadonlyMap<string, Side | 'draw'> = new Map([
  ['1-0', 'cho'],
  ['0-1', 'han'],
  ['1/2-1/2', 'draw'],
  ['½-½', 'draw'],
])

function winnerIn(text: string): Side | 'draw' | undefined {
  const scored = SCORES.get(text)
  if (scored) return scored
  if (text.includes('무승부')) return 'draw'
  const isCho = /^[초楚]/.test(text)
  if (!isCho && !/^[한漢]/.test(text)) return undefined
  if (text.includes('패')) return isCho ? 'han' : 'cho'
  if (!/[승완]/.test(text)) return undefined
  return isCho ? 'cho' : 'han'
}

/** How an arrangement header reads from Cho's left to right. */
const ARRANGEMENT_NAMES: readonly (readonly [name: string, cho: Arrangement, han: Arrangement])[] =
  [
    ['마상상마', 'MSSM', 'MSSM'],
    ['상마마상', 'SMMS', 'SMMS'],
    ['상마상마', 'SMSM', 'MSMS'],
    ['마상마상', 'MSMS', 'SMSM'],
  ]

/**
 * Reads 초차림 or 한차림. Both list the pieces from Cho's left, also Han's; an `Arrangement` counts
 * from the player's own left, so Han's is turned round here.
 */
export function parseArrangement(text: string, side: Side): Arrangement | undefined {
  const found = ARRANGEMENT_NAMES.find(([name]) => name === text.trim())
  return found && (side === 'cho' ? found[1] : found[2])
}

export function formatArrangement(arrangement: Arrangement, side: Side): string {
  const found = ARRANGEMENT_NAMES.find(
    ([, cho, han]) => (side === 'cho' ? cho : han) === arrangement,
  )
  return found?.[0] ?? ''
}
