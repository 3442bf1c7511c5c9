import type { Observation, Observed } from '#engine/arbiter/observation'
import type { NotReached } from '#engine/arbiter/run-on-board'
import type { CaseAction } from '#engine/arbiter/rule-case'
import { formatKiboSquare, squareAt } from '#engine/rules/square'
import { type Side, SIDES } from '#engine/rules/types'
import { unreachable } from '#engine/result'
import type { Texts } from './index.ts'

/** One thing that was asked and what came out. */
export interface ObservedRow<K extends keyof Observation = keyof Observation> {
  readonly key: K
  readonly label: string
  readonly value: string
}

type Describers = {
  readonly [K in keyof Observation]: (words: Texts, value: Observation[K]) => string
}

const yesOrNo = ({ cases }: Texts, value: boolean): string => (value ? cases.yes : cases.no)
const numbers = ({ cases }: Texts, value: readonly number[]): string =>
  value.length === 0 ? cases.none : cases.plies(value)
const sideOrNone = ({ cases }: Texts, value: Side | null): string =>
  value === null ? cases.none : cases.sides[value]

const DESCRIBERS: Describers = {
  legal: ({ cases }, value) => (value ? cases.canMove : cases.cannotMove),
  reason: ({ cases }, value) => cases.reasons[value] ?? value,
  fen: (_words, value) => value.split(' ').slice(0, 2).join(' '),
  turn: sideOrNone,
  inCheck: yesOrNo,
  facing: yesOrNo,
  legalMoveCount: ({ cases }, value) => cases.moves(value),
  passAllowed: yesOrNo,
  bikjangCalledBy: sideOrNone,
  consecutivePasses: (_words, value) => String(value),
  occurrence: ({ cases }, value) => cases.times(value),
  firstCapturePly: ({ cases }, value) => (value === null ? cases.none : cases.plies([value])),
  captureHappened: yesOrNo,
  ply: ({ cases }, value) => cases.moves(value),
  scores: ({ cases }, { cho, han }) => cases.scores(cho, han),
  result: ({ rules }, value) =>
    value === null ? rules.notEnded : `${rules.outcome(value)}, ${rules.reasons[value.reason]}`,
  destinations: ({ cases }, value) =>
    value.length === 0
      ? cases.none
      : value.map(([file, rank]) => formatKiboSquare(squareAt(file, rank))).join(', '),
  illegalStood: numbers,
  afterEnd: numbers,
  phase: ({ cases }, value) => cases.phases[value],
  choice: ({ cases, match }, value) =>
    SIDES.map((side) => {
      const chosen = value[side]
      return `${cases.sides[side]} ${chosen === null ? cases.none : match.arrangements[chosen]}`
    }).join(', '),
  clock: ({ cases }, { mainMs, periodsLeft }) => {
    const left = (side: Side): string =>
      `${cases.seconds(mainMs[side])} + ${cases.periods(periodsLeft[side])}`
    return cases.clockOf(left('cho'), left('han'))
  },
  mainMs: ({ cases }, value) => cases.seconds(value),
  periodsLeft: ({ cases }, value) => cases.periods(value),
  visible: ({ cases, match }, { chosen, arrangement }) => {
    if (arrangement !== null) return match.arrangements[arrangement]
    return chosen ? cases.chosenUnseen : cases.hidden
  },
}

/** What came out of a case, as far as it is asked, in the order of the words. */
export function describeObserved(
  words: Texts,
  seen: Observed,
  asked: readonly string[],
): readonly ObservedRow[] {
  const row = <K extends keyof Observation>(key: K): ObservedRow<K>[] => {
    const value: Observation[K] | undefined = seen[key]
    if (value === undefined || !asked.includes(key)) return []
    return [{ key, label: words.cases.labels[key], value: DESCRIBERS[key](words, value) }]
  }
  return KEYS.flatMap((key): ObservedRow[] => row(key))
}

const isKey = (key: string): key is keyof Observation => Object.hasOwn(DESCRIBERS, key)
const KEYS = Object.keys(DESCRIBERS).filter(isKey)

/** Where the moves of a case could not be played. */
export const describeNotReached = ({ cases }: Texts, { move, reason }: NotReached): string =>
  cases.unreached(move, cases.reasons[reason] ?? reason)

/** What a case asks, as a question. */
export function describeQuestion({ cases }: Texts, action: CaseAction): string {
  const { questions, sides } = cases
  switch (action.type) {
    case 'destinations':
      return questions.destinations(formatKiboSquare(action.square))
    case 'view': {
      const { viewer, of } = action
      return questions.view(viewer === 'spectator' ? questions.spectator : sides[viewer], sides[of])
    }
    case 'resign':
    case 'offerDraw':
      return questions[action.type](sides[action.side])
    case 'move':
    case 'status':
    case 'board':
    case 'undo':
    case 'timedMove':
    case 'timeout':
    case 'setup':
    case 'judge':
    case 'policy':
      return questions[action.type]
    default:
      return unreachable(action)
  }
}
