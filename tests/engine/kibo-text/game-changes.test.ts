import { expect, test } from 'vitest'
import { changesBetween } from '#engine/kibo-text/game-changes'
import { readRecordText } from '#engine/kibo-text/record-text'

const game = (event: string, moves = '1. 71졸72 2. 41병42'): string =>
  `[대회명 "${event}"]\n[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n${moves}\n\n`

const [A, B, C, D] = ['가', '나', '다', '라'].map((event) => game(event))

const OTHER = game('새 대회', '1. 79졸78 2. 49병48 3. 78졸68')
const EDITED = B!.replace('41병42', '49병48')
const MERGED = A! + C!.slice(C!.indexOf('1. '))

test.each([
  { name: 'nothing', before: [A, B], now: [A, B], kept: [2, 0], was: [], gone: [] },
  { name: 'one edited', before: [A, B, C], now: [A, EDITED, C], kept: [1, 1], was: [1], gone: [] },
  { name: 'one new behind', before: [A], now: [A, B], kept: [1, 0], was: [undefined], gone: [] },
  { name: 'one new before', before: [B], now: [A, B], kept: [0, 1], was: [undefined], gone: [] },
  { name: 'one gone', before: [A, B, C], now: [A, C], kept: [1, 1], was: [], gone: [1] },
  {
    name: 'one new beside one edited',
    before: [A, B, D],
    now: [A, OTHER, EDITED, D],
    kept: [1, 1],
    was: [undefined, 1],
    gone: [],
  },
  { name: 'two changed places', before: [A, B], now: [B, A], kept: [0, 0], was: [1, 0], gone: [] },
  {
    name: 'headers deleted between two',
    before: [A, C, D],
    now: [MERGED, D],
    kept: [0, 1],
    was: [0],
    gone: [1],
  },
  {
    name: 'all replaced by fewer',
    before: [A, B, C],
    now: [EDITED],
    kept: [0, 0],
    was: [1],
    gone: [0, 2],
  },
])('$name', ({ before, now, kept, was, gone }) => {
  const old = readRecordText(before.join(''))
  const changes = changesBetween(old, readRecordText(now.join(''), old))
  expect([changes.keptBefore, changes.keptBehind]).toEqual(kept)
  expect(changes.between.map((one) => one.was)).toEqual(was)
  expect(changes.gone).toEqual(gone)
})
