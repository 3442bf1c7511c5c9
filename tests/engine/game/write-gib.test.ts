import { describe, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { GIB_OPTIONS, gibLosses, type GibOptions, writeGib } from '#engine/game/write-gib'
import { readOne, uciOf } from './read-one.ts'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'
const pgn = (moves: string, tags = ''): string =>
  `[Event "대회"]\n[Date "2024.01.31"]\n[White "김 9단"]\n[Result "0-1"]\n${tags}[FEN "${FEN}"]\n\n${moves}`

const written = (text: string, options: Partial<GibOptions> = {}): string =>
  writeGib([readOne(text).game], { ...GIB_OPTIONS, ...options })

test('headers in the usual order, six plies a line, line ends of Windows', () => {
  const moves = '1. Pab4 Pih7 2. Hg3 {좋다} Hg8 {[%emt 0:00:07]} 3. Ce3 Ra9 4. Ped4 Ce8 5. pass *'
  expect(written(pgn(moves))).toBe(
    [
      '[대회명 "대회"]',
      '[회전 "미상"]',
      '[대국일자 "2024-01-31"]',
      '[대국장소 "미상"]',
      '[초대국자 "김 9단"]',
      '[한대국자 "미상"]',
      '[초차림 "마상상마"]',
      '[한차림 "마상상마"]',
      '[제한시간 "미상"]',
      '[총수 "9"]',
      '[대국결과 "한 승"]',
      '',
      '1. 71졸72 2. 49병48 3. 08마87',
      '{좋다}',
      '4. 18마37 <7> 5. 88포85 6. 11차21',
      '7. 75졸74장군 8. 38포35 9. 한수쉼',
      '',
    ].join('\r\n'),
  )
})

test.each([
  { name: 'Hangul', options: {}, move: '1. 71졸72 2. 49병48 3. 92포52병장군' },
  { name: 'Hanja', options: { pieces: 'hanja' }, move: '1. 71卒72 2. 49兵48' },
  { name: 'with sides', options: { side: 'hangul' }, move: '1. 71초졸72 2. 49한병48' },
  {
    name: 'Hanja with sides',
    options: { pieces: 'hanja', side: 'hanja' },
    move: '1. 71楚卒72 2. 49漢兵48',
  },
] as const)('in the style $name', ({ options, move }) => {
  expect(written(pgn('1. Pab4 Pih7 *'), options)).toContain(move.split(' 3.')[0])
})

describe('variations', () => {
  const tree = pgn('{처음} 1. Pab4 {가} Pih7 {나} (1... Hc8 {다} 2. Hc3 (2. Hg3)) 2. pass *')

  test('become games that repeat the stem, without what was said on it', () => {
    const { games } = readRecords(written(tree))
    expect(games.map(uciOf)).toEqual(['a4b4 i7h7 e2e2', 'a4b4 b10c8 b1c3', 'a4b4 b10c8 h1g3'])
    const comments = games.map(({ game }) =>
      Array.from(game.tree.nodes.values()).flatMap(({ annotations }) => annotations.comments ?? []),
    )
    expect(comments).toEqual([['처음', '가', '나'], ['다'], []])
    expect(games.map(({ game }) => game.headers.find(({ key }) => key === '총수')?.value)).toEqual([
      '3',
      '3',
      '3',
    ])
    expect(gibLosses(readOne(tree).game)).toEqual([])
  })

  test('or are left out, and that is said', () => {
    const options: GibOptions = { ...GIB_OPTIONS, variations: 'left-out' }
    expect(readRecords(written(tree, options)).games.map(uciOf)).toEqual(['a4b4 i7h7 e2e2'])
    expect(gibLosses(readOne(tree).game, options)).toEqual(['variations'])
  })
})

describe('the start', () => {
  test('that is no arrangement is a board, which says who moves first', () => {
    const fen = '4k4/9/9/9/9/4r4/9/9/9/4K4 b - - 0 1'
    const text = written(`[FEN "${fen}"]\n\n1... pass *`)
    expect(text).toContain('[판 "4장////4車/////4將 한 접장기"]')
    expect(text).not.toContain('차림')
    const { game } = readOne(text)
    expect([game.start.source, game.start.setup.turn]).toEqual(['board-header', 'han'])
  })

  test('that was assumed is written down', () => {
    const assumed = readOne('[대회명 "x"]\n[총수 "1"]\n\n1. 02상74 2. 18마37')
    expect(assumed.game.start.source).toBe('assumed')
    const again = readOne(writeGib([assumed.game]))
    expect(again.game.start).toEqual({ ...assumed.game.start, source: 'arrangements' })
    expect(again.diagnostics).toEqual([])
  })

  test('of a record that names it keeps its header', () => {
    const own = '[초포진 "마상상마"]\r\n[한포진 "마상상마"]\r\n[총수 "1"]\r\n\r\n1. 71졸72\r\n'
    expect(written(own)).toBe(own)
  })
})

describe('what could break a file', () => {
  test.each([
    { name: 'a closing brace', comment: 'a } b', says: ['comment-text'], again: 'a ) b' },
    { name: 'a full-width one', comment: 'a ｝ b', says: ['comment-text'], again: 'a ) b' },
    { name: 'a header', comment: '\n[대회명 "x"]\n', says: [], again: '\n[대회명 "x"]\n' },
    {
      name: 'a header and a brace',
      comment: '\n[a "x"]\n{',
      says: ['comment-text'],
      again: '\n[a "x"]\n(',
    },
    { name: 'moves', comment: '3. 79졸78', says: [], again: '3. 79졸78' },
    { name: 'emoji', comment: '😀', says: [], again: '😀' },
  ])('$name in a comment', ({ comment, says, again }) => {
    const { game } = readOne(
      JSON.stringify({
        format: 'janggi-studio',
        version: 1,
        games: [
          {
            start: { fen: FEN, source: 'arrangements' },
            nodes: [{ move: 'a4b4', comments: [comment] }, { move: 'i7h7' }],
          },
        ],
      }),
    )
    const { games } = readRecords(writeGib([game, game]))
    expect(games.map(uciOf)).toEqual(['a4b4 i7h7', 'a4b4 i7h7'])
    const node = Array.from(games[0]!.game.tree.nodes.values())[1]
    expect(node?.annotations.comments).toEqual([again])
    expect(gibLosses(game)).toEqual(says)
  })

  test('blanks of every kind before a bracket in a header', () => {
    const { game } = readOne(pgn('1. Pab4 *', '[Annotator "x\\"\u202E] y"]\n'))
    const again = readOne(writeGib([game])).game
    expect(again.headers.at(-1)).toEqual({ key: 'Annotator', value: "x'\u202E] y" })
  })

  test('quotes and line ends in a header', () => {
    const { game } = readOne(pgn('1. Pab4 *', '[Annotator "a \\"] b"]\n'))
    const again = readOne(writeGib([game])).game
    expect(again.headers.at(-1)).toEqual({ key: 'Annotator', value: "a '] b" })
    expect(gibLosses(game)).toEqual(['header-text'])
  })
})

test('what does not fit is named beforehand', () => {
  const { game } = readOne(pgn('1. Pab4! {[%clk 0:01:00][%csl Ga4][%eval 1]} Pih7 {[%emt 1.5]} *'))
  expect(gibLosses(game)).toEqual(['time-fractions', 'clocks', 'glyphs', 'shapes', 'evaluations'])
})

test('unread text goes behind the moves again', () => {
  const text =
    '[초차림 "상마상마"]\r\n[한차림 "마상상마"]\r\n[총수 "1"]\r\n\r\n1. 79졸78\r\n2. 99포11 {말} 3. 08마87\r\n'
  const { game } = readOne(text)
  expect(game.unread).toBe('2. 99포11 {말} 3. 08마87')
  expect(writeGib([game])).toBe(text)
  expect(gibLosses(game)).toEqual([])
  expect(gibLosses({ ...game, coordinates: 'numbers' })).toEqual(['unread'])
})
