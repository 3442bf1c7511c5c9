import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMove } from '#engine/game/edit'
import { nodeAtPlace, pathTo, placeOf } from '#engine/game/path'
import { emptyTree, type GameTree, type NodeId } from '#engine/game/tree'
import { writeJanggi } from '#engine/game/write-janggi'
import { readRecords } from '#engine/game/read-records'
import { useDocumentStore } from '#renderer/documents/document-store'
import { keptView } from '#renderer/documents/kept-view'
import { useOpenGamesStore } from '#renderer/documents/open-games-store'
import { useGameStore } from '#renderer/game/game-store'
import { moveOf } from '../../support/positions.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'
import { TWO_GAMES } from '../support/records.ts'
import { startStores } from '../support/studio.ts'

test('every node of a tree is found again by its place, also when it was read anew', () => {
  const movesTo = (tree: GameTree, node: NodeId) => pathTo(tree, node).map(({ move }) => move)
  for (const { tree, ...rest } of fc.sample(anyAnnotatedGame, { numRuns: 20, seed: 7 })) {
    const again = readRecords(writeJanggi([{ ...rest, tree }])).games[0]!.game.tree
    for (const id of tree.nodes.keys()) {
      const place = placeOf(tree, id)
      expect(nodeAtPlace(tree, place)).toBe(id)
      expect(movesTo(again, nodeAtPlace(again, place))).toEqual(movesTo(tree, id))
    }
  }
})

test('a place whose end is gone is the last node on the way that is there', () => {
  const empty = emptyTree()
  const one = addMove(empty, empty.root, moveOf('pass'))
  const two = addMove(one.tree, one.node, moveOf('pass'))
  const place = placeOf(two.tree, two.node)
  expect(nodeAtPlace(two.tree, place)).toBe(two.node)
  expect(nodeAtPlace(one.tree, place)).toBe(one.node)
  expect(nodeAtPlace(empty, place)).toBe(empty.root)
})

test('a restored document shows the game and the move that were in view', async () => {
  startStores()
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const game = useGameStore()
  await documents.openText(TWO_GAMES, 'a.gib')
  const { id, file } = documents.active!
  games.edit({ document: id, game: 0 }, ({ game: edited, cursor }) => {
    const { tree, node } = addMove(edited.tree, cursor, moveOf('pass'))
    return { game: { ...edited, tree }, cursor: node }
  })
  await documents.openGame(1)
  game.go(2)
  const view = keptView(1, games.gamesOf(id))
  const kept = [[0, { game: games.get({ document: id, game: 0 })!.game, diagnostics: [] }]] as const
  documents.close(id)

  await documents.restore({ id, file, stamp: null, kept, view })
  expect([documents.active?.gameIndex, game.ply]).toEqual([1, 2])
  await documents.openGame(0)
  expect([game.ply, game.node?.move]).toEqual([1, { kind: 'pass' }])
  expect(games.isUnsaved(id)).toBe(true)
})
