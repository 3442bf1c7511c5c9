import { rulesOfEvent } from '#engine/arbiter/rule-numbers'
import type { CountedRole, RulingSheet, SheetRow } from '#engine/arbiter/ruling-sheet'
import { DEOM } from '#engine/rules/points'
import { PRESETS } from '#engine/rules/ruleset'
import { SIDES } from '#engine/rules/types'
import type { Texts } from '../text/index.ts'
import { describeRuleEvent, describeRulePoint } from '../text/rule-words.ts'
import type { SheetBlock, TableColumn } from './sheet-document.ts'

const text = (name: string): TableColumn => ({ name, kind: 'text' })
const short = (name: string): TableColumn => ({ name, kind: 'short' })
const figure = (name: string): TableColumn => ({ name, kind: 'figure' })

/** The actions the ruling rests on. */
export function describeEvents(all: Texts, sheet: RulingSheet): readonly SheetBlock[] {
  const words = all.rulingSheet.events
  const { rows, moreRows } = sheet
  if (rows.length === 0) return [{ kind: 'paragraph', text: words.none }]
  const end = rows.findIndex(({ isEnd }) => isEnd)
  const table: SheetBlock = {
    kind: 'table',
    columns: [
      figure(words.ply),
      short(words.side),
      short(words.move),
      text(words.what),
      short(words.rule),
    ],
    rows: rows.map((row) => [
      String(row.ply),
      all.setup.sides[row.side],
      row.move ?? all.window.moves.pass,
      happened(all, sheet, row),
      [...new Set(row.events.flatMap(rulesOfEvent))].join(' '),
    ]),
    marked: end < 0 ? undefined : end,
    hasSum: false,
  }
  return moreRows > 0 ? [table, { kind: 'note', text: words.more(moreRows) }] : [table]
}

function happened(all: Texts, { judgement }: RulingSheet, { events, isEnd }: SheetRow): string {
  const told = joined(events.map((event) => describeRuleEvent(all, event)))
  const { result } = judgement
  if (!isEnd || !result) return told
  const end = `${all.rulingSheet.events.end}: ${all.rules.reasons[result.reason]}`
  return told === '' ? end : `${told} — ${end}`
}

/** Some events are told in sentences, the others in a word or two. */
const joined = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((told, part) => `${told}${told.endsWith('.') ? '' : ','} ${part}`, first)

/** What stood on the board when points decided. */
export function describeCount(all: Texts, count: readonly CountedRole[]): SheetBlock {
  const words = all.rulingSheet.count
  const [cho = 0, han = 0] = SIDES.map((side) =>
    count.reduce((sum, role) => sum + role[side] * role.worth, 0),
  )
  return {
    kind: 'table',
    columns: [
      text(words.piece),
      figure(words.worth),
      ...SIDES.flatMap((side) => [figure(words.pieces(side)), figure(words.points(side))]),
    ],
    rows: [
      ...count.map((role) => [
        all.setup.roles[role.role],
        String(role.worth),
        ...SIDES.flatMap((side) => [String(role[side]), String(role[side] * role.worth)]),
      ]),
      [words.deom, '', '', '', '', String(DEOM)],
      [words.sum, '', '', String(cho), '', String(han + DEOM)],
    ],
    marked: undefined,
    hasSum: true,
  }
}

/** The rule sets that end the game otherwise, with the points that make the difference. */
export function describeReadings(all: Texts, { readings }: RulingSheet): SheetBlock {
  const words = all.rulingSheet.readings
  if (readings.length === 0) return { kind: 'paragraph', text: words.none }
  return {
    kind: 'table',
    columns: [text(words.rules), text(words.result), text(words.points)],
    rows: readings.map(({ rules, result, points }) => [
      all.rules.presets[rules],
      result ? all.cli.summary(result) : all.rules.notEnded,
      points
        .map(
          (point) => `${all.rules.points[point]}: ${describeRulePoint(all, PRESETS[rules], point)}`,
        )
        .join(', '),
    ]),
    marked: undefined,
    hasSum: false,
  }
}
