import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMove, changeAnnotations } from '#engine/game/edit'
import { pathTo } from '#engine/game/path'
import { readGameAt, scanRecords } from '#engine/game/read-records'
import { type Game } from '#engine/game/game'
import { type NodeId } from '#engine/game/tree'
import { walkTree } from '#engine/game/tree-walk'
import { replay } from '#engine/game/replay'
import { movesOf } from '#engine/game/path'
import { parseUci } from '#engine/notation/uci'
import { isDirty, markSaved } from '#renderer/documents/edit-history'
import { positionsAlong, positionsOf } from '#renderer/documents/node-positions'
import {
  edited,
  goTo,
  lineInView,
  openGame,
  type OpenGame,
  redone,
  undone,
} from '#renderer/documents/open-game'
import { anyAnnotatedGame } from '../../support/random-trees.ts'
import { TWO_GAMES } from '../support/records.ts'

const first = openGame(readGameAt(TWO_GAMES, scanRecords(TWO_GAMES).games[0]!))

const play = (open: OpenGame, uci: string): OpenGame => {
  const { tree, node } = addMove(open.game.tree, open.cursor, parseUci(uci)!)
  return edited(open, { game: { ...open.game, tree }, cursor: node })
}
const comment = (open: OpenGame, text: string): OpenGame => {
  const tree = changeAnnotations(open.game.tree, open.cursor, { comments: [text] })
  const after = { game: { ...open.game, tree }, cursor: open.cursor }
  return edited(open, after, `comment ${open.cursor}`)
}
const idsOf = (open: OpenGame): readonly NodeId[] => lineInView(open).map(({ id }) => id)

describe('the line in view', () => {
  test('goes on where the reader went last', () => {
    const branched = play(first, 'a4b4')
    const onVariation = idsOf(branched)
    expect(onVariation).toHaveLength(2)
    const back = goTo(branched, branched.game.tree.root)
    expect(idsOf(back)).toEqual(onVariation)
    const main = goTo(back, idsOf(first)[2]!)
    expect(idsOf(main)).toEqual(idsOf(first))
    expect(idsOf(goTo(main, main.game.tree.root))).toEqual(idsOf(first))
  })

  test('forgets a variation that is gone', () => {
    const back = goTo(undone(play(first, 'a4b4')), first.game.tree.root)
    expect(idsOf(back)).toEqual(idsOf(first))
  })
})

describe('the history', () => {
  test('takes back and does again, with the cursor', () => {
    const played = play(play(first, 'a4b4'), 'i7h7')
    const back = undone(undone(played))
    expect(back.game).toEqual(first.game)
    expect(back.cursor).toBe(first.cursor)
    expect(undone(back)).toBe(back)
    const again = redone(redone(back))
    expect([again.game, again.cursor]).toEqual([played.game, played.cursor])
    expect(redone(again)).toBe(again)
  })

  test('a move that is there is no step', () => {
    const known = play(first, 'i4h4')
    expect(known.cursor).toBe(idsOf(first)[1])
    expect(known.history.past).toEqual([])
    expect(known.game).toBe(first.game)
  })

  test('typing one comment is one step, until the reader goes elsewhere', () => {
    const typed = comment(comment(comment(first, 'ㅎ'), '하'), '한')
    expect(typed.history.past).toHaveLength(1)
    expect(undone(typed).game).toEqual(first.game)
    const later = comment(goTo(goTo(typed, idsOf(first)[1]!), first.cursor), '한의')
    expect(later.history.past).toHaveLength(2)
    expect(undone(later).game).toEqual(typed.game)
    expect(comment(undone(later), 'x').history.future).toEqual([])
  })

  test('knows what is saved, also on the way back', () => {
    const played = play(first, 'a4b4')
    expect([isDirty(first.history), isDirty(played.history)]).toEqual([false, true])
    expect(isDirty(undone(played).history)).toBe(false)
    const saved = { ...played, history: markSaved(played.history, played.history) }
    expect(isDirty(saved.history)).toBe(false)
    expect(isDirty(undone(saved).history)).toBe(true)
    expect(isDirty(redone(undone(saved)).history)).toBe(false)
    expect(isDirty(play(undone(saved), 'c4c5').history)).toBe(true)
  })

  test('what is typed while it is written is not taken for saved', () => {
    const written = comment(first, 'a')
    const since = comment(written, 'ab')
    expect(isDirty(markSaved(since.history, written.history))).toBe(true)
  })

  test('a game brought back is not saved anywhere', () => {
    const open = openGame({ game: first.game, diagnostics: [] }, false)
    expect(isDirty(open.history)).toBe(true)
  })
})

describe('positions of nodes', () => {
  const byReplay = (game: Game, id: NodeId): unknown => {
    const moves = movesOf(pathTo(game.tree, id))
    const at = replay(game.start.setup, moves).at(-1)
    return at && [at.side, at.isCheck, at.areGeneralsFacing, at.captured?.role]
  }

  test('are those of a replay, for every node, also after edits', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, fc.nat(), (game, n) => {
        const ids = [...game.tree.nodes.keys()]
        const at = ids[n % ids.length]!
        const keys = new Map<NodeId, string>()
        const grown = { ...game, tree: addMove(game.tree, at, { kind: 'pass' }).tree }
        for (const each of [game, grown]) {
          const positions = positionsOf(each)
          for (const { node, box } of walkTree(each.tree, each.start.setup)) {
            keys.set(node.id, box.positionKey())
            const position = positions.get(node.id)!
            expect(position.key).toBe(keys.get(node.id))
            expect(position.board).toEqual(box.board())
            if (!node.move) continue
            const { turn, isCheck, areGeneralsFacing, capture } = position
            const side = turn === 'cho' ? 'han' : 'cho'
            expect([side, isCheck, areGeneralsFacing, capture]).toEqual(byReplay(each, node.id))
          }
        }
        const line = pathTo(game.tree, at)
        expect(positionsAlong(game, line).at(-1)).toBe(positionsOf(game).get(at))
      }),
      { numRuns: 40 },
    )
  })

  test('an id that another move got has the position of that move', () => {
    const one = play(first, 'a4b4')
    const other = play(undone(one), 'c4b4')
    expect(other.cursor).toBe(one.cursor)
    const keyOf = (open: OpenGame): string =>
      positionsAlong(open.game, pathTo(open.game.tree, open.cursor)).at(-1)!.key
    expect(keyOf(other)).not.toBe(keyOf(one))
    expect(keyOf(one)).toBe(keyOf(redone(undone(one))))
  })
})
