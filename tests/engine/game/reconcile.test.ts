import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMove } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { mainLine, movesOf, pathTo } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { reconcile } from '#engine/game/reconcile'
import { GIB_HOLDS, PGN_HOLDS, type TextHolds } from '#engine/game/text-holds'
import { type Annotations, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'
import { GIB_OPTIONS, writeGib } from '#engine/game/write-gib'
import { writePgn } from '#engine/game/write-pgn'
import { formatUci, parseUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import { IS_DEEP } from '../../support/deep.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'
import { outlineOf } from './outline.ts'

const runs = { numRuns: IS_DEEP ? 5000 : 150 }

interface Format {
  readonly name: string
  readonly holds: TextHolds
  readonly write: (game: Game) => string
}

const FORMATS: readonly Format[] = [
  {
    name: 'gib',
    holds: GIB_HOLDS,
    write: (game) => writeGib([game], { ...GIB_OPTIONS, variations: 'left-out' }),
  },
  { name: 'PGN', holds: PGN_HOLDS, write: (game) => writePgn([game]) },
]

const readOne = (text: string): Game => readRecords(text).games[0]!.game

/** In `.gib` a game without moves and comments runs into nothing: it has no text of its own. */
const anyPlayedGame = anyAnnotatedGame.filter(({ tree }) => tree.nodes.size > 1)

/** The moves to every node, as one text each. */
function ways({ tree, start }: Game): readonly string[] {
  const texts: string[] = []
  for (const id of tree.nodes.keys()) {
    const box = Mailbox.from(start.setup)
    const moves = movesOf(pathTo(tree, id)).map((move) => {
      const text = formatUci(move, box.kingSquare(box.turn))
      box.play(move)
      return text
    })
    texts.push(moves.join(' '))
  }
  return texts
}

function expectSound({ tree }: Game): void {
  for (const { id, parent, children } of tree.nodes.values()) {
    expect(id).toBeLessThan(tree.nextId)
    if (parent !== undefined) expect(nodeAt(tree, parent).children).toContain(id)
    for (const child of children) expect(nodeAt(tree, child).parent).toBe(id)
  }
  expect(new Set(ways({ tree, start: BLANK.start } as Game)).size).toBe(tree.nodes.size)
}

const BLANK = readOne('[초차림 "마상상마"]\n[한차림 "마상상마"]\n')

describe.each(FORMATS)('$name', ({ holds, write }) => {
  test('a text that says what it said changes nothing', () => {
    fc.assert(
      fc.property(anyPlayedGame, (game) => {
        const merged = reconcile(game, readOne(write(game)), holds)
        expect(outlineOf(merged.tree)).toEqual(outlineOf(game.tree))
        expect([...merged.tree.nodes.keys()].sort()).toEqual([...game.tree.nodes.keys()].sort())
        expect(merged.start).toEqual(game.start)
      }),
      runs,
    )
  })

  test('a text that breaks off takes nothing away', () => {
    fc.assert(
      fc.property(anyPlayedGame, fc.nat(), (game, cut) => {
        const line = mainLine(game.tree)
        const kept = 1 + (cut % line.length)
        const tree = cutAfter(game.tree, kept)
        const read = { ...readOne(write({ ...game, tree })), unread: '99. ??' }
        const merged = reconcile(game, read, holds)
        expect(outlineOf(merged.tree)).toEqual(outlineOf(game.tree))
        // What could not be read is the game's own where it has nothing else there.
        expect(merged.unread).toBe(kept < line.length ? game.unread : '99. ??')
      }),
      runs,
    )
  })
})

/** The main line up to a number of nodes, with what stands beside it and, there, its variations. */
function cutAfter(tree: GameTree, count: number): GameTree {
  const line = mainLine(tree).slice(0, count)
  const nodes = new Map(tree.nodes)
  const last = line.at(-1)
  if (last) nodes.set(last.id, { ...last, children: [] })
  return { ...tree, nodes }
}

describe('a move of a gib is replaced', () => {
  const base = readOne(
    '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 41병42 3. 75졸76 4. 45병46\n',
  )
  const [, , second, third, fourth] = mainLine(base.tree)

  const branched = (): Game => {
    let { tree } = base
    tree = addMove(tree, second!.id, parseUci('c4d4')!).tree
    tree = annotated(tree, third!.id, { glyphs: [1] })
    tree = annotated(tree, fourth!.id, { glyphs: [3], comments: ['좋은 수'] })
    return { ...base, tree }
  }
  const annotated = (tree: GameTree, id: NodeId, annotations: Annotations): GameTree => {
    const nodes = new Map(tree.nodes)
    nodes.set(id, { ...nodeAt(tree, id), annotations })
    return { ...tree, nodes }
  }
  const texts = (game: Game): readonly string[] => ways(game).filter((way) => way !== '')

  test('what stands beside the later moves stays with them, and a branch where it still fits', () => {
    const read = readOne(
      '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 49병48 3. 75졸76 4. 45병46 {좋은 수}\n',
    )
    const merged = reconcile(branched(), read, GIB_HOLDS)
    expectSound(merged)
    const [, , , now3, now4] = mainLine(merged.tree)
    expect(now3).toMatchObject({ id: third!.id, annotations: { glyphs: [1] } })
    expect(now4).toMatchObject({
      id: fourth!.id,
      annotations: { glyphs: [3], comments: ['좋은 수'] },
    })
    // The branch c4d4 stood beside 75졸76, behind the move that was replaced: it stays on that line.
    expect(texts(merged)).toContain('a4b4 a7b7 c4d4')
  })

  test('a comment that was taken out of the text is gone, a glyph is not', () => {
    const read = readOne(
      '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 41병42 3. 75졸76 4. 45병46\n',
    )
    const merged = reconcile(branched(), read, GIB_HOLDS)
    expect(nodeAt(merged.tree, fourth!.id).annotations).toEqual({ glyphs: [3] })
  })

  test('a line that holds nothing of its own goes when it is written over', () => {
    const read = readOne(
      '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 41병42 3. 79졸78\n',
    )
    const merged = reconcile(base, read, GIB_HOLDS)
    expect(texts(merged)).toEqual(['a4b4', 'a4b4 a7b7', 'a4b4 a7b7 i4h4'])
  })

  test('a line with glyphs stays as a variation when it is written over', () => {
    const read = readOne(
      '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 41병42 3. 79졸78\n',
    )
    const merged = reconcile(branched(), read, GIB_HOLDS)
    expectSound(merged)
    expect(movesOf(mainLine(merged.tree))).toEqual(movesOf(mainLine(read.tree)))
    expect(texts(merged)).toEqual(expect.arrayContaining(['a4b4 a7b7 c4d4', 'a4b4 a7b7 e4f4 e7f7']))
  })

  test('typing away the end and typing it again, from the same old game, gives the same', () => {
    const cut = readOne('[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 71졸72 2. 41병42\n')
    const old = branched()
    expect(texts(reconcile(old, cut, GIB_HOLDS))).toEqual(['a4b4', 'a4b4 a7b7'])
    const again = reconcile(old, readOne(FORMATS[0]!.write(old)), GIB_HOLDS)
    expect(outlineOf(again.tree)).toEqual(outlineOf(old.tree))
  })
})

test('the main line is always that of the text, whatever the game was before', () => {
  fc.assert(
    fc.property(anyPlayedGame, anyPlayedGame, fc.boolean(), (old, other, isSameStart) => {
      const now = isSameStart ? { ...other, tree: cutAfter(old.tree, 3), start: old.start } : other
      const read = readOne(FORMATS[0]!.write(now))
      const merged = reconcile(old, read, GIB_HOLDS)
      expect(movesOf(mainLine(merged.tree))).toEqual(movesOf(mainLine(read.tree)))
    }),
    runs,
  )
})
