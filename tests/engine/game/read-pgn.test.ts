import { describe, expect, test } from 'vitest'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { outlineOf } from './outline.ts'
import { codesOf, readOne, uciOf } from './read-one.ts'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'
const TAGS = `[Event "친선"]\n[White "김철수 9단"]\n[Black "이영희"]\n[Result "1-0"]\n[FEN "${FEN}"]\n\n`

const errorsOf = (text: string): string[] =>
  readRecords(text).games.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  )

/** Depth, move and what stands beside it, of every node but the root. */
const nodesOf = (text: string) => outlineOf(readOne(text).game.tree).slice(1)

describe('tags', () => {
  test('say who played and how it ended; White is Cho', () => {
    const { game, diagnostics } = readOne(`${TAGS}1. Pab4 Pih7 1-0`)
    expect(game.info).toMatchObject({
      event: '친선',
      cho: { name: '김철수', rank: '9단' },
      han: { name: '이영희', rank: undefined },
      result: { text: '1-0', winner: 'cho' },
    })
    expect(game.headers.map(({ key }) => key)).toEqual(['Event', 'White', 'Black', 'Result', 'FEN'])
    expect(diagnostics).toEqual([])
  })

  test.each([
    { tag: '[Event "a \\"b\\" \\\\ c"]', value: 'a "b" \\ c' },
    { tag: '[Event "a "b" c"]', value: 'a "b" c' },
    { tag: '[Event "[(10급)a]VS[(6단)b]"]', value: '[(10급)a]VS[(6단)b]' },
    { tag: '[Event "x\\"]', value: 'x\\' },
    { tag: '[Event "x"]y"]', value: 'x' },
    { tag: '[Event  "x" ]  [Site "y"]', value: 'x' },
    { tag: '[Event ""]', value: '' },
  ])('$tag', ({ tag, value }) => {
    expect(readOne(`${tag}\n\n1. Pab4`).game.headers[0]).toEqual({ key: 'Event', value })
  })

  test('a question mark and dashes say nothing', () => {
    const text = '[Event "?"]\n[Date "????.??.??"]\n[Round "-"]\n[White "?"]\n\n1. Pab4 *'
    const { info } = readOne(text).game
    expect([info.event, info.date, info.round, info.cho, info.result]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })

  test('a result that only stands behind the moves is kept', () => {
    const { game } = readOne('[Event "x"]\n\n1. Pab4 Pih7 0-1')
    expect(game.info.result?.winner).toBe('han')
    expect(game.headers.at(-1)).toEqual({ key: 'Result', value: '0-1' })
  })
})

describe('the start', () => {
  test('of a FEN with letters h and e, and little behind it', () => {
    const fen = 'rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1'
    const read = readOne(`[Variant "janggimodern"]\n[FEN "${fen}"]\n\n1. a3b3 h9g7`)
    expect(uciOf(read)).toBe('a4b4 h10g8')
    expect(read.game.start.source).toBe('fen-header')
    expect(read.game.coordinates).toBe('letters')
    expect(codesOf(read)).toEqual(['coordinates-used'])
  })

  test('of [Cho] and [Han], each from its own left', () => {
    const read = readOne(
      '[Chapter "1장"]\n[Cho "상마상마"]\n[Han "마상마상"]\n\n1. ab4 { 첫 수 } Hg8 pass',
    )
    expect(read.game.start.source).toBe('arrangements')
    // 한: 마상마상 from its own left is b n b n from Cho's.
    expect(uciOf(read)).toBe('a4b4 h10g8 e2e2')
    expect(read.game.info).toMatchObject({ event: '1장', hanArrangement: '상마상마' })
  })

  test('is found by what fits where none is written', () => {
    const read = readOne('[Variant "Janggi"]\n\n1. Ed4 Hg8 2. Pab4 *')
    expect(read.game.start.source).toBe('assumed')
    expect(codesOf(read)).toEqual(['start-assumed'])
    expect(uciOf(read)).toBe('b1d4 h10g8 a4b4')
  })
})

describe('variations', () => {
  test('stand for the move before them, and may hold others', () => {
    const text = `${TAGS}1. Pab4 (1. Pih4 Pab7 (1... Hc8 2. Hg3) 2. Hc3) 1... Pih7 2. Hg3 *`
    expect(nodesOf(text).map(({ depth, move }) => `${depth} ${move}`)).toEqual([
      '1 a4b4',
      '2 i7h7',
      '3 h1g3',
      '1 i4h4',
      '2 a7b7',
      '3 b1c3',
      '2 b10c8',
      '3 h1g3',
    ])
    expect(errorsOf(text)).toEqual([])
  })

  test('one that breaks off keeps its rest as a comment, and costs nothing else', () => {
    const text = `${TAGS}1. Pab4 (1. Pih4 Pxx9 2. Hc3 (2. Hg3) {weg}) 1... Pih7 2. Hg3 *`
    const nodes = nodesOf(text)
    expect(nodes.map(({ move }) => move)).toEqual(['a4b4', 'i7h7', 'h1g3', 'i4h4'])
    expect(nodes.at(-1)?.annotations.comments).toEqual(['Pxx9 2. Hc3 (2. Hg3) {weg}'])
    expect(codesOf(readOne(text))).toEqual(['unreadable-move', 'variation-cut'])
  })

  test.each([
    { name: 'never closed', moves: '1. Pab4 (1. Pih4 Pab7', codes: ['unclosed-variation'] },
    { name: 'never opened', moves: '1. Pab4) Pih7', codes: ['stray-text'] },
    { name: 'before any move', moves: '(1. Pab4) 1. Pih4', codes: ['stray-text', 'illegal-move'] },
    { name: 'empty', moves: '1. Pab4 () Pih7', codes: [] },
  ])('$name', ({ moves, codes }) => {
    expect(codesOf(readOne(TAGS + moves))).toEqual(codes)
  })
})

describe('beside the moves', () => {
  test('comments before and after, glyphs, commands', () => {
    const text = `${TAGS}{처음} 1. {앞} Pab4! {뒤} {[%clk 0:05:00]둘} 1... Pih7 $6 $14 ; 줄 끝\n2. Hg3!? ± *`
    expect(readOne(text).game.tree.nodes.get(readOne(text).game.tree.root)?.annotations).toEqual({
      comments: ['처음'],
    })
    expect(nodesOf(text).map(({ annotations }) => annotations)).toEqual([
      { commentsBefore: ['앞'], comments: ['뒤', '둘'], glyphs: [1], clock: 300 },
      { comments: [' 줄 끝'], glyphs: [6, 14] },
      { glyphs: [5, 16] },
    ])
  })

  test('lines that begin with a percent sign are no part of the game', () => {
    expect(uciOf(readOne(`${TAGS}1. Pab4\n%1. nonsense {\nPih7 *`))).toBe('a4b4 i7h7')
  })

  test('a comment that is never closed ends before the next game', () => {
    const { games } = readRecords(`${TAGS}1. Pab4 {open\n\n${TAGS}1. Pih4 {closed} *`)
    expect(games.map((read) => [uciOf(read), codesOf(read)])).toEqual([
      ['a4b4', ['unclosed-comment']],
      ['i4h4', []],
    ])
  })

  test('a mark that the board denies is reported', () => {
    expect(codesOf(readOne(`${TAGS}1. Paxb4 Pi7h7+ 2. Rh1g3 *`))).toEqual([
      'capture-mismatch',
      'check-mismatch',
      'piece-mismatch',
    ])
  })
})

describe('spellings', () => {
  const usual = 'a4b4 i7h7 h1g3'
  test.each([
    { name: 'Fairy-Stockfish', moves: '1. Pab4 Pih7 2. Hg3' },
    { name: 'older letters, no P', moves: '1. ab4 ih7 2. Ng3' },
    { name: 'engine moves', moves: 'a4b4 i7h7 h1g3' },
    { name: 'Janggi notation', moves: '1. P71-72 P49-48 2. H08-87' },
    { name: 'node numbers in English', moves: '1. P 71-72 : P 49- 48, 2. H 08 - 87' },
    { name: 'ranks from Han', moves: '1. a7-b7 : i4-h4 2. h10-g8' },
    { name: 'ranks from 0', moves: '1. Pab3 Pih6 2. Hg2' },
  ])('$name', ({ moves }) => {
    const read = readOne(`[FEN "${FEN}"]\n\n${moves} *`)
    expect(uciOf(read)).toBe(usual)
    expect(errorsOf(`[FEN "${FEN}"]\n\n${moves} *`)).toEqual([])
  })

  test.each(['P71-72 P49-48 H08-87', 'a4b4 i7h7 h1g3', '1. P 71-72 : P 49-48'])(
    'moves alone: %s',
    (moves) => {
      expect(scanRecords(moves)).toMatchObject({ format: 'pgn', games: [{}] })
      expect(uciOf(readOne(moves))).toMatch(/^a4b4 i7h7/)
    },
  )
})

describe('what breaks a game', () => {
  test.each([
    { name: 'no move', moves: '1. Pab4 Foo 2. Hg3', code: 'unreadable-move', unread: 'Foo 2. Hg3' },
    { name: 'illegal', moves: '1. Pab4 Ra5 2. Hg3', code: 'illegal-move', unread: 'Ra5 2. Hg3' },
    { name: 'ambiguous', moves: '1. Pb4 Hg8', code: 'ambiguous-move', unread: '1. Pb4 Hg8' },
    {
      name: 'behind its number',
      moves: '1. {a} Foo',
      code: 'unreadable-move',
      unread: '1. {a} Foo',
    },
  ])('$name: the good part stays, the rest is kept', ({ moves, code, unread }) => {
    const text = `${TAGS}${moves}`
    const read = readOne(text)
    expect(read.game.unread).toBe(unread)
    const error = read.diagnostics.find(({ severity }) => severity === 'error')
    expect(error).toMatchObject({ code, line: 7 })
    expect(text.slice(error!.from, error!.to)).toBe(
      error!.code === 'ambiguous-move' ? 'Pb4' : /Foo|Ra5/.exec(moves)![0],
    )
  })

  test('one bad game costs no other', () => {
    const { games } = readRecords(`${TAGS}1. Foo\n\n${TAGS}1. Pab4 *\n\n1. Pih4 *`)
    expect(games.map(uciOf)).toEqual(['', 'a4b4', 'i4h4'])
  })
})

test('a list of games shows what is in them without reading them', () => {
  const { games } = scanRecords(`${TAGS}1. Pab4 (1. Pih4 Pab7) 1... Pih7 *\n\n${TAGS}*\n`)
  expect(games.map(({ index, line, plies, info }) => [index, line, plies, info.event])).toEqual([
    [0, 1, 2, '친선'],
    [1, 9, 0, '친선'],
  ])
})
