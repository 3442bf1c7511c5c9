import { expect, test } from 'vitest'
import { addMove, annotate } from '#engine/game/edit'
import { lastNode, mainLine, movesOf } from '#engine/game/path'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { nodeAt } from '#engine/game/tree'
import type { TextDialect } from '#engine/kibo-text/text-dialect'
import { applyEdits, type TextEdit } from '#engine/kibo-text/text-edit'
import { formatUci, parseUci } from '#engine/notation/uci'
import { arrangedGames, arrangedText, goneGame } from '#renderer/documents/arrangement'
import { edited, type OpenGame, openGame, undone } from '#renderer/documents/open-game'
import { TextKeeper } from '#renderer/kibo-editor/text-keeper'
import { TextSync } from '#renderer/kibo-editor/text-sync'

const HEAD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
const TWO = `${HEAD}1. 71졸72 2. 41병42\n3. 75졸76\n\n${HEAD}1. 79졸78\n`

/** A document with its text, as the window has them, but for window and worker. */
function desk(start: string, dialect: TextDialect = 'gib') {
  const keeper = new TextKeeper()
  let opened = new Map<number, OpenGame>()
  let base = start
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
    opened.set(index, openGame(readRecords(base).games[index]!))
  }
  const change = (index: number, make: (open: OpenGame) => OpenGame): void =>
    void opened.set(index, make(opened.get(index)!))
  const sync = new TextSync(
    { ask, apply: type },
    {
      count: () => scanRecords(base).games.length,
      opened: () => opened,
      rearrange: (sources) => {
        const from = { text: base, records: scanRecords(base), opened }
        const kept = sources.map((source) => (source.kind === 'kept' ? source.was : -1))
        const gone = from.records.games.filter(({ index }) => !kept.includes(index))
        base = arrangedText(from, sources)
        opened = new Map(arrangedGames(opened, sources))
        return Promise.resolve(new Map(gone.map(({ index }) => [index, goneGame(from, index)])))
      },
      load: (index) => {
        load(index)
        return Promise.resolve()
      },
      edit: (index, game, cursor) =>
        change(index, (open) => edited(open, { game, cursor }, 'text')),
    },
    dialect,
  )
  void ask('open', { text })
  load(0)
  return {
    sync,
    opened: () => opened,
    change,
    text: () => text,
    base: () => base,
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
  const { game, cursor, history } = opened().get(0)!
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
  const before = opened().get(0)!.game.tree

  await sync.read(replace(' 2. 41병42\n3. 75졸76', ''))
  expect(opened().get(0)!.game.tree.nodes.size).toBe(2)
  await sync.read(replace('71졸72', '71졸72 2. 41병42\n3. 75졸76'))
  expect(opened().get(0)!.game.tree.nodes).toEqual(before.nodes)
})

test('a game changed on the board is written, and that is no news', async () => {
  const { sync, opened, change, text } = desk(TWO)
  await sync.write()
  change(0, (open) => {
    const end = lastNode(open.game.tree, open.game.tree.root)
    const { tree, node } = addMove(open.game.tree, end, parseUci('c7d7')!)
    return edited(open, { game: { ...open.game, tree }, cursor: node })
  })
  const { game } = opened().get(0)!
  expect(await sync.write()).toBe(true)
  expect(text()).toBe(TWO.replace('75졸76\n', '75졸76 4. 43병44\n'))
  await sync.read(0)
  expect(opened().get(0)!.game).toBe(game)
})

test('a game that is not open is opened by a change of its text', async () => {
  const { sync, opened, replace, line } = desk(TWO)
  await sync.write()
  await sync.read(replace('79졸78', '71졸72'))
  expect(opened().has(1)).toBe(true)
  expect(line(1)).toEqual(['a4b4'])
})

const THIRD = `${HEAD}1. 71졸72 2. 49병48\n`

test('a game written at the end or between is a game of the document', async () => {
  const { sync, replace, line, base, text } = desk(TWO)
  await sync.write()
  const typed = replace('1. 79졸78\n', `1. 79졸78\n\n${THIRD}`)
  expect(await sync.read(typed)).toMatchObject({ apart: undefined, game: 2, removed: 0 })
  expect(scanRecords(base()).games).toHaveLength(3)
  await sync.read(replace(`${HEAD}1. 79졸78`, `${THIRD}\n${HEAD}1. 79졸78`))
  expect(readRecords(base()).games.map(({ game }) => game.tree.nodes.size)).toEqual([4, 3, 2, 3])
  expect(base()).toBe(text())
  await sync.read(replace('49병48', '41병42'))
  expect(line(1)).toEqual(['a4b4', 'a7b7'])
})

/** The first game with a variation and a glyph that no `.gib` shows. */
function hide(open: OpenGame): OpenGame {
  const [, first, second] = mainLine(open.game.tree)
  const branched = addMove(open.game.tree, first!.id, parseUci('i7h7')!).tree
  const tree = annotate(branched, second!.id, { glyphs: [1] })
  return edited(open, { game: { ...open.game, tree }, cursor: open.cursor })
}

const FIRST = TWO.slice(0, TWO.indexOf(HEAD, 1))

test('a game that is deleted whole comes back as it was when the deletion is taken back', async () => {
  const { sync, opened, change, replace, base, text } = desk(TWO)
  await sync.write()
  change(0, hide)
  await sync.write()
  const before = opened().get(0)

  expect(await sync.read(replace(FIRST, ''))).toMatchObject({ apart: undefined, removed: 1 })
  expect([scanRecords(base()).games.length, opened().size]).toEqual([1, 0])
  const back = replace(HEAD, FIRST + HEAD)
  expect(await sync.read(back)).toMatchObject({ apart: undefined, removed: 0 })
  expect(opened().get(0)).toBe(before)
  expect([base(), text()]).toEqual([TWO, TWO])
})

test('a game that is cut and pasted elsewhere takes along what the text does not show', async () => {
  const { sync, opened, change, replace, base } = desk(TWO)
  await sync.write()
  change(0, hide)
  await sync.write()
  const before = opened().get(0)
  await sync.read(replace(FIRST, ''))
  await sync.read(replace('79졸78\n', `79졸78\n\n${FIRST}`))
  expect(opened().get(1)).toBe(before)
  expect(readRecords(base()).games.map(({ game }) => game.tree.nodes.size)).toEqual([2, 4])
})

test('a removed game is put back where it stood', async () => {
  const { sync, opened, change, replace, line } = desk(TWO)
  await sync.write()
  change(0, hide)
  await sync.write()
  const before = opened().get(0)
  await sync.read(replace(FIRST, ''))
  await sync.read(replace('79졸78', '71졸72'))
  await sync.putBack()
  expect(await sync.read(0)).toMatchObject({ apart: undefined, removed: 0 })
  expect(opened().get(0)).toBe(before)
  expect(line(1)).toEqual(['a4b4'])
})

test('a text without a game leaves the games as they were', async () => {
  const { sync, opened, replace, base, text } = desk(TWO)
  await sync.write()
  const before = opened().get(0)
  expect(await sync.read(replace(TWO, ''))).toMatchObject({ apart: 'no-game' })
  expect(await sync.write()).toBe(false)
  expect([base(), text(), opened().get(0)]).toEqual([TWO, '', before])
  expect(await sync.read(replace('', TWO))).toMatchObject({ apart: undefined })
  expect(opened().get(0)).toBe(before)
})

test('a comment that is open for a while takes no game away', async () => {
  const one = (moves: string): string =>
    `[Event "a"]\n[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n${moves} *\n\n`
  const pgn = one('1. Pab4 Pab7') + one('1. Pab4 {good} Pih7')
  const { sync, opened, replace, base, line } = desk(pgn, 'pgn')
  await sync.write()
  await sync.read(replace('1. Pab4', '{ 1. Pab4'))
  expect(base()).toBe(pgn)
  await sync.read(replace('{ 1.', '{ x } 1.'))
  expect(base()).toBe(pgn)
  expect(line()).toEqual(['a4b4', 'a7b7'])
  expect(opened().get(0)?.history.past).toHaveLength(1)
})
