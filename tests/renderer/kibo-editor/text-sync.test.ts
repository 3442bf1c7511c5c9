import { expect, test } from 'vitest'
import { addMove, annotate } from '#engine/game/edit'
import { lastNode, mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { nodeAt } from '#engine/game/tree'
import { applyEdits, type TextEdit } from '#engine/kibo-text/text-edit'
import { formatUci, parseUci } from '#engine/notation/uci'
import { edited, type OpenGame, openGame, undone } from '#renderer/documents/open-game'
import { TextKeeper } from '#renderer/kibo-editor/text-keeper'
import { TextSync } from '#renderer/kibo-editor/text-sync'

const HEAD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
const TWO = `${HEAD}1. 71졸72 2. 41병42\n3. 75졸76\n\n${HEAD}1. 79졸78\n`

/** A document with its text, as the window has them, but for window and worker. */
function desk(start: string) {
  const keeper = new TextKeeper()
  const opened = new Map<number, OpenGame>()
  const fileGames = readRecords(start).games
  let text = start
  let id = 0
  const ask = (question: string, about: object) =>
    Promise.resolve(
      keeper.answer({ id: id++, document: 'd', question, ask: about } as never).answer as never,
    )
  const type = (edits: readonly TextEdit[]): void => {
    text = applyEdits(text, edits)
    sync.changed(edits)
  }
  const load = (index: number): void => {
    opened.set(index, openGame(fileGames[index]!))
  }
  const change = (index: number, make: (open: OpenGame) => OpenGame): void =>
    void opened.set(index, make(opened.get(index)!))
  const sync = new TextSync(
    { ask, apply: type },
    {
      count: () => fileGames.length,
      opened: () => opened,
      load: (index) => {
        load(index)
        return Promise.resolve()
      },
      edit: (index, game, cursor) =>
        change(index, (open) => edited(open, { game, cursor }, 'text')),
    },
    'gib',
  )
  void ask('open', { text })
  load(0)
  return {
    sync,
    opened,
    change,
    text: () => text,
    replace: (from: string, to: string) => {
      const at = text.indexOf(from)
      type([{ from: at, to: at + from.length, text: to }])
      return at + to.length
    },
    line: (index = 0) =>
      movesOf(mainLine(opened.get(index)!.game.tree)).map((move) => formatUci(move, undefined)),
  }
}

test('a move changed in the text is one step of the game, which stands there then', async () => {
  const { sync, opened, change, replace, line, text } = desk(TWO)
  await sync.write()
  const caret = replace('41병42', '49병48')
  const { diagnostics } = await sync.read(caret)
  expect(diagnostics).toEqual([])
  expect(line()).toEqual(['a4b4', 'i7h7', 'e4f4'])
  const { game, cursor, history } = opened.get(0)!
  expect(nodeAt(game.tree, cursor).move).toEqual(parseUci('i7h7'))
  expect(history.past).toHaveLength(1)
  expect(await sync.write()).toBe(false)

  change(0, undone)
  expect(await sync.write()).toBe(true)
  expect(text()).toBe(TWO)
  expect(line()).toEqual(['a4b4', 'a7b7', 'e4f4'])
})

test('while the text is broken the game stays whole', async () => {
  const { sync, replace, line } = desk(TWO)
  await sync.write()
  await sync.read(replace('41병42', '41병'))
  expect(line()).toEqual(['a4b4', 'a7b7', 'e4f4'])
  await sync.read(replace('41병', '41병42'))
  expect(line()).toEqual(['a4b4', 'a7b7', 'e4f4'])
})

test('variations and glyphs outlive typing, also what is typed away and typed again', async () => {
  const { sync, opened, change, replace } = desk(TWO)
  await sync.write()
  change(0, (open) => {
    const [, first, second] = mainLine(open.game.tree)
    const branched = addMove(open.game.tree, first!.id, parseUci('i7h7')!).tree
    const tree = annotate(branched, second!.id, { glyphs: [1] })
    return edited(open, { game: { ...open.game, tree }, cursor: open.cursor })
  })
  expect(await sync.write()).toBe(false)
  const before = opened.get(0)!.game.tree

  await sync.read(replace(' 2. 41병42\n3. 75졸76', ''))
  expect(opened.get(0)!.game.tree.nodes.size).toBe(2)
  await sync.read(replace('71졸72', '71졸72 2. 41병42\n3. 75졸76'))
  expect(opened.get(0)!.game.tree.nodes).toEqual(before.nodes)
})

test('a game changed on the board is written, and that is no news', async () => {
  const { sync, opened, change, text } = desk(TWO)
  await sync.write()
  change(0, (open) => {
    const end = lastNode(open.game.tree, open.game.tree.root)
    const { tree, node } = addMove(open.game.tree, end, parseUci('c7d7')!)
    return edited(open, { game: { ...open.game, tree }, cursor: node })
  })
  const { game } = opened.get(0)!
  expect(await sync.write()).toBe(true)
  expect(text()).toBe(TWO.replace('75졸76\n', '75졸76 4. 43병44\n'))
  await sync.read(0)
  expect(opened.get(0)!.game).toBe(game)
})

test('a game that is not open is opened by a change of its text', async () => {
  const { sync, opened, replace, line } = desk(TWO)
  await sync.write()
  await sync.read(replace('79졸78', '71졸72'))
  expect(opened.has(1)).toBe(true)
  expect(line(1)).toEqual(['a4b4'])
})
