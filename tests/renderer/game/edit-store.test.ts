import { beforeEach, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { nodeAt } from '#engine/game/tree'
import { parseUci } from '#engine/notation/uci'
import type { Move } from '#engine/rules/types'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useEditStore } from '#renderer/game/edit-store'
import { useGameStore } from '#renderer/game/game-store'
import { useNoticeStore } from '#renderer/shell/notice-store'
import { TWO_GAMES } from '../support/records.ts'
import { startStores } from '../support/studio.ts'

const uci = (text: string): Move => parseUci(text)!
const notices = (): readonly unknown[] => useNoticeStore().shown.map(({ notice }) => notice)

beforeEach(async () => {
  startStores()
  await useDocumentStore().openText(TWO_GAMES, 'two')
})

test('a move that is there is gone to, another is a variation, one at the end goes on', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  expect(edit.play(uci('i4h4'))).toBe(true)
  expect([game.ply, game.last, edit.canUndo]).toEqual([1, 4, false])
  edit.undo()
  game.go(0)
  edit.play(uci('a4b4'))
  expect([game.ply, game.last]).toEqual([1, 1])
  edit.play(uci('a7b7'))
  expect(game.opened?.plies.map(({ text }) => text)).toEqual(['71졸72', '41병42'])
  edit.makeMainLine(game.cursor!)
  expect(game.game?.tree.nodes.get(game.game.tree.root)?.children[0]).toBe(game.line[1]?.id)
})

test('a refused move says why, and can be entered as one that stood', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  expect(edit.play(uci('a1a9'))).toBe(false)
  expect(notices()).toMatchObject([{ kind: 'move-refused', refusal: { code: 'path-blocked' } }])
  edit.playRefused()
  expect(game.node?.annotations).toEqual({ illegalStood: true })
  expect(game.current).toMatchObject({ isIllegal: true, text: '01차21' })
  expect(notices()).toEqual([])
  game.go(0)
  expect(edit.refused).toBeUndefined()
})

test('a pass is a move of its own, and none in check', async () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  expect(edit.pass()).toBe(true)
  expect([game.current?.text, game.current?.move.kind]).toEqual([undefined, 'pass'])
  await useDocumentStore().openText(
    '[판 "4장////3차////4將/ 초 접장기"]\n\n1. 64차65장군\n',
    'check',
  )
  game.go(1)
  expect(edit.pass()).toBe(false)
  expect(notices()).toMatchObject([{ refusal: { code: 'pass-in-check' } }])
})

test('what is cut is pasted elsewhere, and undone in two steps', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  const before = game.game
  game.go(3)
  edit.cut(game.cursor!)
  expect([game.ply, game.last]).toEqual([2, 2])
  edit.paste(game.cursor!)
  expect(game.last).toBe(4)
  edit.undo()
  edit.undo()
  expect(game.game).toEqual(before)
})

test('deleting elsewhere leaves the reader where he is', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  const third = game.line[3]!.id
  game.go(1)
  edit.remove(third)
  expect([game.ply, game.last]).toEqual([1, 2])
})

test('marks, comments, drawings and bookmarks stand beside the move in view', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  game.go(1)
  edit.toggleGlyph(1)
  edit.toggleGlyph(4)
  edit.toggleGlyph(16)
  edit.comment('하')
  edit.comment('한')
  edit.toggleBookmark()
  edit.draw([{ kind: 'circle', at: 4 as never, colour: 'red' }])
  const { annotations } = nodeAt(game.game!.tree, game.cursor!)
  expect(annotations).toEqual({
    glyphs: [4, 16],
    comments: ['한'],
    bookmark: true,
    shapes: [{ kind: 'circle', at: 4, colour: 'red' }],
  })
  for (let n = 0; n < 6; n++) edit.undo()
  expect(nodeAt(game.game!.tree, game.cursor!).annotations).toEqual({})
})

test('another record is joined in where it begins, or nowhere', () => {
  const [game, edit] = [useGameStore(), useEditStore()]
  const same = readRecords(TWO_GAMES.replace('1. 79졸78', '1. 71졸72')).games[0]!.game
  game.go(2)
  expect(edit.merge(same)).toBe(true)
  expect(game.cursor).toBe(game.game?.tree.root)
  expect(nodeAt(game.game!.tree, game.cursor!).children).toHaveLength(2)
  expect(edit.merge(readRecords(TWO_GAMES).games[1]!.game)).toBe(false)
})
