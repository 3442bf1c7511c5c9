import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMove, annotate, removeBranch } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { lastNode, mainLine } from '#engine/game/path'
import { reconcile } from '#engine/game/reconcile'
import { GIB_HOLDS } from '#engine/game/text-holds'
import { GIB_OPTIONS, writeGib } from '#engine/game/write-gib'
import { readRecordText } from '#engine/kibo-text/record-text'
import { applyEdits } from '#engine/kibo-text/text-edit'
import { writeEdits } from '#engine/kibo-text/write-edits'
import { parseUci } from '#engine/notation/uci'
import { IS_DEEP } from '../../support/deep.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

const HEAD = '[초차림 "마상상마"]\r\n[한차림 "마상상마"]\r\n[총수 "2"]\r\n\r\n'
const TEXT = `${HEAD}1. 71楚卒72  2. 41漢兵42 {좋다}\r\n`

/** The text after something was done to its game elsewhere. */
function after(text: string, change: (game: Game) => Game): string {
  const record = readRecordText(text)
  const game = record.games[0]!.game.read.game
  return applyEdits(text, writeEdits(record, 0, change(game)))
}

describe('a game that was changed elsewhere', () => {
  test('a move at the end stands behind the text as it was written', () => {
    const next = after(TEXT, (game) => {
      const end = lastNode(game.tree, game.tree.root)
      return { ...game, tree: addMove(game.tree, end, parseUci('c4d4')!).tree }
    })
    expect(next).toBe(TEXT.replace('"2"', '"3"').replace('}', '}\r\n3. 73楚卒74'))
  })

  test('a move that is taken back goes, with its comment', () => {
    const next = after(TEXT, (game) => ({
      ...game,
      tree: removeBranch(game.tree, lastNode(game.tree, game.tree.root)).tree,
    }))
    expect(next).toBe(TEXT.replace('"2"', '"1"').replace('  2. 41漢兵42 {좋다}', ''))
  })

  test('what the text cannot show changes nothing in it', () => {
    const next = after(TEXT, (game) => {
      const [, first] = mainLine(game.tree)
      const { tree } = addMove(game.tree, first!.id, parseUci('i7h7')!)
      return { ...game, tree: annotate(tree, first!.id, { glyphs: [1] }) }
    })
    expect(next).toBe(TEXT)
  })

  test('a changed header is written', () => {
    const next = after(TEXT, (game) => ({
      ...game,
      headers: [{ key: '대회명', value: '봄' }, ...game.headers],
    }))
    expect(next).toContain('[대회명 "봄"]')
    expect(next).toContain('1. 71楚卒72')
  })
})

test('the text then says the game: read again, nothing changes', () => {
  fc.assert(
    fc.property(anyAnnotatedGame, anyAnnotatedGame, (old, game) => {
      fc.pre(old.tree.nodes.size > 1 && game.tree.nodes.size > 1)
      const text = writeGib([old, old], { ...GIB_OPTIONS, variations: 'left-out' })
      const record = readRecordText(text)
      fc.pre(record.games.length === 2)
      const next = readRecordText(applyEdits(text, writeEdits(record, 0, game)), record)
      expect(writeEdits(next, 0, game)).toEqual([])
      const merged = reconcile(game, next.games[0]!.game.read.game, GIB_HOLDS)
      expect([...merged.tree.nodes.values()]).toEqual(
        expect.arrayContaining([...game.tree.nodes.values()]),
      )
      expect(next.games[1]!.game).toBe(record.games[1]!.game)
    }),
    { numRuns: IS_DEEP ? 2000 : 60 },
  )
})
