import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#engine/rules/ruleset'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { estimateElo, sprt } from '#main/match/elo'
import { matchRecord } from '#main/match/match-record'
import { openingOf } from '#main/match/openings'
import type { Player } from '#main/match/play-game'
import { parsePlayer } from '#main/match/player-command'
import { runMatch } from '#main/match/run-match'
import { BuiltInEngine } from '#main/engines/built-in-engine'
import { fakeEngine } from '../engines/fake-engines.ts'
import { temporaryFolder } from '../../support/temporary.ts'

describe('figures', () => {
  test('Elo by the logistic model, with an error that shrinks with the games', () => {
    expect(estimateElo({ wins: 0, draws: 0, losses: 0 })).toBeUndefined()
    expect(estimateElo({ wins: 50, draws: 0, losses: 50 })?.elo).toBeCloseTo(0)
    expect(estimateElo({ wins: 75, draws: 0, losses: 25 })?.elo).toBeCloseTo(190.8, 0)
    expect(estimateElo({ wins: 10, draws: 0, losses: 0 })?.elo).toBe(Infinity)
    const [few, many] = [20, 200].map(
      (n) => estimateElo({ wins: n, draws: 0, losses: n })?.error ?? 0,
    )
    expect(many).toBeLessThan(few ?? 0)
    expect(estimateElo({ wins: 50, draws: 0, losses: 50 })?.error).toBeCloseTo(70, -1)
  })

  test('the sequential test decides for the difference that is there', () => {
    const bounds = { elo0: 0, elo1: 20 }
    expect(sprt({ wins: 6, draws: 0, losses: 4 }, bounds).verdict).toBeUndefined()
    expect(sprt({ wins: 700, draws: 0, losses: 300 }, bounds).verdict).toBe('elo1')
    expect(sprt({ wins: 400, draws: 0, losses: 600 }, bounds).verdict).toBe('elo0')
  })
})

test('openings: each pair of arrangements once in sixteen, the same for the same seed', () => {
  const openings = Array.from({ length: 32 }, (_, pair) => openingOf(pair, 7, 4, PRESETS.casual))
  expect(new Set(openings.slice(0, 16).map(({ cho, han }) => cho + han)).size).toBe(16)
  expect(openings[16]?.cho).toBe(openings[0]?.cho)
  expect(openings[16]?.moves).not.toEqual(openings[0]?.moves)
  expect(openingOf(3, 7, 4, PRESETS.casual)).toEqual(openings[3])
  expect(openings.every(({ moves }) => moves.length === 4)).toBe(true)
})

describe('a match', () => {
  const quick = (): Player => ({ engine: new BuiltInEngine(), limits: { nodes: 60 } })

  test('is played in pairs to its end and can be read again', async () => {
    const games = await runMatch(
      {
        engines: [quick, quick],
        games: 2,
        concurrency: 1,
        rules: PRESETS.casual,
        seed: 3,
        randomPlies: 4,
      },
      new AbortController().signal,
      () => undefined,
    )
    expect(games.map(({ firstSide }) => firstSide)).toEqual(['cho', 'han'])
    expect(games[0]?.opening).toEqual(games[1]?.opening)
    expect(games.every(({ winner }) => winner !== null)).toBe(true)
    const text = writeJanggi(games.map((game) => matchRecord(game, ['하나', '둘'], '시험')))
    const read = readRecords(text)
    expect(read.games).toHaveLength(2)
    expect(read.games[1]?.game.info.han?.name).toBe('하나')
  })

  test('an engine that fails loses the game', async () => {
    const path = await fakeEngine(temporaryFolder(), 'dies')
    const failing = await parsePlayer(path.replace(/^/, ''), { nodes: 10 }, [])
    expect(failing.ok).toBe(false) // a blank in the path separates arguments
    const dies = await fakeEngine(temporaryFolder(), 'ends-at-once')
    const { ExternalUciEngine } = await import('#main/engines/external-engine')
    const broken = (): Player => ({
      engine: new ExternalUciEngine({ path: dies, options: {}, pointsPerPawn: 2 }),
      limits: { nodes: 10 },
    })
    const [game] = await runMatch(
      {
        engines: [broken, quick],
        games: 1,
        concurrency: 1,
        rules: PRESETS.casual,
        seed: 3,
        randomPlies: 2,
      },
      new AbortController().signal,
      () => undefined,
    )
    expect(game).toMatchObject({ winner: 'han', reason: 'engineFailed' })
  })
})

test('an engine on the command line: program, options, limits of its own', async () => {
  const own = [process.execPath, join('out', 'cli.js'), 'uci']
  const read = await parsePlayer('built-in; Hash=16; nodes=500', { ms: 100 }, own)
  if (!read.ok) throw new Error(read.error.code)
  expect(read.value.start().limits).toEqual({ nodes: 500 })
  const plain = await parsePlayer(process.execPath, { ms: 100 }, own)
  expect(plain.ok && plain.value.start().limits).toEqual({ ms: 100 })
  expect(await parsePlayer('no-such-engine-here', { ms: 1 }, own)).toMatchObject({
    error: { code: 'no-such-program' },
  })
  expect(await parsePlayer('built-in; nodes=many', { ms: 1 }, own)).toMatchObject({
    error: { code: 'bad-setting' },
  })
})
