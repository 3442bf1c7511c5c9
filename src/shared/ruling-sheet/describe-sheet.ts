import type { RulingSheet, SheetPosition } from '#engine/arbiter/ruling-sheet'
import { formatArrangement, type Player } from '#engine/notation/headers'
import { RULE_POINTS } from '#engine/rules/ruleset'
import { SIDES } from '#engine/rules/types'
import { type Language, type Texts, texts } from '../text/index.ts'
import { describeRulePoint } from '../text/rule-words.ts'
import { describeResult } from '../text/result-text.ts'
import { describeDoubts } from './describe-doubts.ts'
import { describeCount, describeEvents, describeReadings } from './describe-tables.ts'
import { describeVerdict } from './describe-verdict.ts'
import type { Fact, SheetBlock, SheetDocument, SheetSection } from './sheet-document.ts'

/** What the arbiter adds to a sheet. */
export interface SheetWriting {
  readonly language: Language
  /** The rule set in force by its name: of a preset, or as its user called it. */
  readonly rulesName: string
  readonly withDoubts: boolean
  readonly opinion: string
  readonly arbiter: string
  readonly date: string
}

/** The sheet in words. */
export function describeSheet(sheet: RulingSheet, writing: SheetWriting): SheetDocument {
  const all = texts[writing.language]
  const words = all.rulingSheet
  const positions = sheet.positions.map((position) => ({
    caption: describePosition(all, position),
    position,
  }))
  const sections: readonly (SheetSection | undefined)[] = [
    { id: 'game', title: words.game.title, blocks: [describeGame(all, sheet)] },
    { id: 'ruling', title: words.ruling.title, blocks: describeVerdict(all, sheet) },
    positions.length === 0
      ? undefined
      : {
          id: 'positions',
          title: words.positions.title,
          blocks: [{ kind: 'positions', positions }],
        },
    sheet.count && {
      id: 'count',
      title: words.count.title,
      blocks: [describeCount(all, sheet.count)],
    },
    { id: 'events', title: words.events.title, blocks: describeEvents(all, sheet) },
    { id: 'rules', title: words.rules.title, blocks: describeRules(all, sheet, writing) },
    { id: 'readings', title: words.readings.title, blocks: [describeReadings(all, sheet)] },
    writing.withDoubts ? describeDoubts(all, sheet) : undefined,
    { id: 'opinion', title: words.opinion, blocks: [{ kind: 'opinion', text: writing.opinion }] },
    { id: 'signing', title: words.signing.closing, blocks: [signatures(all, sheet, writing)] },
  ]
  return {
    language: writing.language,
    title: words.title,
    sections: sections.filter((section) => section !== undefined),
  }
}

function describeGame(all: Texts, { info, start, firstSide, judgement }: RulingSheet): SheetBlock {
  const words = all.rulingSheet.game
  const facts: readonly (Fact | undefined)[] = [
    { name: words.players.cho, value: playerName(info.cho) ?? words.unknown },
    { name: words.players.han, value: playerName(info.han) ?? words.unknown },
    fact(words.event, info.event),
    fact(words.round, info.round),
    fact(words.date, info.date),
    fact(words.site, info.site),
    { name: words.arrangement, value: describeStart(all, start) },
    { name: words.moves, value: all.rules.moves(judgement.plies.length) },
    firstSide === 'han' ? { name: all.window.headers.start, value: words.hanFirst } : undefined,
    { name: words.recorded, value: describeRecorded(all, info.result) },
  ]
  return { kind: 'facts', facts: facts.filter((each) => each !== undefined) }
}

const fact = (name: string, value: string | undefined): Fact | undefined =>
  value === undefined ? undefined : { name, value: shortened(value) }

/** Headers may hold anything; longer ones than this belong to no sheet. */
const LONGEST = 200

/** One line: no header can look like more of the sheet. */
function shortened(text: string): string {
  const [...letters] = text.slice(0, 2 * LONGEST).replace(/[\s\p{Cc}]+/gu, ' ')
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')
}

const playerName = (player: Player | undefined): string | undefined =>
  player && shortened([player.name, player.rank].filter((part) => part !== undefined).join(' '))

/** A result nobody understands stands as it was written. */
function describeRecorded(all: Texts, result: RulingSheet['info']['result']): string {
  if (!result || result.text.trim() === '') return all.rulingSheet.game.unknown
  return result.winner === undefined
    ? shortened(result.text)
    : describeResult(all.window.headers, result)
}

function describeStart({ rulingSheet }: Texts, start: RulingSheet['start']): string {
  const words = rulingSheet.game
  switch (start.kind) {
    case 'arranged': {
      const [cho = '', han = ''] = SIDES.map((side) => formatArrangement(start.pair[side], side))
      return words.arrangements(cho, han)
    }
    case 'handicap':
      return words.handicap(start.missing.cho, start.missing.han)
    case 'position':
      return words.position
  }
}

/** `85수 초 79졸78 뒤 · 한 차례 · 장군`. */
function describePosition({ rulingSheet, window }: Texts, position: SheetPosition): string {
  const words = rulingSheet.positions
  const { by, ply, setup, check, areGeneralsFacing } = position
  return [
    by ? words.after(ply, by.side, by.move ?? window.moves.pass) : words.start,
    words.turn(setup.turn),
    ...(check === undefined ? [] : [words.check]),
    ...(areGeneralsFacing ? [words.facing] : []),
  ].join(' · ')
}

function describeRules(
  all: Texts,
  { rules }: RulingSheet,
  { rulesName }: SheetWriting,
): readonly SheetBlock[] {
  const points = RULE_POINTS.map((point) => ({
    name: all.rules.points[point],
    value: describeRulePoint(all, rules, point),
  }))
  return [
    { kind: 'facts', facts: [{ name: all.rulingSheet.rules.name, value: rulesName }, ...points] },
    { kind: 'note', text: all.rulingSheet.rules.note },
  ]
}

function signatures(
  { rulingSheet }: Texts,
  { info }: RulingSheet,
  { arbiter, date }: SheetWriting,
): SheetBlock {
  const words = rulingSheet.signing
  const players = SIDES.map((side) => ({
    role: words.people[side],
    name: playerName(info[side]) ?? '',
    side,
    sign: words.sign,
  }))
  return {
    kind: 'signatures',
    lines: [
      { role: words.date, name: date, side: undefined, sign: '' },
      { role: words.arbiter, name: arbiter, side: undefined, sign: words.sign },
      ...players,
    ],
  }
}
