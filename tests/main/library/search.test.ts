import { beforeEach, expect, test } from 'vitest'
import { ANY_BOARD } from '#engine/notation/board-pattern'
import type { GameFilter, PositionCondition } from '#shared/contract/library-query'
import type { SqliteLibrary } from '#main/library/store/sqlite-library'
import {
  BY_ADDED,
  EVERYTHING,
  findAll,
  importInto,
  openLibrary,
  quietCall,
} from '../../support/libraries.ts'
import { LINE, writeGames } from '../../support/library-games.ts'

let library: SqliteLibrary

const GAMES = [
  { cho: '김초록 9단', han: '이한강 2급', event: '국수전', date: '2008-11-20', result: '초 완승' },
  { cho: '이한강 3급', han: '박기사', event: '국수전 예선', date: '2009', result: '한 시간승' },
  { cho: '박기사', han: '김초록 8단', event: '왕위전', date: '미상', result: '무승부' },
  { cho: '최무명', han: '김초록', event: '친선', date: '2010.03', result: '미상' },
].map((game, i) => ({ ...game, moves: LINE.slice(0, 10 + 10 * i) }))

beforeEach(async () => {
  library = openLibrary()
  await importInto(library, writeGames(GAMES))
})

test.each<{ name: string; filter: GameFilter; ids: readonly number[] }>([
  { name: 'everything', filter: {}, ids: [1, 2, 3, 4] },
  { name: 'a name', filter: { player: '김초록' }, ids: [1, 3, 4] },
  { name: 'initials', filter: { player: 'ㄱㅊㄹ' }, ids: [1, 3, 4] },
  { name: 'a name on one side', filter: { player: '김초록', side: 'han' }, ids: [3, 4] },
  { name: 'two players', filter: { player: '이한강', opponent: '박' }, ids: [2] },
  { name: 'an event', filter: { event: 'ㄱㅅㅈ' }, ids: [1, 2] },
  { name: 'from a year', filter: { from: 20_090_000 }, ids: [2, 4] },
  { name: 'to a day, a year alone counting whole', filter: { to: 20_091_231 }, ids: [1, 2] },
  { name: 'within a month', filter: { from: 20_100_301, to: 20_100_331 }, ids: [4] },
  { name: 'a result', filter: { winners: ['draw', 'unknown'] }, ids: [3, 4] },
  { name: 'a reason', filter: { reasons: ['time'] }, ids: [2] },
  { name: 'a length', filter: { plies: { min: 20, max: 30 } }, ids: [2, 3] },
  { name: 'ranks of both, unknown ones fitting nowhere', filter: { ranks: { min: -1 } }, ids: [1] },
  { name: 'ranks above one of them', filter: { ranks: { min: 1, max: 9 } }, ids: [] },
  { name: 'a pair of arrangements', filter: { cho: 'MSSM', han: 'MSSM' }, ids: [1, 2, 3, 4] },
  { name: 'another pair', filter: { cho: 'SMMS' }, ids: [] },
  { name: 'handicaps', filter: { start: 'handicap' }, ids: [] },
  { name: 'a margin at the end', filter: { margin: { max: -2 } }, ids: [2, 3, 4] },
  { name: 'a source', filter: { source: '기보' }, ids: [1, 2, 3, 4] },
])('headers: $name', async ({ filter, ids }) => {
  const { rows } = await findAll(library, { filter })
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

const condition = (part: Partial<PositionCondition>): PositionCondition => ({
  board: ANY_BOARD,
  mirror: false,
  ...part,
})

test.each<{
  name: string
  positions: PositionCondition[]
  hits: readonly (readonly [number, number])[]
}>([
  {
    name: 'a material that comes with the first capture',
    positions: [condition({ material: { P: { max: 4 } } })],
    hits: [
      [2, 20],
      [3, 20],
      [4, 20],
    ],
  },
  {
    name: 'a margin',
    positions: [condition({ margin: { min: 0 } })],
    hits: [],
  },
  {
    name: 'a margin after another',
    positions: [condition({ margin: { min: -2 } }), condition({ margin: { max: -3 } })],
    hits: [
      [2, 0],
      [3, 0],
      [4, 0],
    ],
  },
  {
    name: 'a ply and a turn',
    positions: [condition({ turn: 'han', plies: { min: 30 } })],
    hits: [[4, 31]],
  },
])('positions: $name', async ({ positions, hits }) => {
  const { rows } = await findAll(library, { positions })
  expect(rows.map(({ id, hit }) => [id, hit?.ply])).toEqual(hits)
})

test.each([
  { key: 'date', ids: [3, 1, 2, 4] },
  { key: 'cho', ids: [1, 3, 2, 4] },
  { key: 'plies', ids: [1, 2, 3, 4] },
  { key: 'result', ids: [4, 1, 2, 3] },
] as const)('sorted by $key, both ways, and cut into pages', async ({ key, ids }) => {
  const order = async (descending: boolean, offset: number, limit: number) =>
    (
      await library.search(EVERYTHING, { key, descending }, { offset, limit }, quietCall())
    ).rows.map(({ id }) => id)
  expect(await order(false, 0, 10)).toEqual(ids)
  expect(await order(true, 0, 10)).toEqual(ids.toReversed())
  expect([...(await order(false, 0, 3)), ...(await order(false, 3, 3))]).toEqual(ids)
})

test('a list of all found games has their numbers', async () => {
  expect(await library.found(EVERYTHING, BY_ADDED, quietCall())).toEqual([1, 2, 3, 4])
})

test('searches are kept under their names', () => {
  const query = { filter: { player: '김' }, positions: [] }
  library.saveSearch('김씨', query)
  library.saveSearch('김씨', { ...query, filter: { player: '김초록' } })
  expect(library.info().searches).toMatchObject([
    { name: '김씨', query: { filter: { player: '김초록' } } },
  ])
  library.removeSearch(library.info().searches[0]!.id)
  expect(library.info().searches).toEqual([])
})

test('players with other spellings are one after a merge, and two again when it is undone', async () => {
  const all = () => library.players('', { offset: 0, limit: 10 }).players
  expect(all().map(({ name, games }) => [name, games])).toEqual([
    ['김초록', 3],
    ['박기사', 2],
    ['이한강', 2],
    ['최무명', 1],
  ])
  const [kim, , , choi] = all()
  library.edit({ kind: 'merge-players', from: choi!.id, into: kim!.id })
  expect(all()[0]).toMatchObject({ name: '김초록', aliases: ['최무명'], games: 4 })
  expect((await findAll(library, { filter: { player: '최무명' } })).total).toBe(3)
  library.edit({ kind: 'separate-name', id: kim!.id, name: '최무명' })
  expect(all().map(({ name, games }) => [name, games])).toContainEqual(['최무명', 1])
  library.undo()
  expect(all()[0]).toMatchObject({ aliases: ['최무명'], games: 4 })
  library.undo()
  expect(all()).toHaveLength(4)
  expect((await findAll(library, { filter: { player: '최무명' } })).total).toBe(1)
})
