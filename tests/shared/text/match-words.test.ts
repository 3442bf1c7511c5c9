import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '#engine/match/event'
import type { Refusal } from '#engine/match/refusal'
import { PRESETS } from '#engine/rules/ruleset'
import { parseKiboSquare } from '#engine/rules/square'
import { texts } from '#shared/text/index'
import {
  describeMatchEvent,
  describeMatchRefusal,
  repetitionWarning,
} from '#shared/text/match-words'

const [from, to] = [parseKiboSquare('79')!, parseKiboSquare('78')!]

describe('refused actions of a match', () => {
  test.each<{ refusal: Refusal; ko: string; en: string }>([
    {
      refusal: { code: 'offerTooSoon', actionsLeft: 1 },
      ko: '1수를 더 둔 뒤에 무승부를 다시 제안할 수 있어요.',
      en: 'You can offer a draw again after 1 move of your own.',
    },
    {
      refusal: { code: 'undoLimit', limit: 3 },
      ko: '무르기 3번을 모두 썼어요.',
      en: 'You have used all 3 take-backs.',
    },
    {
      refusal: { code: 'wrongPhase', phase: 'playing' },
      ko: '상차림은 이미 끝났어요.',
      en: 'The arrangements are chosen already.',
    },
    {
      refusal: { code: 'malformed', problems: [{ code: 'missing', path: 'to' }] },
      ko: '요청의 「to」 부분이 잘못되었어요.',
      en: 'The part “to” of the request is wrong.',
    },
    {
      refusal: { code: 'notYourTurnToChoose' },
      ko: '한이 먼저 상차림을 골라야 해요.',
      en: 'Han chooses its arrangement first.',
    },
  ])('$refusal.code', ({ refusal, ko, en }) => {
    expect(describeMatchRefusal(texts.ko, refusal)).toBe(ko)
    expect(describeMatchRefusal(texts.en, refusal)).toBe(en)
  })

  test('a move the rules refuse says what the rules say', () => {
    const refusal: Refusal = { code: 'illegal', why: { code: 'pass-not-allowed' } }
    expect(describeMatchRefusal(texts.ko, refusal)).toBe(
      texts.ko.rules.refusals['pass-not-allowed'],
    )
  })
})

describe('events of a match', () => {
  test.each<{ event: MatchEvent; ko: string; en: string }>([
    {
      event: { type: 'setupChosen', side: 'han', arrangement: null, automatic: false },
      ko: '한이 상차림을 골랐어요.',
      en: 'Han has chosen its arrangement.',
    },
    {
      event: { type: 'setupChosen', side: 'cho', arrangement: 'SMSM', automatic: true },
      ko: '시간이 지나 초의 상차림을 자동으로 골랐어요: 상마상마',
      en: 'Time ran out: an arrangement was drawn for Cho: elephant horse elephant horse.',
    },
    {
      event: { type: 'moved', side: 'cho', from, to, captured: 'soldier' },
      ko: '초: 79 → 78, 병을 잡았어요.',
      en: 'Cho: 79 → 78, takes soldier.',
    },
    {
      event: { type: 'moved', side: 'han', from, to, captured: null },
      ko: '한: 79 → 78',
      en: 'Han: 79 → 78',
    },
    {
      event: { type: 'passed', side: 'cho', forced: true },
      ko: '초가 둘 수가 없어 한수 쉬었어요.',
      en: 'Cho has no move and passes.',
    },
    {
      event: { type: 'repeated', occurrence: 3 },
      ko: '같은 국면이 3번째 나왔어요.',
      en: 'The same position for the 3rd time.',
    },
    {
      event: { type: 'undone', side: 'han', plies: 2 },
      ko: '한의 부탁으로 2수를 물렀어요.',
      en: '2 moves taken back at the request of Han.',
    },
  ])('$event.type', ({ event, ko, en }) => {
    expect(describeMatchEvent(texts.ko, event, 'ko')).toBe(ko)
    expect(describeMatchEvent(texts.en, event, 'en')).toBe(en)
  })
})

test.each([
  { rules: PRESETS.standard, ko: '한 번 더 반복하면 둘 수 없어요.' },
  { rules: PRESETS.kjf, ko: '한 번 더 반복하면 반복한 쪽이 져요.' },
  { rules: PRESETS.ddakji, ko: '한 번 더 반복하면 점수로 판정해요.' },
  { rules: { ...PRESETS.ddakji, scoring: false }, ko: '한 번 더 반복하면 무승부가 돼요.' },
])('the warning is worded by the rule in force: $ko', ({ rules, ko }) => {
  expect(repetitionWarning(texts.ko, rules)).toBe(ko)
})
