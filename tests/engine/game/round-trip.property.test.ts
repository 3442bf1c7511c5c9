import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game/game'
import { mainLine } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import type { Annotations } from '#engine/game/tree'
import { variationLines } from '#engine/game/variation-lines'
import { gibLosses, writeGib } from '#engine/game/write-gib'
import { writeJanggi } from '#engine/game/write-janggi'
import { pgnLosses, writeNotation, writePgn } from '#engine/game/write-pgn'
import { gibCommentText } from '#engine/notation/gib-text'
import { pgnCommentText } from '#engine/notation/pgn-text'
import { formatUci } from '#engine/notation/uci'
import { IS_DEEP } from '../../support/deep.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'
import { outlineOf } from './outline.ts'

const someGames = fc.array(anyAnnotatedGame, { minLength: 1, maxLength: 3 })
/** In `.gib` nothing but moves or comments ends the headers of a game. */
const movedGames = someGames.map((games) => games.filter(({ tree }) => tree.nodes.size > 1))
const runs = { numRuns: IS_DEEP ? 5000 : 100 }

/** What is left of annotations when every text is written as a format can hold it. */
const withTexts = (annotations: Annotations, write: (text: string) => string): Annotations => {
  const { comments, commentsBefore, ...rest } = annotations
  const lines = (text: string): string => write(text).replace(/\r\n?/g, '\n')
  return {
    ...rest,
    ...(commentsBefore && { commentsBefore: commentsBefore.map(lines) }),
    ...(comments && { comments: comments.map(lines) }),
  }
}

/** Bookmarks are the studio's own. */
function inPgn(annotations: Annotations): Annotations {
  const { bookmark, ...rest } = annotations
  return bookmark ? rest : annotations
}

test('.janggi holds everything', () => {
  fc.assert(
    fc.property(someGames, (games) => {
      const { format, games: again, diagnostics } = readRecords(writeJanggi(games))
      expect(format).toBe('janggi')
      expect(diagnostics).toEqual([])
      expect(again).toEqual(games.map((game) => ({ game, diagnostics: [] })))
    }),
    runs,
  )
})

describe.each([
  { name: 'PGN', write: writePgn },
  { name: 'Janggi notation', write: writeNotation },
])('$name', ({ write }) => {
  test('holds trees with all that stands beside the moves', () => {
    fc.assert(
      fc.property(someGames, (games) => {
        const { format, games: again } = readRecords(write(games))
        expect(format).toBe('pgn')
        expect(again.map(({ game }) => outlineOf(game.tree))).toEqual(
          games.map(({ tree }) =>
            outlineOf(tree).map((line) => ({
              ...line,
              annotations: withTexts(inPgn(line.annotations), pgnCommentText),
            })),
          ),
        )
      }),
      runs,
    )
  })

  test('holds headers, and says which it changes', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, (game) => {
        const [read] = readRecords(write([game])).games
        const values = new Map(read?.game.headers.map(({ key, value }) => [key, value]))
        const changed = game.headers.filter(({ key, value }) => values.get(key) !== value)
        const isSaid = pgnLosses(game).includes('header-text')
        if (!isSaid) expect(changed).toEqual([])
        expect(pgnLosses(game).includes('comment-text')).toBe(
          outlineOf(game.tree).some(({ annotations: { comments = [], commentsBefore = [] } }) =>
            [...comments, ...commentsBefore].some((text) => pgnCommentText(text) !== text),
          ),
        )
      }),
      runs,
    )
  })

  test('written again, it is the same', () => {
    fc.assert(
      fc.property(someGames, (games) => {
        const text = write(games)
        expect(write(readRecords(text).games.map(({ game }) => game))).toBe(text)
      }),
      runs,
    )
  })
})

describe('.gib', () => {
  const spoken = ({ comments, commentsBefore, seconds }: Annotations): Annotations =>
    withTexts(
      {
        ...(commentsBefore && { commentsBefore }),
        ...(comments && { comments }),
        ...(seconds !== undefined && { seconds }),
      },
      gibCommentText,
    )

  test('holds main lines with comments and times, and variations as games', () => {
    fc.assert(
      fc.property(movedGames, (games) => {
        const { format, games: again } = readRecords(writeGib(games))
        expect(format).toBe(games.length > 0 ? 'gib' : 'empty')
        const expected = games.flatMap((game) => linesOf(game, spoken))
        expect(again.map(({ game }) => outlineOf(game.tree))).toEqual(expected)
        for (const read of again) {
          expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
        }
      }),
      runs,
    )
  })

  test('holds headers, and says which it changes', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, (game) => {
        const [read] = readRecords(writeGib([game])).games
        const values = new Map(read?.game.headers.map(({ key, value }) => [key, value]))
        const korean = game.headers.filter(({ key }) => /[가-힣]/.test(key))
        const changed = korean.filter(({ key, value }) => values.get(key) !== value)
        if (!gibLosses(game).includes('header-text')) expect(changed).toEqual([])
      }),
      runs,
    )
  })

  test('written again, it is the same', () => {
    fc.assert(
      fc.property(movedGames, (games) => {
        const text = writeGib(games)
        expect(writeGib(readRecords(text).games.map(({ game }) => game))).toBe(text)
      }),
      runs,
    )
  })
})

/** The outlines of the games that a tree becomes. */
const linesOf = ({ tree }: Game, spoken: (annotations: Annotations) => Annotations) =>
  [{ nodes: mainLine(tree), from: 0 }, ...variationLines(tree)].map(({ nodes, from }) =>
    nodes.map(({ move, annotations }, depth) => ({
      depth,
      move: move ? formatUci(move, undefined) : '',
      annotations: depth >= from ? spoken(annotations) : {},
    })),
  )
