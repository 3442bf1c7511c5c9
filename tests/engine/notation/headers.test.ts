import { describe, expect, test } from 'vitest'
import {
  formatArrangement,
  nameHeaders,
  parseArrangement,
  parsePlayer,
  parseResult,
} from '#engine/notation/headers'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { SIDES } from '#engine/rules/types'

test.each([
  { text: '초 완승', winner: 'cho', reason: 'complete' },
  { text: '漢의 기권승', winner: 'han', reason: 'resignation' },
  { text: '楚 불계승', winner: 'cho', reason: 'resignation' },
  { text: '초승(기권) ', winner: 'cho', reason: 'resignation' },
  { text: '한승(외통수)', winner: 'han', reason: 'checkmate' },
  { text: '楚 장군승', winner: 'cho', reason: 'checkmate' },
  { text: '한 시간승', winner: 'han', reason: 'time' },
  { text: '한 0.5점 승', winner: 'han', reason: 'points' },
  { text: '초 접속 끊김 패', winner: 'han', reason: 'disconnection' },
  { text: '한기권패', winner: 'cho', reason: 'resignation' },
  { text: '초실격승', winner: 'cho', reason: 'disqualification' },
  { text: '초 빅승', winner: 'cho', reason: 'bikjang' },
  { text: '초 촨승', winner: 'cho', reason: undefined },
  { text: '초 완슫', winner: 'cho', reason: 'complete' },
  { text: '무승부', winner: 'draw', reason: undefined },
  { text: '무승부(빅장)', winner: 'draw', reason: 'bikjang' },
  { text: '무승부(동의)', winner: 'draw', reason: 'agreement' },
  { text: '초 와늣', winner: undefined, reason: undefined },
  { text: '무효 대국', winner: undefined, reason: undefined },
  { text: '통신장애중단', winner: undefined, reason: undefined },
  { text: '미상', winner: undefined, reason: undefined },
])('result $text', ({ text, winner, reason }) => {
  expect(parseResult(text)).toEqual({ text, winner, reason })
})

test.each([
  { text: '가람 9단', name: '가람', rank: '9단' },
  { text: '가람(9단)', name: '가람', rank: '9단' },
  { text: '가람 （13급）', name: '가람', rank: '13급' },
  { text: '(9단)', name: '(9단)', rank: undefined },
  { text: ' 가람 나래  13급 ', name: '가람 나래', rank: '13급' },
  { text: '가람 아마3단', name: '가람', rank: '아마3단' },
  { text: '9단', name: '9단', rank: undefined },
  { text: '가람 아마 3단', name: '가람', rank: '아마 3단' },
  { text: '가람 九단', name: '가람', rank: '九단' },
  { text: '가람 初段', name: '가람', rank: '初段' },
  { text: '가람(프로 七단)', name: '가람', rank: '프로 七단' },
  { text: '가람9단', name: '가람', rank: '9단' },
  { text: '가람13급', name: '가람', rank: '13급' },
  { text: '가람프로七단', name: '가람', rank: '프로七단' },
  { text: '가람 나래 아마5단', name: '가람 나래', rank: '아마5단' },
  { text: 'garam4단', name: 'garam', rank: '4단' },
  { text: '가람07나래4단', name: '가람07나래', rank: '4단' },
  { text: '가람3219단', name: '가람321', rank: '9단' },
  { text: '정치9단 8단', name: '정치9단', rank: '8단' },
  { text: '가람115급', name: '가람115급', rank: undefined },
  { text: '가람0단', name: '가람0단', rank: undefined },
  { text: '가9단', name: '가9단', rank: undefined },
  { text: '한단', name: '한단', rank: undefined },
  { text: '3단합체', name: '3단합체', rank: undefined },
  { text: '가람초급', name: '가람초급', rank: undefined },
  { text: '가람 9다', name: '가람 9다', rank: undefined },
  { text: '초이름(楚李名)', name: '초이름(楚李名)', rank: undefined },
])('player $text', ({ text, name, rank }) => {
  expect(parsePlayer(text)).toEqual({ name, rank })
})

describe('arrangements', () => {
  test.each([
    { text: '마상상마', cho: 'MSSM', han: 'MSSM' },
    { text: '상마마상', cho: 'SMMS', han: 'SMMS' },
    { text: '상마상마', cho: 'SMSM', han: 'MSMS' },
    { text: ' 마상마상 ', cho: 'MSMS', han: 'SMSM' },
    { text: '마마상상', cho: undefined, han: undefined },
  ])('$text is written from the left of Cho for both', ({ text, cho, han }) => {
    expect(parseArrangement(text, 'cho')).toBe(cho)
    expect(parseArrangement(text, 'han')).toBe(han)
  })

  test('read back', () => {
    for (const side of SIDES) {
      for (const arrangement of ARRANGEMENTS) {
        expect(parseArrangement(formatArrangement(arrangement, side), side)).toBe(arrangement)
      }
    }
  })
})

test('of two headers with one meaning the newer key counts, else the first', () => {
  const named = nameHeaders([
    { key: '초포진', value: 'old' },
    { key: '초차림', value: 'new' },
    { key: '한차림', value: 'first' },
    { key: '한차림', value: 'second' },
    { key: '심판', value: 'unknown key' },
  ])
  expect(named.get('choArrangement')?.value).toBe('new')
  expect(named.get('hanArrangement')?.value).toBe('first')
  expect(named.size).toBe(2)
})
