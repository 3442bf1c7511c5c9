import { describe, expect, test } from 'vitest'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { PRESETS } from '#engine/rules/ruleset'
import { outlineOf } from './outline.ts'
import { readOne, uciOf } from './read-one.ts'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'
const START = { fen: FEN, source: 'arrangements' }

const REVIEW = {
  engine: 'x',
  rules: 'kja',
  at: '2026-11-30T10:28:00.000Z',
  seconds: 1,
  moves: 'a4b4',
  positions: [null, null],
}

const documentOf = (...games: readonly unknown[]): string =>
  JSON.stringify({ format: 'janggi-studio', version: 3, games })

const withNodes = (...nodes: readonly unknown[]): string =>
  documentOf({ headers: [['대회명', '친선']], start: START, coordinates: 'row-file', nodes })

const movesOf = (text: string): readonly string[] =>
  outlineOf(readOne(text).game.tree)
    .slice(1)
    .map(({ depth, move }) => `${depth} ${move}`)

const findingsOf = (text: string): readonly string[] =>
  readOne(text).diagnostics.map((one) =>
    one.code === 'document-invalid'
      ? `${one.facts.path}: ${one.facts.expected}`
      : one.code === 'document-unknown'
        ? `${one.facts.path}?`
        : one.code,
  )

test('a document written by hand', () => {
  const text = withNodes(
    {
      move: 'a4b4',
      comments: ['첫 수'],
      glyphs: [1],
      eval: { points: 35, depth: 18, engine: 'x' },
    },
    { move: 'i7h7', seconds: 3, clock: 297.5, shapes: ['Ga4b4', 'Re2'] },
    { id: 9, parent: 0, move: 'pass', before: ['쉬면'] },
  )
  expect(scanRecords(text).games).toMatchObject([{ plies: 2, info: { event: '친선' } }])
  expect(movesOf(text)).toEqual(['1 a4b4', '2 i7h7', '1 0000'])
  expect(findingsOf(text)).toEqual([])
  expect(outlineOf(readOne(text).game.tree)[1]?.annotations).toEqual({
    comments: ['첫 수'],
    glyphs: [1],
    evaluation: { value: { kind: 'points', value: 35 }, depth: 18, engine: 'x' },
  })
  expect(readOne(text).game.tree.nextId).toBe(10)
})

test('an illegal move that stood is kept if it says so', () => {
  const illegal = (more: object) => withNodes({ move: 'a4a9', ...more }, { move: 'i7h7' })
  expect(movesOf(illegal({ illegal: true }))).toEqual(['1 a4a9', '2 i7h7'])
  expect(movesOf(illegal({}))).toEqual([])
  expect(findingsOf(illegal({}))).toEqual(['illegal-move'])
  expect(readOne(illegal({})).game.unread).toBe('{"move":"a4a9"}\n{"move":"i7h7"}')
  expect(movesOf(withNodes({ move: 'a5a6', illegal: true }))).toEqual([])
  const written = writeJanggi([readOne(illegal({ illegal: true })).game])
  expect(movesOf(written)).toEqual(['1 a4a9', '2 i7h7'])
})

describe('what is not as it must be is named and left out', () => {
  const game = (more: object): string => documentOf({ start: START, nodes: [], ...more })
  test.each([
    { text: documentOf(7), says: [': object', 'start.fen: position'] },
    { text: documentOf(null), says: [': object', 'start.fen: position'] },
    { text: documentOf({}), says: ['start.fen: position'] },
    { text: game({ headers: {} }), says: ['headers: list'] },
    {
      text: game({ headers: [['a'], ['b', 1], ['c', 'd']] }),
      says: ['headers[0]: header', 'headers[1]: header'],
    },
    { text: game({ start: { fen: '9/9 w' } }), says: ['start.fen: position'] },
    { text: game({ start: { fen: FEN, source: 'dream' } }), says: ['start.source: choice'] },
    { text: game({ review: 7 }), says: ['review: object', 'review: review'] },
    ...(
      [
        [{ seconds: -1 }, ['review.seconds: number', 'review: review']],
        [{ at: 'today' }, ['review.at: time', 'review: review']],
        [{ moves: 'a4b4 a4b4' }, ['review.moves: moves', 'review: review']],
        [{ moves: 'a5a6' }, ['review.moves: moves', 'review: review']],
        [{ moves: '' }, ['review: review']],
        [{ positions: [{ line: 'a4b4' }] }, ['review.positions[0]: review']],
        [
          { positions: [null, { points: 1, line: 'a4a5' }] },
          ['review.positions[1].line: moves', 'review.positions[1]: review'],
        ],
      ] as const
    ).map(([more, says]) => ({ text: game({ review: { ...REVIEW, ...more } }), says: [...says] })),
    {
      text: game({ start: { fen: FEN, source: 'assumed', past: { ply: 3 } } }),
      says: ['start.past: past'],
    },
    { text: game({ rules: 'dream' }), says: ['rules: rules'] },
    { text: game({ rules: { name: 'x', scoring: true } }), says: ['rules: rules'] },
    { text: game({ rules: { ...PRESETS.kja } }), says: ['rules: rules'] },
    { text: game({ coordinates: 1 }), says: ['coordinates: choice'] },
    { text: game({ unread: [] }), says: ['unread: text'] },
    { text: game({ nodes: 'a4b4' }), says: ['nodes: list'] },
    { text: game({ future: 1, __proto__x: 1 }), says: ['future?', '__proto__x?'] },
    { text: withNodes({}), says: ['nodes[0].move: move'] },
    { text: withNodes('a4b4'), says: ['nodes[0]: object', 'nodes[0].move: move'] },
    { text: withNodes({ move: 'a4' }), says: ['nodes[0].move: move'] },
    { text: withNodes({ move: 'a4b4', id: 0 }), says: ['nodes[0].id: node'] },
    { text: withNodes({ move: 'a4b4', id: 1.5 }), says: ['nodes[0].id: node'] },
    { text: withNodes({ move: 'a4b4', parent: 4 }), says: ['nodes[0].parent: parent'] },
    { text: withNodes({ move: 'a4b4', comments: [1, 'x'] }), says: ['nodes[0].comments[0]: text'] },
    { text: withNodes({ move: 'a4b4', glyphs: [256, 1] }), says: ['nodes[0].glyphs[0]: glyph'] },
    { text: withNodes({ move: 'a4b4', shapes: ['Ga4z1'] }), says: ['nodes[0].shapes[0]: shape'] },
    { text: withNodes({ move: 'a4b4', seconds: '3' }), says: ['nodes[0].seconds: number'] },
    { text: withNodes({ move: 'a4b4', eval: { depth: 3 } }), says: ['nodes[0].eval: choice'] },
    { text: withNodes({ move: 'a4b4', bookmark: false }), says: ['nodes[0].bookmark: true'] },
    { text: withNodes({ move: 'a4b4', illegal: 1 }), says: ['nodes[0].illegal: true'] },
  ])('$says', ({ text, says }) => {
    expect(findingsOf(text)).toEqual(says)
  })

  test('a node hangs on the line up to the one before it', () => {
    const text = withNodes(
      { move: 'a4b4' },
      { parent: 0, move: 'i4h4' },
      { parent: 1, move: 'i7h7' },
    )
    expect(movesOf(text)).toEqual(['1 a4b4', '1 i4h4'])
    expect(findingsOf(text)).toEqual(['nodes[2].parent: parent'])
  })
})

describe('a document as a whole', () => {
  test.each([
    {
      name: 'of a newer version',
      text: '{"format":"janggi-studio","version":4,"games":[{}]}',
      code: 'document-version',
    },
    {
      name: 'without a version',
      text: '{"format":"janggi-studio","games":[{}]}',
      code: 'document-version',
    },
    {
      name: 'without games',
      text: '{"format":"janggi-studio","version":1}',
      code: 'document-invalid',
    },
    {
      name: 'whose games are no list',
      text: '{"format":"janggi-studio","version":1,"games":{}}',
      code: 'document-invalid',
    },
  ])('$name', ({ text, code }) => {
    expect(scanRecords(text)).toMatchObject({
      format: 'janggi',
      games: [],
      diagnostics: [{ code }],
    })
  })

  test('a game that is damaged costs no other, and its text is kept', () => {
    const good = JSON.stringify({ start: START, nodes: [{ move: 'a4b4' }] })
    const { games } = readRecords(
      `{"format":"janggi-studio","version":1,"games":[${good},\n{"start":oops},\n${good}]}`,
    )
    expect(games.map(uciOf)).toEqual(['a4b4', '', 'a4b4'])
    expect(games[1]).toMatchObject({
      game: { unread: '{"start":oops}' },
      diagnostics: [{ code: 'document-broken', game: 1, line: 2, column: 1 }],
    })
  })

  test('one that was cut off keeps its whole games', () => {
    const text = documentOf(
      { start: START, nodes: [{ move: 'a4b4' }] },
      { start: START, nodes: [] },
    )
    const { games } = readRecords(text.slice(0, -20))
    expect(games.map(uciOf)).toEqual(['a4b4', ''])
    expect(games[1]?.diagnostics.map(({ code }) => code)).toEqual(['document-broken'])
  })
})
