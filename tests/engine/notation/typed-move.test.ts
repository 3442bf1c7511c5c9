import { expect, test } from 'vitest'
import { parseTypedMove } from '#engine/notation/typed-move'
import { formatUci } from '#engine/notation/uci'
import { arrangementSetup } from '#engine/rules/setup'

const start = arrangementSetup('MSSM', 'MSSM')

test.each([
  { typed: '79졸78', uci: 'i4h4' },
  { typed: ' 1. 79卒78 ', uci: 'i4h4' },
  { typed: '79초졸78', uci: 'i4h4' },
  { typed: '7978', uci: 'i4h4' },
  { typed: '79-78', uci: 'i4h4' },
  { typed: 'P79-78', uci: 'i4h4' },
  { typed: 'i4h4', uci: 'i4h4' },
  { typed: 'Pih4', uci: 'i4h4' },
  { typed: 'ih4', uci: 'i4h4' },
  { typed: '한수쉼', uci: '0000' },
  { typed: 'pass', uci: '0000' },
  { typed: '--', uci: '0000' },
  { name: 'illegal, but both points are known', typed: '79졸59', uci: 'i4i6' },
  { typed: 'a1a9', uci: 'a1a9' },
])('$typed', ({ typed, uci }) => {
  const move = parseTypedMove(typed, start)
  expect(move.ok && formatUci(move.value, undefined)).toBe(uci)
})

test.each([
  { typed: '', problem: { code: 'not-a-move' } },
  { typed: '졸', problem: { code: 'not-a-move' } },
  { typed: '<b>', problem: { code: 'not-a-move' } },
  { typed: 'Rb5', problem: { code: 'no-such-move' } },
  { typed: 'Pd4', problem: { code: 'ambiguous', candidates: ['73졸74', '75졸74'] } },
])('$typed is not played', ({ typed, problem }) => {
  expect(parseTypedMove(typed, start)).toEqual({ ok: false, error: problem })
})
