import { expect, test } from 'vitest'
import { formatBoardDiagram } from '#engine/notation/board-diagram'
import { arrangementSetup } from '#engine/rules/setup'

const { board } = arrangementSetup('MSMS', 'MSSM')

test('with names of pieces, Han marked', () => {
  expect(formatBoardDiagram(board, 'hangul')).toBe(`    1  2  3  4  5  6  7  8  9
1 v차v마v상v사 ・v사v상v마v차
2  ・ ・ ・ ・v장 ・ ・ ・ ・
3  ・v포 ・ ・ ・ ・ ・v포 ・
4 v병 ・v병 ・v병 ・v병 ・v병
5  ・ ・ ・ ・ ・ ・ ・ ・ ・
6  ・ ・ ・ ・ ・ ・ ・ ・ ・
7  졸 ・ 졸 ・ 졸 ・ 졸 ・ 졸
8  ・ 포 ・ ・ ・ ・ ・ 포 ・
9  ・ ・ ・ ・ 장 ・ ・ ・ ・
0  차 마 상 사 ・ 사 마 상 차
`)
})

test('with letters, as engines count', () => {
  expect(formatBoardDiagram(board, 'letters')).toBe(`10 r h e a . a e h r
 9 . . . . k . . . .
 8 . c . . . . . c .
 7 p . p . p . p . p
 6 . . . . . . . . .
 5 . . . . . . . . .
 4 P . P . P . P . P
 3 . C . . . . . C .
 2 . . . . K . . . .
 1 R H E A . A H E R
   a b c d e f g h i
`)
})
