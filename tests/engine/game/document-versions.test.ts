import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_VERSION } from '#engine/game/janggi-document'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { standingOf } from '#engine/game/standing'
import { writeJanggi } from '#engine/game/write-janggi'
import { PRESETS } from '#engine/rules/ruleset'
import { movesOf } from '../../support/positions.ts'
import { outlineOf } from './outline.ts'

const FOLDER = 'tests/fixtures/janggi'
const fixture = (version: number): string =>
  readFileSync(`${FOLDER}/version-${version}.janggi`, 'utf8')
const gamesOf = (text: string) => readRecords(text).games.map(({ game }) => game)

/** What version 1 holds of the two games that are kept in every version. */
const FIRST = {
  headers: 6,
  plies: 3,
  unread: 'Foo bar',
  moves: ['', '1 a4b4', '2 i7h7', '3 b1c3', '1 a4b4', '2 0000', '2 i7h7'],
}

describe('every version that was ever written', () => {
  const versions = Array.from({ length: DOCUMENT_VERSION }, (_, i) => i + 1)

  test('is kept as a document', () => {
    expect(readdirSync(FOLDER)).toEqual(versions.map((version) => `version-${version}.janggi`))
  })

  test.each(versions)('version %i is read without a complaint, and written as the newest', (n) => {
    const { games, diagnostics } = readRecords(fixture(n))
    expect([...diagnostics, ...games.flatMap((read) => read.diagnostics)]).toEqual([])
    const written = writeJanggi(games.map(({ game }) => game))
    expect(written).toContain(`"version":${DOCUMENT_VERSION},`)
    expect(gamesOf(written)).toEqual(games.map(({ game }) => game))

    const [first] = games
    expect(first?.game).toMatchObject({ unread: FIRST.unread, start: { source: 'fen-header' } })
    expect(first?.game.headers).toHaveLength(FIRST.headers)
    expect(scanRecords(fixture(n)).games[0]?.plies).toBe(FIRST.plies)
    const outline = outlineOf(first!.game.tree)
    expect(outline.map(({ depth, move }) => (depth > 0 ? `${depth} ${move}` : move))).toEqual(
      FIRST.moves,
    )
    expect(outline[0]?.annotations).toMatchObject({ comments: ['머리말'] })
    expect(outline[1]?.annotations).toMatchObject({ seconds: 3, clock: 297.5, glyphs: [1] })
  })

  test('the newest is written byte for byte as it is kept', () => {
    expect(writeJanggi(gamesOf(fixture(DOCUMENT_VERSION)))).toBe(fixture(DOCUMENT_VERSION))
  })
})

test('version 1 holds illegal moves that stood', () => {
  const [, second] = gamesOf(fixture(1))
  expect(outlineOf(second!.tree).map(({ annotations }) => annotations.illegalStood)).toEqual([
    undefined,
    undefined,
    true,
    undefined,
  ])
})

test('version 2 holds the past of the start, rules and bookmarks', () => {
  const [first, second] = gamesOf(fixture(2))
  expect(first?.rules).toEqual({ kind: 'preset', id: 'kja' })
  expect(outlineOf(first!.tree).map(({ annotations }) => annotations.bookmark)).toEqual(
    FIRST.moves.map((_, i) => (i === 4 ? true : undefined)),
  )
  expect(second?.rules).toEqual({
    kind: 'own',
    name: '동네 규칙',
    rules: { ...PRESETS.kjf, moveLimit: 200 },
  })
  expect(standingOf(second!.start).past).toMatchObject({ ply: 4, steps: 4, firstCapturePly: null })
  expect(second?.start.past?.trail).toHaveLength(4)
})

test('version 3 holds what an engine found in a review', () => {
  const [first, second] = gamesOf(fixture(3))
  expect(second).not.toHaveProperty('review')
  expect(first?.review).toEqual({
    engine: 'Janggi Studio',
    rules: { kind: 'preset', id: 'kja' },
    at: Date.UTC(2026, 10, 30, 10, 28),
    seconds: 0.3,
    moves: movesOf('a4b4 i7h7 b1c3'),
    evaluations: [
      {
        score: { kind: 'points', value: 0.35 },
        line: movesOf('a4b4 i7h7'),
        second: { kind: 'points', value: -0.5 },
      },
      { score: { kind: 'points', value: 1 }, line: movesOf('pass'), second: undefined },
      undefined,
      { score: { kind: 'mate', value: -3 }, line: [], second: { kind: 'ruling', value: 12 } },
    ],
  })
})

test('what version 3 added is unknown to version 2', () => {
  const { games } = readRecords(fixture(3).replace('"version":3', '"version":2'))
  expect(games[0]?.diagnostics).toMatchObject([
    { code: 'document-unknown', facts: { path: 'review' } },
  ])
  expect(games[0]?.game).not.toHaveProperty('review')
})

test('what version 2 added is unknown to version 1', () => {
  const [head, ...rest] = fixture(2).split('\n')
  const { games } = readRecords([head?.replace('"version":2', '"version":1'), ...rest].join('\n'))
  const said = games.map(({ diagnostics }) =>
    diagnostics.map((one) => (one.code === 'document-unknown' ? one.facts.path : one.code)),
  )
  expect(said).toEqual([
    ['nodes[3].bookmark', 'rules'],
    ['start.past', 'rules'],
  ])
  for (const { game } of games) {
    expect(game).not.toHaveProperty('rules')
    expect(game.start).not.toHaveProperty('past')
  }
})
