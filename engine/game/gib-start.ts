import { excerpt } from '../notation/excerpt.ts'
import { parseFen } from '../notation/fen.ts'
import { parseGibBoard } from '../notation/gib-board.ts'
import type { GibHeader } from '../notation/gib-syntax.ts'
import { type NamedHeaders, parseArrangement } from '../notation/headers.ts'
import type { Reporter } from '../notation/reporter.ts'
import { Mailbox } from '../rules/mailbox.ts'
import {
  type Arrangement,
  ARRANGEMENTS,
  arrangementSetup,
  checkSetup,
  type SetupProblem,
} from '../rules/setup.ts'
import type { Setup, Side } from '../rules/types.ts'
import type { GameStart, StartSource } from './game.ts'

type Headers = NamedHeaders<GibHeader>

/** A start that the headers allow. */
export interface StartCandidate {
  readonly start: GameStart
  /** The start on a board that others look at too: not to play on. */
  readonly board: Mailbox
  /** A board to play on. */
  readonly newBox: () => Mailbox
  /** Only what is not written but assumed names its arrangements. */
  readonly assumed: Readonly<Record<Side, Arrangement>> | undefined
}

interface ArrangedCandidate extends StartCandidate {
  readonly pair: Readonly<Record<Side, Arrangement>>
}

/** The sixteen starts, shared by all games that begin with them: as written, and as assumed. */
const WRITTEN = arrangedStarts('arrangements')
const ASSUMED = arrangedStarts('assumed')

function arrangedStarts(source: StartSource): readonly ArrangedCandidate[] {
  return ARRANGEMENTS.flatMap((cho) =>
    ARRANGEMENTS.map((han) => {
      const candidate = given(arrangementSetup(cho, han), source)
      const pair = { cho, han }
      return { ...candidate, pair, assumed: source === 'assumed' ? pair : undefined }
    }),
  )
}

function given(setup: Setup, source: StartSource): StartCandidate {
  const board = Mailbox.from(setup)
  return { start: { setup, source }, board, newBox: () => board.clone(), assumed: undefined }
}

/**
 * The starts a game may have, by its headers: the board (판) goes before a FEN and that before the
 * arrangements (차림). Where a side's arrangement is not known, all four are possible.
 */
export function startCandidates(headers: Headers, reporter: Reporter): readonly StartCandidate[] {
  const board = boardHeader(headers, reporter)
  if (board) return [given(board, 'board-header')]
  const fen = fenHeader(headers, reporter)
  if (fen) return [given(fen, 'fen-header')]
  const cho = arrangementHeader(headers, 'cho', reporter)
  const han = arrangementHeader(headers, 'han', reporter)
  const starts = cho && han ? WRITTEN : ASSUMED
  if (!cho && !han) return starts
  return starts.filter(
    ({ pair }) => (cho ?? pair.cho) === pair.cho && (han ?? pair.han) === pair.han,
  )
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
  const isRefused = problems.some(keepsFromPlay)
  const code = isRefused ? 'start-unplayable' : 'start-unusual'
  reporter.add({ code, facts: { key } }, from, to)
  return isRefused ? undefined : setup
}

/** Whether a problem leaves no board to play on: other oddities are only remarked upon. */
export const keepsFromPlay = (problem: SetupProblem): boolean =>
  problem.code === 'no-general' ||
  (problem.code !== 'opponent-in-check' && problem.role === 'general')

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
