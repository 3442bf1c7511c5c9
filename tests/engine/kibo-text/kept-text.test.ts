import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMove, annotate } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { lastNode, mainLine } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { reconcile } from '#engine/game/reconcile'
import { GIB_HOLDS, PGN_HOLDS } from '#engine/game/text-holds'
import { writeGib } from '#engine/game/write-gib'
import { writeNotation, writePgn } from '#engine/game/write-pgn'
import { keptText } from '#engine/kibo-text/kept-text'
import { parseUci } from '#engine/notation/uci'
import { IS_DEEP } from '../../support/deep.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

const HANJA = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 71楚卒72   2. 41漢兵42 {좋다}\n'
const readOne = (text: string): Game => readRecords(text).games[0]!.game

test('a text that says the game stays, whatever it looks like', () => {
  const game = readOne(HANJA)
  expect(keptText(HANJA, game, 'gib')).toBe(HANJA)
  const [, first] = mainLine(game.tree)
  const tree = annotate(game.tree, first!.id, { glyphs: [1], bookmark: true })
  expect(keptText(HANJA, { ...game, tree }, 'gib')).toBe(HANJA)
})

test('a move more is written as the others are', () => {
  const game = readOne(HANJA)
  const end = lastNode(game.tree, game.tree.root)
  const { tree } = addMove(game.tree, end, parseUci('c4d4')!)
  expect(keptText(HANJA, { ...game, tree }, 'gib')).toBe(HANJA.replace('}', '}\n3. 73楚卒74'))
})

test('what is typed and not yet a move is kept, but not in the place of moves', () => {
  const broken = HANJA.replace('2. 41漢兵42 {좋다}', '2. 41漢')
  expect(keptText(broken, readOne(broken), 'gib')).toBe(broken)
  const whole = keptText(broken, readOne(HANJA), 'gib')
  expect(whole === undefined || readOne(whole).tree.nodes.size === 3).toBe(true)
})

describe.each([
  { name: 'gib', dialect: 'gib', holds: GIB_HOLDS, write: writeGib },
  { name: 'pgn', dialect: 'pgn', holds: PGN_HOLDS, write: writePgn },
  { name: 'notation', dialect: 'pgn', holds: PGN_HOLDS, write: writeNotation },
] as const)('$name', ({ dialect, holds, write }) => {
  test('a kept text says the other game, read again', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, anyAnnotatedGame, (before, after) => {
        const kept = keptText(write([before]), after, dialect)
        if (kept === undefined) return
        const again = reconcile(after, readOne(kept), holds)
        expect(again.tree.nodes).toEqual(after.tree.nodes)
        expect(again.headers).toEqual(after.headers)
        expect(again.unread).toBe('')
      }),
      { numRuns: IS_DEEP ? 2000 : 60 },
    )
  })
})
