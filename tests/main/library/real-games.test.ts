import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { parseFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import { setupOfKey } from '#engine/rules/position-key'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Move, Setup } from '#engine/rules/types'
import type { SqliteLibrary } from '#main/library/store/sqlite-library'
import { IS_DEEP } from '../../support/deep.ts'
import { findAll, importInto, openLibrary } from '../../support/libraries.ts'
import { Random } from '../../support/random.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'

interface OracleGame {
  readonly file: string
  readonly index: number
  readonly fen: string
  readonly uci: string
  /** Where the record says nothing, null. */
  readonly resultText: string | null
  readonly duplicateOf?: string
}

/** Files looked at when not all are. */
const FILES = IS_DEEP ? Infinity : 4
const POSITIONS = IS_DEEP ? 1000 : 25
const PARTS = IS_DEEP ? 100 : 6

function setupOf(fen: string): Setup {
  const parsed = parseFen(fen)
  if (!parsed.ok) throw new Error(fen)
  return parsed.value
}

function moveOf(uci: string): Move {
  const move = parseUci(uci)
  if (!move) throw new Error(uci)
  return move
}

const mirrorKey = (key: string): string =>
  key.charAt(0) + SQUARES.map((square) => key.charAt(mirrored(square) + 1)).join('')

const mirrorUci = (uci: string): string =>
  uci.replace(/[a-i]/g, (file) => String.fromCharCode(202 - file.charCodeAt(0)))

interface Walked {
  readonly isDraw: boolean
  /** Position keys, one for each ply. */
  readonly keys: readonly string[]
  readonly ucis: readonly string[]
}

/** Replays with a board of its own and no index. */
function walk({ fen, uci, resultText }: OracleGame): Walked {
  const box = Mailbox.from(setupOf(fen))
  const ucis = uci.split(' ').filter((text) => text !== '')
  const keys = [box.positionKey()]
  for (const text of ucis) {
    box.play(moveOf(text))
    keys.push(box.positionKey())
  }
  return { isDraw: resultText?.includes('무승부') === true, keys, ucis }
}

describe.skipIf(SHARED === undefined)('real games', () => {
  let folder: string
  let library: SqliteLibrary
  let games: readonly OracleGame[]
  let walked: readonly Walked[]
  let report: Awaited<ReturnType<typeof importInto>>['report']

  beforeAll(async () => {
    const all = readFileSync(sharedPath('kibo/real/oracle.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as OracleGame)
    const files = [...new Set(all.map(({ file }) => file))].slice(0, FILES)
    games = all.filter(({ file }) => files.includes(file))
    folder = mkdtempSync(join(tmpdir(), 'janggi-'))
    library = openLibrary(join(folder, '실전 기보 ♟.jgdb'))
    ;({ report } = await importInto(library, ...files.map((file) => sharedPath('kibo/real', file))))
    const first = new Set<string>()
    walked = games
      .filter(({ fen, uci }) => {
        const line = `${fen} ${uci}`
        const isNew = !first.has(line)
        first.add(line)
        return isNew
      })
      .map(walk)
  }, 1_800_000)
  afterAll(() => {
    library.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('games added and duplicates are the oracle’s', () => {
    expect(report).toMatchObject({
      games: games.length,
      added: walked.length,
      duplicates: games.length - walked.length,
      failed: 0,
      state: 'done',
    })
    if (IS_DEEP) expect(report).toMatchObject({ games: 11_860, added: 11_556, duplicates: 304 })
    expect(library.info().games).toBe(walked.length)
  })

  test('importing again adds nothing', async () => {
    const file = games[0]!.file
    const again = await importInto(library, sharedPath('kibo/real', file))
    const inFile = games.filter((game) => game.file === file).length
    expect(again.report).toMatchObject({ games: inFile, added: 0, duplicates: inFile })
  })

  /** A random position of a random game, half of them early, where many games meet. */
  function randomPosition(random: Random): string {
    const { keys } = random.pick(walked)
    return keys[random.below(random.below(2) === 0 ? Math.min(12, keys.length) : keys.length)]!
  }

  test.each([{ mirror: false }, { mirror: true }])(
    'games found by position (mirror: $mirror) are those of a scan of all boards',
    async ({ mirror }) => {
      const random = new Random(41)
      for (let i = 0; i < POSITIONS; i++) {
        const key = randomPosition(random)
        const other = mirrorKey(key)
        const expected = walked.flatMap(({ keys }) => {
          const own = keys.indexOf(key)
          const reflected = mirror ? keys.indexOf(other) : -1
          const plies = [own, reflected].filter((ply) => ply >= 0)
          return plies.length === 0 ? [] : [Math.min(...plies)]
        })
        const setup = setupOfKey(key)
        const board = patternOfBoard(setup.board)
        const found = await findAll(library, { positions: [{ board, turn: setup.turn, mirror }] })
        expect(found.total).toBe(expected.length)
        expect(found.rows.map(({ hit }) => hit?.ply)).toEqual(expected)
      }
    },
  )

  test('what the explorer counts is what a walk over all games counts', () => {
    const random = new Random(42)
    for (let i = 0; i < POSITIONS; i++) {
      const key = randomPosition(random)
      const other = mirrorKey(key)
      const expected = new Map<string, number>()
      let total = 0
      for (const { keys, ucis } of walked) {
        const moves = new Set<string>()
        let isThere = false
        for (const [ply, at] of keys.entries()) {
          if (at !== key && at !== other) continue
          isThere = true
          const uci = ucis[ply]
          if (uci === undefined) continue
          const move = at === key ? uci : mirrorUci(uci)
          const joined = key === other ? [move, mirrorUci(move)].toSorted()[0]! : move
          moves.add(isPass(joined) ? 'pass' : joined)
        }
        if (isThere) total += 1
        for (const move of moves) expected.set(move, (expected.get(move) ?? 0) + 1)
      }
      const found = library.explore(setupOfKey(key), true, {})
      const counted = found.moves.map(({ uci, games: count }): [string, number] => {
        const joined = key === other ? [uci, mirrorUci(uci)].toSorted()[0]! : uci
        return [isPass(joined) ? 'pass' : joined, count]
      })
      expect(found.total).toBe(total)
      expect(new Map(counted)).toEqual(expected)
    }
  })

  test('a part of a board, with its mirror, is found where a scan finds it', async () => {
    const random = new Random(43)
    for (let i = 0; i < PARTS; i++) {
      const key = randomPosition(random)
      const shown = new Set(Array.from({ length: 14 }, () => random.below(90)))
      const full = patternOfBoard(setupOfKey(key).board)
      const board = Array.from(full, (letter, at) => (shown.has(at) ? letter : '?')).join('')
      const fits = (other: string): boolean =>
        [other, mirrorKey(other)].some((one) =>
          [...shown].every((square) => one.charAt(square + 1) === key.charAt(square + 1)),
        )
      const expected = walked.map(({ keys }) => keys.findIndex(fits)).filter((ply) => ply >= 0)
      const found = await findAll(library, { positions: [{ board, mirror: true }] })
      expect(found.rows.map(({ hit }) => hit?.ply)).toEqual(expected)
    }
  })

  test('positions in order are found where they stand in this order', async () => {
    const random = new Random(44)
    for (let i = 0; i < 10; i++) {
      const { keys } = random.pick(walked)
      const first = random.below(Math.min(10, keys.length - 1))
      const second = first + 1 + random.below(keys.length - first - 1)
      const wanted = [keys[first]!, keys[second]!]
      const expected = walked.filter((game) => {
        const at = game.keys.indexOf(wanted[0]!)
        return at >= 0 && game.keys.indexOf(wanted[1]!, at + 1) > at
      }).length
      const positions = wanted.map((key) => {
        const setup = setupOfKey(key)
        return { board: patternOfBoard(setup.board), turn: setup.turn, mirror: false }
      })
      const found = await findAll(library, { positions })
      expect(found.total).toBe(expected)
      expect(found.total).toBeGreaterThan(0)
    }
  })

  test('results of the pairs add up to all games', () => {
    const { cells, others } = library.matrix({})
    const sum = [...cells.map(({ results }) => results), others]
    expect(sum.reduce((all, { games: count }) => all + count, 0)).toBe(walked.length)
    const draws = walked.filter(({ isDraw }) => isDraw).length
    expect(sum.reduce((all, { draw }) => all + draw, 0)).toBe(draws)
  })

  test('an opening report holds the explorer’s counts', async () => {
    const { signal } = new AbortController()
    const { tree, results } = await library.report({ cho: 'MSMS', han: 'SMSM' }, {}, 3, signal)
    expect(results.games).toBeGreaterThan(0)
    const first = tree.filter(({ depth }) => depth === 1)
    expect(first.length).toBeGreaterThan(0)
    expect(tree.every(({ depth }) => depth <= 3)).toBe(true)
  })
})

const isPass = (uci: string): boolean => parseUci(uci)?.kind === 'pass'
