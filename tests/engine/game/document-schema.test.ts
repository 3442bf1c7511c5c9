import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { writeJanggi } from '#engine/game/write-janggi'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

const schema = z.fromJSONSchema(
  JSON.parse(readFileSync('docs/janggi.schema.json', 'utf8')) as Parameters<
    typeof z.fromJSONSchema
  >[0],
)
const problemsIn = (text: string): string =>
  z.prettifyError(schema.safeParse(JSON.parse(text)).error ?? new z.ZodError([]))

describe('docs/janggi.schema.json', () => {
  test('accepts the kept document of the newest version', () => {
    expect(problemsIn(readFileSync('tests/fixtures/janggi/version-3.janggi', 'utf8'))).toBe('')
  })

  test('accepts whatever is written', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, (game) => {
        expect(problemsIn(writeJanggi([game]))).toBe('')
      }),
      { numRuns: 50 },
    )
  })

  const game = (more: object): string =>
    JSON.stringify({
      format: 'janggi-studio',
      version: 3,
      games: [{ start: { fen: 'x' }, ...more }],
    })
  test.each([
    game({ future: 1 }),
    game({ nodes: [{}] }),
    game({ nodes: [{ move: 'a4b4', future: 1 }] }),
    game({ nodes: [{ move: 'a4' }] }),
    game({ root: { move: 'a4b4' } }),
    game({ rules: 'dream' }),
    game({ start: { fen: 'x', past: {} } }),
    game({ review: {} }),
    game({}).replace('3', '1'),
  ])('refuses %s', (text) => {
    expect(problemsIn(text)).not.toBe('')
  })

  test('accepts a bare game', () => {
    expect(problemsIn(game({}))).toBe('')
  })
})
