import { describe, expect, test } from 'vitest'
import { formatFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import { Position } from '#engine/rules/position'
import { checkSetup } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import { Mailbox } from '#engine/rules/mailbox'
import {
  GAME_MATES,
  LONG_MATES,
  NO_MATES,
  OWN_TACTICS,
  RETRO_MATES,
  TACTICS,
} from '../../scripts/bench/problems.ts'
import { isMated, randomMated } from '../../scripts/problems/mated.ts'
import { plainKeys, plainMate } from '../../scripts/problems/plain-mate.ts'
import { askMate } from '../../scripts/problems/proof.ts'
import { RetroPlay } from '../../scripts/problems/retro-play.ts'
import { retroSteps } from '../../scripts/problems/retro-steps.ts'
import { formatSuites } from '../../scripts/problems/suites.ts'
import { Chance } from '../../scripts/tune/chance.ts'
import { MATES } from '../engine/search/mates.ts'
import { setupOf } from '../support/positions.ts'

/** Enough for every line of the shortest problems; longer ones are left to the mate search. */
const PLAIN_NODES = 30_000
const isShort = ({ moves, checksOnly }: { moves: number; checksOnly: boolean }): boolean =>
  moves <= (checksOnly ? 4 : 2)

describe('the plain search', () => {
  test.each(MATES.filter(({ moves }) => moves <= 2))('$fen', ({ fen, moves }) => {
    const setup = setupOf(fen)
    const question = { checksOnly: false, nodes: PLAIN_NODES }
    expect(plainMate(setup, { ...question, moves })).toBe(true)
    expect(plainMate(setup, { ...question, moves: moves - 1 })).toBe(false)
  })

  test('gives up at its limit', () => {
    expect(plainMate(setupOf(MATES[10].fen), { checksOnly: false, nodes: 50 })).toBeUndefined()
  })
})

describe('the problems', () => {
  test.each(
    Object.entries({ GAME_MATES, LONG_MATES, NO_MATES, OWN_TACTICS, RETRO_MATES, TACTICS }),
  )('%s are different positions to be played from', (_, problems) => {
    expect(new Set(problems.map(({ fen }) => fen)).size).toBe(problems.length)
    for (const { fen } of problems) expect(checkSetup(setupOf(fen))).toEqual([])
  })

  test.each(RETRO_MATES.filter(isShort))(
    'mate in $moves by $move and no sooner, checks only: $checksOnly, $fen',
    ({ fen, moves, checksOnly, move }) => {
      const setup = setupOf(fen)
      const question = { checksOnly, nodes: PLAIN_NODES }
      expect(plainMate(setup, { ...question, moves })).toBe(true)
      expect(plainMate(setup, { ...question, moves: moves - 1 })).toBe(false)
      expect(plainKeys(setup, { ...question, moves })).toEqual([parseUci(move)])
    },
  )

  test.each(NO_MATES)('no mate by checks: $fen', ({ fen }) => {
    expect(plainMate(setupOf(fen), { checksOnly: true, nodes: 40_000 })).toBe(false)
  })

  test.each([...TACTICS, ...OWN_TACTICS, ...LONG_MATES])(
    '$move is legal: $fen',
    ({ fen, move }) => {
      const position = Position.from(setupOf(fen))
      expect(position.ok && position.value.isLegal(parseUci(move)!)).toBe(true)
    },
  )
})

/** The winner to move, three steps before a mate of chance: some mate from there, some do not. */
function beforeMate(chance: Chance): Setup {
  for (;;) {
    let setup: Setup | undefined = randomMated(chance)
    for (let n = 0; n < 3 && setup; n++) setup = chance.shuffled(retroSteps(setup))[0]?.before
    if (setup) return setup
  }
}

test.each([
  { name: 'by checks', checksOnly: true, within: undefined },
  { name: 'by checks in so many moves', checksOnly: true, within: 3 },
  { name: 'in so many moves', checksOnly: false, within: 2 },
])('the mate search and the plain search agree: $name', ({ checksOnly, within }) => {
  const chance = new Chance(within ?? 9)
  const count = { mate: 0, none: 0, unknown: 0 }
  for (let n = 0; n < 25; n++) {
    const setup = beforeMate(chance)
    const limit = within === undefined ? {} : { moves: within }
    const plain = plainMate(setup, { checksOnly, nodes: 1000, ...limit })
    const { kind } = askMate(setup, {
      checksOnly,
      nodes: 3000,
      ...(within !== undefined && { within }),
    })
    if (plain === undefined || kind === 'unknown') continue
    expect({ fen: formatFen(setup), kind }).toEqual({
      fen: formatFen(setup),
      kind: plain ? 'mate' : 'none',
    })
    count[kind] += 1
  }
  expect(Math.min(count.mate, count.none)).toBeGreaterThan(1)
})

test('mates made of chance are mates', () => {
  const chance = new Chance(3)
  for (let n = 0; n < 5; n++) {
    const setup = randomMated(chance)
    expect(checkSetup(setup)).toEqual([])
    expect(isMated(Mailbox.from(setup))).toBe(true)
  }
})

test('retro play makes the same problem of the same seed, with one key', () => {
  const make = () => {
    const chance = new Chance(7)
    const retro = new RetroPlay(chance)
    for (;;) {
      const made = retro.make(randomMated(chance), { moves: 2, checksOnly: true })
      if (made) return made
    }
  }
  const { setup, key } = make()
  expect(plainKeys(setup, { checksOnly: true, moves: 2, nodes: PLAIN_NODES })).toEqual([key])
  expect(formatFen(make().setup)).toBe(formatFen(setup))
})

test('suites are written as they are read', () => {
  const text = formatSuites({
    GAME_MATES: [],
    LONG_MATES: [],
    NO_MATES: [],
    OWN_TACTICS: [],
    RETRO_MATES: [],
    TACTICS: [{ fen: 'x w', move: 'a1a2' }],
  })
  expect(text).toContain("TACTICS = [\n  { fen: 'x w', move: 'a1a2' },\n] as const")
})
