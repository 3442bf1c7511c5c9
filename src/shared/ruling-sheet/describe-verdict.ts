import type { RulingSheet } from '#engine/arbiter/ruling-sheet'
import type { Outcome } from '#engine/rules/outcome'
import type { Texts } from '../text/index.ts'
import { describeBikjangNote, describePerpetual, describeRefusal } from '../text/rule-words.ts'
import type { SheetBlock } from './sheet-document.ts'

/** The verdict, why it is so, and what the record says. */
export function describeVerdict(all: Texts, sheet: RulingSheet): readonly SheetBlock[] {
  const { judgement, cited, agreement, decidedAt, rules, remarks } = sheet
  const { result, stopped } = judgement
  const words = all.rulingSheet.ruling
  const told: readonly (string | undefined)[] = [
    result ? because(all, sheet, result) : undefined,
    result?.evidence && describePerpetual(all, result.evidence),
    result?.evidence && describeBikjangNote(all, rules, result.evidence),
    stopped
      ? all.ruling.panel.stopped(stopped.ply, describeRefusal(all, stopped.refusal))
      : undefined,
    words.agreement[agreement],
    remarks.isVariation ? words.isVariation : undefined,
    remarks.hasUnread ? words.hasUnread : undefined,
    remarks.isCut ? words.isCut : undefined,
  ]
  const names = cited.map((rule) => `${rule} ${all.rulingSheet.ruleTitles[rule]}`)
  return [
    {
      kind: 'verdict',
      text: result ? all.rules.outcome(result) : all.rules.notEnded,
      place: result
        ? `${words.at(decidedAt)} · ${all.rules.reasons[result.reason]}`
        : openPlace(all, sheet),
    },
    ...told
      .filter((text) => text !== undefined)
      .map((text): SheetBlock => ({ kind: 'paragraph', text })),
    ...(names.length === 0
      ? []
      : [{ kind: 'facts', facts: [{ name: words.rests, value: names.join(', ') }] } as const]),
  ]
}

const openPlace = ({ rulingSheet }: Texts, { judgement, decidedAt }: RulingSheet): string =>
  judgement.plies.length === 0 ? rulingSheet.ruling.noMoves : rulingSheet.ruling.notEnded(decidedAt)

/** One sentence of what happened; an ending that no record of moves holds has none. */
function because(
  { rulingSheet, ruling }: Texts,
  { rules }: RulingSheet,
  { reason, winner, moveCount, evidence }: Outcome,
): string | undefined {
  const words = rulingSheet.ruling.because
  switch (reason) {
    case 'checkmate':
      return winner ? words.checkmate(winner, moveCount) : undefined
    case 'scoreBikjang':
    case 'drawBikjang':
      return evidence?.kind === 'bikjang'
        ? words.bikjang(evidence.call.calledBy, evidence.call.ply, moveCount)
        : undefined
    case 'scorePasses':
    case 'drawPasses':
      return words.passes(moveCount)
    case 'scoreMoveLimit':
    case 'drawMoveLimit':
      return words.moveLimit(rules.moveLimit)
    case 'repetitionLoss':
    case 'scoreRepetition':
    case 'drawRepetition':
      return evidence?.kind === 'repetition'
        ? words.repetition(
            moveCount,
            evidence.occurrence,
            evidence.plies
              .slice(0, -1)
              .map((ply) => ruling.panel.ply(ply))
              .join(', '),
          )
        : undefined
    default:
      return undefined
  }
}
