import type { CaseStep } from '#engine/arbiter/replay-case'
import { formatKiboStep } from '#engine/notation/move-text'
import { SQUARES, type Square } from '#engine/rules/square'
import { unreachable } from '#engine/result'
import { describeRefusal, describeRuleEvent } from '#shared/text/rule-words'
import type { Texts } from '#shared/text/index'
import type { BoardPicture } from '#shared/board/board-picture'

type Marks = Pick<
  BoardPicture,
  'board' | 'lastMove' | 'check' | 'facing' | 'shapes' | 'selected' | 'targets'
>

/** The board of a step; a refused move is an arrow over it. */
export function boardOfStep(step: CaseStep): Marks {
  const { board, turn, isCheck, isFacing } = step
  const general = SQUARES.find((s) => board[s]?.role === 'general' && board[s].side === turn)
  return {
    board,
    facing: isFacing,
    ...(isCheck && { check: general }),
    ...(step.kind === 'played' && step.move.kind === 'step' && { lastMove: step.move }),
    ...(step.kind === 'refused' &&
      step.move.kind === 'step' && {
        shapes: [{ kind: 'arrow', from: step.move.from, to: step.move.to, colour: 'red' }],
      }),
  }
}

/** The piece a case asks about and where it may go. */
export const destinationMarks = (
  { board }: CaseStep,
  from: Square,
  points: readonly Square[],
): Pick<Marks, 'selected' | 'targets'> => ({
  selected: from,
  targets: points.map((square) => ({ square, capture: board[square] !== undefined })),
})

type Action = Extract<CaseStep, { kind: 'played' | 'refused' }>

function moveText(words: Texts, step: Action): string {
  const { move, piece } = step
  if (move.kind === 'pass') return words.window.said.pass
  if (!piece) return ''
  const captured = step.kind === 'played' ? (step.report.captured ?? undefined) : undefined
  return formatKiboStep({ from: move.from, to: move.to, piece, captured, givesCheck: false })
}

/** What a step brings, in sentences: the move, then all that follows from it. */
export function describeStep(words: Texts, step: CaseStep): readonly string[] {
  const { cases, rules } = words
  switch (step.kind) {
    case 'start':
      return [cases.start]
    case 'chosen':
      return [cases.chosen]
    case 'undone':
      return [cases.undone(step.plies)]
    case 'refused':
      return [cases.refused(moveText(words, step), describeRefusal(words, step.refusal))]
    case 'played': {
      const { events, outcome } = step.report
      return [
        cases.played(cases.sides[step.side], moveText(words, step)),
        ...events
          .filter(({ type }) => type !== 'pass')
          .map((event) => describeRuleEvent(words, event)),
        ...(outcome ? [`${rules.outcome(outcome)}, ${rules.reasons[outcome.reason]}`] : []),
      ]
    }
    default:
      return unreachable(step)
  }
}
