import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { DiagnosticCode } from '#engine/notation/diagnostic'
import { formatFen } from '#engine/notation/fen'
import { mainLine } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { codesOf, readOne, uciOf } from './read-one.ts'

const fixture = (name: string): string => readFileSync(`tests/fixtures/kibo/${name}`, 'utf8')

const HEADERS = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n\n'

describe('whole files', () => {
  test.each([
    {
      file: 'hangul.gib',
      start: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w',
      uci:
        'h1g3 i7i6 c4d4 i6i5 i4i5 i10i5 i1i5 g7f7 i5i9 e9e8 i9e9 f10e9 a4a5 e7d7 h3e3 c10e7 ' +
        'e4f4 e7g4 e3e9 d10e9 f4g4 d7d6 a1a3 a7b7',
    },
    {
      file: 'hanja-sides.gib',
      start: 'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w',
      uci:
        'b1c3 b10a8 b3g3 a10b10 g4h4 b10a10 a1b1 a8b10 i1i2 h10f7 g3g10 f7h4 i4h4 i10g10 c4c5 ' +
        'a10a9 b1b8 c7c6',
    },
    {
      file: 'takes.gib',
      start: 'rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR w',
      uci: 'g1f3 b10d7 h1f4 e7e6 e4e5 e6e5 h3e3 g10e7 e3e6 e7h5 e6e4 e5e4 f4d7 e4e3',
    },
    {
      file: 'letters.gib',
      start: 'rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w',
      uci: 'b1a3 e7d7 a3b1 g7f7 e4d4 a7a6 a4a5 a6a5 a1a3 a10a6 a3a5 a6e6 c1e4 e6e4 d4e4 c7c6',
    },
    {
      file: 'old-numbers.gib',
      start: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w',
      uci: 'b1c3 a10a8 a1a3 g7h7 a3a1 e7f7 b3e3 c10e7 e4d4 e7b5 e3e1 f7e7 e2d3 e7d7 d3e2 d7e7',
    },
    {
      file: 'handicap.gib',
      start: 'rnba1abn1/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b',
      uci: 'h10i8 c4d4 g7f7 g4g5 a7b7 g5f5 b8b4 a4b4 a10a2 a1a2 e7d7 b3b7 c7b7 a2a9 e9e8 a9a8',
    },
  ])('$file', ({ file, start, uci }) => {
    const read = readOne(fixture(file))
    expect(formatFen(read.game.start.setup)).toMatch(start)
    expect(uciOf(read)).toBe(uci)
    expect(read.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(read.game.unread).toBe('')
  })

  test('headers stay as written and are understood', () => {
    const { game } = readOne(fixture('hangul.gib'))
    expect(game.headers).toHaveLength(11)
    expect(game.headers[4]).toEqual({ key: '초대국자', value: '가람 3단' })
    expect(game.info).toMatchObject({
      event: '창립 기념 대국',
      date: '2024-03-02',
      cho: { name: '가람', rank: '3단' },
      han: { name: '나래', rank: '12급' },
      result: { text: '초 기권승', winner: 'cho', reason: 'resignation' },
    })
    expect(game.start.source).toBe('arrangements')
    expect(game.coordinates).toBe('row-file')
  })

  test('comments stand with the move before them', () => {
    const line = mainLine(readOne(fixture('hangul.gib')).game.tree)
    const comments = line.flatMap(({ annotations }, ply) =>
      (annotations.comments ?? []).map((comment) => ({ ply, comment })),
    )
    expect(comments).toEqual([
      { ply: 0, comment: '첫 수 전의 설명\n두 줄짜리' },
      { ply: 8, comment: '한 줄 안의 설명' },
      { ply: 18, comment: '3. 79졸78 처럼 수를 닮은 설명' },
      { ply: 24, comment: '마지막 수 뒤의 설명' },
    ])
  })

  test('seconds are kept, the odd negative ones too', () => {
    const read = readOne(fixture('hanja-sides.gib'))
    const seconds = mainLine(read.game.tree).map(({ annotations }) => annotations.seconds)
    expect(seconds.slice(0, 5)).toEqual([undefined, 3, 2, 11, 0])
    expect(seconds[9]).toBe(-3)
    expect(codesOf(read)).toEqual(['seconds-negative'])
  })

  test('a start board goes before the arrangements', () => {
    expect(readOne(fixture('handicap.gib')).game.start.source).toBe('board-header')
  })

  test.each(['\r\n', '\r'])('line ends %j give the same game', (end) => {
    const plain = fixture('hangul.gib')
    expect(readOne(plain.replaceAll('\n', end)).game).toEqual(readOne(plain).game)
  })
})

describe('a file of many games', () => {
  const text = fixture('many.gib')
  const { games } = readRecords(text)

  test('one that breaks keeps its good part and costs no other', () => {
    expect(games.map((read) => read.game.tree.nodes.size - 1)).toEqual([4, 2, 4])
    expect(games.map((read) => read.game.unread)).toEqual([
      '',
      '3. 79졸59병 4. 47병46\n5. 79졸78',
      '',
    ])
  })

  test('the error says where, why and what could have been meant', () => {
    const [error, ...others] = games.flatMap(({ diagnostics }) => diagnostics)
    expect(others).toEqual([])
    const from = text.indexOf('79졸59')
    expect(error).toEqual({
      code: 'illegal-move',
      severity: 'error',
      facts: {
        text: '79졸59병',
        reason: 'cannot-go-there',
        turn: 'cho',
        candidates: [],
        stood: false,
      },
      from,
      to: from + 6,
      line: 11,
      column: 22,
      game: 1,
      ply: 3,
    })
  })
})

describe('spellings', () => {
  const uci = 'i4h4 a7b7 b1d4'
  test.each<{ name: string; moves: string; found?: DiagnosticCode[] }>([
    { name: 'plain', moves: '1. 79졸78 2. 41병42 3. 02상74' },
    { name: 'Hanja', moves: '1. 79卒78 2. 41兵42 3. 02象74' },
    { name: 'Hanja sides', moves: '1. 79楚卒78 2. 41漢兵42 3. 02楚象74' },
    { name: 'Hangul sides', moves: '1. 79초졸78 2. 41한병42 3. 02초상74' },
    { name: 'the other name for soldiers', moves: '1. 79병78 2. 41졸42 3. 02상74' },
    { name: 'no ply numbers', moves: '79졸78 41병42 02상74' },
    { name: 'ply numbers without dots', moves: '1 79졸78 2 41병42 3 02상74' },
    { name: 'no spaces', moves: '1.79졸782.41병423.02상74' },
    { name: 'nothing between', moves: '79졸7841병4202상74' },
    { name: 'doubled spaces and tabs', moves: '1.  79졸78\t\t2.   41병42  3 .\t02상74' },
    { name: 'spaces inside a move', moves: '1. 79 졸 78 2. 41 병 42 3. 02 상 74' },
    { name: 'one move a line', moves: '1.\n79졸78\n2.\n41병42\n3.\n02상74' },
    { name: 'letters', moves: '1. i3졸h3 2. a6병b6 3. b0상d3', found: ['coordinates-used'] },
    { name: 'capital letters', moves: 'I3졸H3 A6병B6 B0상D3', found: ['coordinates-used'] },
    { name: 'old numbers', moves: '1. 84졸74 2. 7병17 3. 11상34', found: ['coordinates-used'] },
    {
      name: 'full-width digits',
      moves: '１．７９졸７８ 2. 41병42 3. 02상74',
      found: ['full-width'],
    },
    { name: 'wrong numbers', moves: '1. 79졸78 3. 41병42 4. 02상74', found: ['ply-number'] },
    { name: 'commas', moves: '1. 79졸78, 2. 41병42 3. 02상74', found: ['stray-text'] },
    {
      name: 'a number at the end',
      moves: '1. 79졸78 2. 41병42 3. 02상74 4.',
      found: ['number-alone'],
    },
    { name: 'wrong piece', moves: '79포78 41병42 02상74', found: ['piece-mismatch'] },
    { name: 'wrong side', moves: '79한졸78 41병42 02상74', found: ['side-mismatch'] },
    { name: 'capture of nothing', moves: '79졸78병 41병42 02상74', found: ['capture-mismatch'] },
    { name: '타 without capture', moves: '79졸78타 41병42 02상74', found: ['capture-mismatch'] },
    { name: '장군 without check', moves: '79졸78장군 41병42 02상74', found: ['check-mismatch'] },
  ])('$name', ({ moves, found = [] }) => {
    const read = readOne(HEADERS + moves)
    expect(uciOf(read)).toBe(uci)
    expect(codesOf(read)).toEqual(found)
  })

  test('a pass, also with a space in it', () => {
    expect(uciOf(readOne(`${HEADERS}1. 한수쉼 2. 한수 쉼 3 한수쉼`))).toBe('e2e2 e9e9 e2e2')
  })

  test('a missing capture and a missing 장군 are warnings', () => {
    const text = fixture('hangul.gib').replace('69졸\n', '69\n').replace('29장군', '29')
    const { game, diagnostics } = readOne(text)
    expect(game.tree.nodes.size).toBe(25)
    expect(diagnostics.map(({ code, ply }) => ({ code, ply }))).toEqual([
      { code: 'capture-mismatch', ply: 6 },
      { code: 'check-mismatch', ply: 9 },
    ])
  })
})

describe('comments', () => {
  const commentsOf = (text: string) =>
    mainLine(readOne(HEADERS + text).game.tree).map(({ annotations }) => annotations)

  test('between number and move they stand before it', () => {
    expect(commentsOf('1. {앞} 79졸78 {뒤}')[1]).toEqual({
      commentsBefore: ['앞'],
      comments: ['뒤'],
    })
  })

  test('several at one move stay apart, and raw', () => {
    expect(commentsOf('{ a\r\nb }{c}')[0]).toEqual({ comments: [' a\nb ', 'c'] })
  })

  test('a header-like line inside is text', () => {
    expect(commentsOf('{\n[대회명 "인용"]\n} 79졸78')).toHaveLength(2)
  })

  test('one that is never closed ends with its game', () => {
    const { games } = readRecords(
      `${HEADERS}1. 79졸78 {열린\n설명\n\n${HEADERS}1. 79졸78 {닫힌} 41병42`,
    )
    expect(games.map(({ game }) => game.tree.nodes.size - 1)).toEqual([1, 2])
    expect(games.map(codesOf)).toEqual([['unclosed-comment'], []])
    expect(mainLine(games[0]!.game.tree)[1]?.annotations.comments).toEqual(['열린\n설명'])
  })

  test('behind a last number they are not lost', () => {
    expect(commentsOf('1. 79졸78 2. {중단}')[1]).toEqual({ comments: ['중단'] })
  })
})

describe('headers', () => {
  test.each<{ name: string; headers: string; found?: DiagnosticCode[] }>([
    { name: 'tight', headers: '[초차림"상마상마"][한차림"마상상마"]' },
    { name: 'wide', headers: '  [ 초차림   "상마상마" ]\n [한차림 " 마상상마 "]' },
    {
      name: 'curly quotes',
      headers: '[초차림 “상마상마”]\n[한차림 “마상상마”]',
      found: ['full-width'],
    },
    {
      name: 'full-width brackets',
      headers: '［초차림 "상마상마"］\n[한차림 "마상상마"]',
      found: ['full-width'],
    },
    {
      name: 'no quotes',
      headers: '[초차림 상마상마]\n[한차림 "마상상마"]',
      found: ['unquoted-header'],
    },
    {
      name: 'no end',
      headers: '[초차림 "상마상마\n[한차림 "마상상마"]',
      found: ['unclosed-header'],
    },
    {
      name: 'twice',
      headers: '[초차림 "상마상마"]\n[한차림 "마상상마"]\n[초차림 "마상상마"]',
      found: ['repeated-header'],
    },
    {
      name: 'left-overs before them',
      headers: '\uFEFF\uF8F7\uFFFF\u001A[초차림 "상마상마"]\n[한차림 "마상상마"]',
    },
    { name: 'an old key', headers: '[초포진 "상마상마"]\n[한포진 "마상상마"]' },
    {
      name: 'brackets and quotes in a value',
      headers: '[대회명 "[(10급)a]VS["b" (단)]"]\n[초차림 "상마상마"]\n[한차림 "마상상마"]',
    },
    {
      name: 'a FEN',
      headers: '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1"]',
    },
    { name: 'a wrong count of moves', headers: `${HEADERS}[총수 "3"]`, found: ['move-count'] },
    {
      name: 'an unclear result',
      headers: `${HEADERS}[대국결과 "초 와늣"]`,
      found: ['result-unknown'],
    },
    { name: 'no result known', headers: `${HEADERS}[대국결과 "미상"]` },
  ])('$name', ({ headers, found = [] }) => {
    const read = readOne(`${headers}\n1. 08마87 2. 41병42`)
    expect(uciOf(read)).toBe('h1g3 a7b7')
    expect(codesOf(read)).toEqual(found)
  })
})

describe('the start board', () => {
  test('the only arrangements that fit are used, and said', () => {
    const { game, diagnostics } = readOne(fixture('no-headers.gib'))
    expect(game.start.source).toBe('assumed')
    expect(formatFen(game.start.setup)).toMatch(
      'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR',
    )
    expect(diagnostics).toMatchObject([
      { code: 'start-assumed', facts: { cho: 'MSMS', han: 'SMSM', fitting: 1 } },
    ])
  })

  test('of several the first is taken, and said', () => {
    const { diagnostics } = readOne('1. 79졸78 2. 12마33')
    expect(diagnostics).toMatchObject([
      { code: 'start-assumed', facts: { cho: 'MSSM', han: 'MSSM', fitting: 8 } },
    ])
  })

  test('where none fits the longest good part is kept', () => {
    const { game, diagnostics } = readOne('1. 02상74 2. 12마33 3. 99차11 4. 79졸78')
    expect(game.tree.nodes.size - 1).toBe(2)
    expect(game.unread).toBe('3. 99차11 4. 79졸78')
    expect(diagnostics.map(({ code }) => code)).toEqual(['start-assumed', 'illegal-move'])
    expect(diagnostics[0]).toMatchObject({ facts: { fitting: 0 } })
  })

  test('only the side that is not known is guessed', () => {
    const { diagnostics } = readOne('[초차림 "상마상마"]\n[한차림 "마마상상"]\n1. 08마87 2. 12상44')
    expect(diagnostics.map(({ code }) => code)).toEqual(['start-assumed', 'arrangement-unknown'])
    expect(diagnostics[0]).toMatchObject({ facts: { cho: 'SMSM', han: 'SMMS', fitting: 2 } })
  })

  test.each([
    { name: 'unknown letter', board: '차x상', code: 'board-unreadable' },
    { name: 'long row', board: '차마상사1사상마차차', code: 'board-unreadable' },
    { name: 'eleven rows', board: '/'.repeat(10), code: 'board-unreadable' },
    { name: 'no generals', board: '차마상사1사상마차', code: 'start-unplayable' },
    { name: 'two generals', board: '/3장장////////4將', code: 'start-unplayable' },
    { name: 'six soldiers', board: '/4장//졸졸졸졸졸졸/////4將', code: 'start-unusual' },
  ])('a board with $name', ({ board, code }) => {
    const found = codesOf(readOne(`[판 "${board} 초 접장기"]\n${HEADERS}한수쉼`))
    expect(found).toEqual([code])
  })
})

describe('where reading ends', () => {
  test.each([
    { name: 'no piece on the square', moves: '51차52', reason: 'empty-square' },
    { name: 'a piece of the other side', moves: '41병42', reason: 'other-side' },
    { name: 'a square off the board', moves: '79졸70', reason: 'off-board' },
    { name: 'a blocked way', moves: '01차05', reason: 'cannot-go-there' },
  ])('$name', ({ moves, reason }) => {
    const { game, diagnostics } = readOne(`${HEADERS}1. 79졸78 2. 한수쉼 3. ${moves} 4. 한수쉼`)
    expect(game.tree.nodes.size - 1).toBe(2)
    expect(game.unread).toBe(`3. ${moves} 4. 한수쉼`)
    expect(diagnostics).toMatchObject([{ code: 'illegal-move', ply: 3, facts: { reason } }])
  })

  test('what the piece named could have done is told', () => {
    const { diagnostics } = readOne(`${HEADERS}1. 78졸77`)
    expect(diagnostics).toMatchObject([{ facts: { candidates: [] } }])
    expect(readOne(`${HEADERS}1. 76졸78`).diagnostics).toMatchObject([
      { facts: { reason: 'empty-square', candidates: ['77졸78', '79졸78'] } },
    ])
  })

  test('a pass in check', () => {
    const text = fixture('hangul.gib').replace('10. 25장35', '10. 한수쉼')
    expect(readOne(text).diagnostics.slice(-1)).toMatchObject([
      { code: 'illegal-move', ply: 10, facts: { reason: 'pass-in-check', turn: 'han' } },
    ])
  })

  test.each([
    { name: 'a word', moves: '외통수', expected: 'move' },
    { name: 'no piece', moves: '79-78', expected: 'piece' },
    { name: 'no target', moves: '79졸 2. 41병42', expected: 'target' },
    { name: 'two numbers', moves: '2. 41병42', expected: 'move' },
    { name: 'a variation', moves: '(79졸69)', expected: 'move' },
  ])('unreadable: $name', ({ moves, expected }) => {
    const { game, diagnostics } = readOne(`${HEADERS}1. ${moves}`)
    expect(game.tree.nodes.size).toBe(1)
    expect(game.unread).toBe(`1. ${moves}`)
    expect(diagnostics).toMatchObject([{ code: 'unreadable-move', ply: 1, facts: { expected } }])
  })
})
