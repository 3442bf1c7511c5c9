import { expect, test } from 'vitest'
import { LineSplitter } from '#main/engines/line-splitter'
import { parseInfo, parseOption, toScore } from '#main/engines/uci-lines'

test.each([
  [
    'option name Hash type spin default 16 min 1 max 131072',
    { type: 'spin', name: 'Hash', value: 16, min: 1, max: 131072 },
  ],
  [
    'option name Analysis Contempt type combo default Both var Both var Off var Very solid',
    {
      type: 'combo',
      name: 'Analysis Contempt',
      value: 'Both',
      choices: ['Both', 'Off', 'Very solid'],
    },
  ],
  ['option name Ponder type check default true', { type: 'check', name: 'Ponder', value: true }],
  [
    'option name SyzygyPath type string default <empty>',
    { type: 'string', name: 'SyzygyPath', value: '' },
  ],
  [
    'option name Debug Log File type string default ',
    { type: 'string', name: 'Debug Log File', value: '' },
  ],
  ['option name Clear Hash type button', undefined],
  ['option name Odd type spin default x min 1 max 2', undefined],
  ['option', undefined],
])('%s', (line, option) => expect(parseOption(line)).toEqual(option))

test.each([
  [
    'info depth 9 seldepth 12 multipv 2 score cp -20 nodes 25807 nps 160291 time 161 pv b1c3 b10c8',
    {
      multipv: 2,
      depth: 9,
      nodes: 25807,
      speed: 160291,
      ms: 161,
      score: { kind: 'cp', value: -20 },
      moves: ['b1c3', 'b10c8'],
    },
  ],
  ['info depth 9 score cp 20 upperbound pv b1c3', undefined],
  ['info string score cp 20 pv b1c3', undefined],
  ['info depth 9 currmove a4b4', undefined],
  ['bestmove a4b4', undefined],
])('%s', (line, info) => expect(parseInfo(line)).toEqual(info))

test('centipawns count soldiers, two points each, unless the engine counts otherwise', () => {
  expect(toScore({ kind: 'cp', value: 150 }, 2)).toEqual({ kind: 'points', value: 3 })
  expect(toScore({ kind: 'mate', value: -3 }, 2)).toEqual({ kind: 'mate', value: -3 })
})

test('lines are put together across pieces, and long ones are cut', () => {
  const lines: string[] = []
  const splitter = new LineSplitter((line) => lines.push(line))
  const hangul = Buffer.from('info string 장기\r\nnext')
  for (const byte of hangul) splitter.push(Buffer.from([byte]))
  splitter.push(Buffer.from(' one\n\n'))
  splitter.push(Buffer.from('x'.repeat(10_000)))
  splitter.push(Buffer.from(`${'x'.repeat(10_000)}\nlast`))
  splitter.end()
  expect(lines.map((line) => line.length)).toEqual([14, 8, 8192, 4])
  expect(lines[0]).toBe('info string 장기')
})
