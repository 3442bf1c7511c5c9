import { excerpt } from '../notation/excerpt.ts'
import { parseFen } from '../notation/fen.ts'
import { parseGibBoard } from '../notation/gib-board.ts'
import type { GibHeader } from '../notation/gib-syntax.ts'
import { type NamedHeaders, parseArrangement } from '../notation/headers.ts'
import type { Reporter } from '../notation/reporter.ts'
import { type Arrangement, ARRANGEMENTS, arrangementSetup, checkSetup } from '../rules/setup.ts'
import type { Setup, Side } from '../rules/types.ts'
import type { GameStart } from './game.ts'

type Headers = NamedHeaders<GibHeader>

/** A start that the headers allow. Only what is assumed names its arrangements. */
export interface StartCandidate {
  readonly start: GameStart
  readonly assumed: Readonly<Record<Side, Arrangement>> | undefined
}

/** The sixteen starts, shared by all games that begin with them. */
const SETUPS: ReadonlyMap<string, Setup> = new Map(
  ARRANGEMENTS.flatMap((cho) =>
    ARRANGEMENTS.map((han) => [`${cho} ${han}`, arrangementSetup(cho, han)] as const),
  ),
)

const setupOf = (cho: Arrangement, han: Arrangement): Setup =>
  SETUPS.get(`${cho} ${han}`) ?? arrangementSetup(cho, han)

/**
 * The starts a game may have, by its headers: the board (판) goes before a FEN and that before the
 * arrangements (차림). Where a side's arrangement is not known, all four are possible.
 */
export function startCandidates(
  headers: Headers,
  reporter: Reporter,
): readonly [StartCandidate, ...StartCandidate[]] {
  const board = boardHeader(headers, reporter)
  if (board) return [{ start: { setup: board, source: 'board-header' }, assumed: undefined }]
  const fen = fenHeader(headers, reporter)
  if (fen) return [{ start: { setup: fen, source: 'fen-header' }, assumed: undefined }]
  const cho = arrangementHeader(headers, 'cho', reporter)
  const han = arrangementHeader(headers, 'han', reporter)
  if (cho && han) {
    const start: GameStart = { setup: setupOf(cho, han), source: 'arrangements' }
    return [{ start, assumed: undefined }]
  }
  const candidate = (assumedCho: Arrangement, assumedHan: Arrangement): StartCandidate => ({
    start: { setup: setupOf(assumedCho, assumedHan), source: 'assumed' },
    assumed: { cho: assumedCho, han: assumedHan },
  })
  const [firstCho, ...otherCho] = cho ? ([cho] as const) : ARRANGEMENTS
  const [firstHan, ...otherHan] = han ? ([han] as const) : ARRANGEMENTS
  return [
    candidate(firstCho, firstHan),
    ...otherHan.map((other) => candidate(firstCho, other)),
    ...otherCho.flatMap((other) => [firstHan, ...otherHan].map((h) => candidate(other, h))),
  ]
}

function boardHeader(headers: Headers, reporter: Reporter): Setup | undefined {
  const header = headers.get('board')
  if (!header) return undefined
  const parsed = parseGibBoard(header.value)
  if (parsed.ok) return playable(parsed.value, header, reporter)
  const facts = { value: excerpt(header.value), problem: parsed.error.code }
  reporter.add({ code: 'board-unreadable', facts }, header.from, header.to)
  return undefined
}

function fenHeader(headers: Headers, reporter: Reporter): Setup | undefined {
  const header = headers.get('fen')
  if (!header) return undefined
  const parsed = parseFen(header.value)
  if (parsed.ok) return playable(parsed.value, header, reporter)
  const facts = { value: excerpt(header.value), problem: parsed.error.code }
  reporter.add({ code: 'fen-unreadable', facts }, header.from, header.to)
  return undefined
}

/** Without its two generals a board is refused; other oddities stand, with a warning. */
function playable(setup: Setup, header: GibHeader, reporter: Reporter): Setup | undefined {
  const problems = checkSetup(setup)
  if (problems.length === 0) return setup
  const { key, from, to } = header
  const isRefused = problems.some(
    (problem) =>
      problem.code === 'no-general' ||
      (problem.code !== 'opponent-in-check' && problem.role === 'general'),
  )
  const code = isRefused ? 'start-unplayable' : 'start-unusual'
  reporter.add({ code, facts: { key } }, from, to)
  return isRefused ? undefined : setup
}

function arrangementHeader(
  headers: Headers,
  side: Side,
  reporter: Reporter,
): Arrangement | undefined {
  const header = headers.get(side === 'cho' ? 'choArrangement' : 'hanArrangement')
  if (!header) return undefined
  const arrangement = parseArrangement(header.value, side)
  if (!arrangement) {
    const facts = { key: header.key, value: excerpt(header.value) }
    reporter.add({ code: 'arrangement-unknown', facts }, header.from, header.to)
  }
  return arrangement
}
