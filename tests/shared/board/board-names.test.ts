import { describe, expect, test } from 'vitest'
import { describeBoard, pointName } from '#shared/board/board-names'
import { texts } from '#shared/text/index'
import { at, boardOf, picture } from './boards.ts'

const english = { words: texts.en.board }

describe('a point', () => {
  const board = boardOf({ 63: 'p', 95: 'K' })

  test('has its row, its file and what stands there', () => {
    expect(pointName(at('63'), picture({ board }))).toBe('6행 3열, 한 병')
    expect(pointName(at('63'), picture({ board, ...english }))).toBe('row 6 file 3, Han soldier')
    expect(pointName(at('64'), picture({ board }))).toBe('6행 4열')
  })

  test('has the name the coordinates give it', () => {
    expect(pointName(at('63'), picture({ board, coordinates: 'uci' }))).toBe('c5, 한 병')
  })

  test('says check, selection and what can be done', () => {
    const shown = picture({
      board,
      check: at('95'),
      selected: at('95'),
      targets: [
        { square: at('63'), capture: true },
        { square: at('94'), capture: false },
      ],
    })
    expect(pointName(at('95'), shown)).toBe('9행 5열, 초 궁, 장군 받음, 선택함')
    expect(pointName(at('63'), shown)).toBe('6행 3열, 한 병, 잡을 수 있음')
    expect(pointName(at('94'), shown)).toBe('9행 4열, 갈 수 있음')
  })
})

describe('the board', () => {
  test('says the position in one breath', () => {
    const shown = picture({ lastMove: { from: at('71'), to: at('61') }, check: at('25') })
    expect(describeBoard(shown)).toBe(
      '장기판, 초 기물 3개, 한 기물 3개, 마지막 수 71에서 61로, 한 장군 받음',
    )
  })

  test('begins with the label it is given', () => {
    expect(describeBoard(picture({ facing: true, ...english }), 'Move 12')).toBe(
      'Move 12, Cho 3 pieces, Han 3 pieces, the generals face each other, bikjang',
    )
  })
})
