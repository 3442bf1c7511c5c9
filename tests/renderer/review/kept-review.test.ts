import { expect, test, vi } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { formatUci } from '#engine/notation/uci'
import { err, ok } from '#engine/result'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useGameOriginsStore } from '#renderer/documents/game-origins'
import { useOpenGamesStore } from '#renderer/documents/open-games-store'
import { useRearranging } from '#renderer/documents/use-rearranging'
import { useEditStore } from '#renderer/game/edit-store'
import { useGameStore } from '#renderer/game/game-store'
import { useLibraryStore } from '#renderer/library/library-store'
import { useSearchStore } from '#renderer/library/search-store'
import { useLibraryGames } from '#renderer/library/use-library-games'
import { useKeepReview } from '#renderer/review/use-keep-review'
import { useReviewAll } from '#renderer/review/use-review-all'
import { useReviewStore } from '#renderer/review/review-store'
import { BoardWalk } from '#engine/rules/board-walk'
import type { LibraryInfo } from '#shared/contract/library'
import { gibGame, LINE } from '../../support/library-games.ts'
import { moveOf } from '../../support/positions.ts'
import { type HostHandlers, startStores } from '../support/studio.ts'

const INFO: LibraryInfo = {
  games: 2,
  trashed: 0,
  bytes: 1,
  groups: [],
  searches: [],
  undo: null,
  redo: null,
  backup: null,
}
const games = [4, 2].map(
  (plies) => readRecords(gibGame({ moves: LINE.slice(0, plies) })).games[0]!.game,
)

/** A window with two games of a library open; `kept` is what it was told to keep, by game. */
async function openTwo(accepts = true, more: Partial<HostHandlers> = {}) {
  const kept = new Map<number, string>()
  const { inWindow } = startStores({
    'library.list': () => Promise.resolve(ok({ libraries: [{ id: '1', name: 'x', path: '/x' }] })),
    'library.info': () => Promise.resolve(ok(INFO)),
    'library.documents': ({ ids }, { emit }) => {
      emit(writeJanggi(ids.map((id) => games[id - 7]!)))
      return Promise.resolve(ok({}))
    },
    'library.keepReview': ({ id, document }) => {
      if (!accepts) return Promise.resolve(err({ code: 'review-of-another', id }))
      kept.set(id, document)
      return Promise.resolve(ok(INFO))
    },
    'engines.review': ({ moves }, { emit }) => {
      const walk = BoardWalk.from(games[0]!.start.setup)
      for (const [ply, next] of [...moves, undefined].entries()) {
        const best = walk.box.legalMoves().slice(0, 1)
        emit({
          ply,
          lines: [
            {
              score: { kind: 'points', value: ply % 2 },
              depth: 3,
              moves: best.map((move) => formatUci(move, undefined)),
            },
          ],
          ended: null,
        })
        if (next !== undefined) walk.play(moveOf(next))
      }
      return Promise.resolve(ok({}))
    },
    ...more,
  })
  await useLibraryStore().load()
  await inWindow(useLibraryGames).openAll([7, 8], 'two')
  return { inWindow, kept, review: useReviewStore() }
}

test('a queue keeps every review with the game of the library it is of', async () => {
  const { inWindow, kept, review } = await openTwo()
  await inWindow(useReviewAll).start()
  await vi.waitFor(() => expect(kept.size).toBe(2))
  for (const [id, plies] of [
    [7, 4],
    [8, 2],
  ] as const) {
    const { game } = readRecords(kept.get(id)!).games[0]!
    expect(game.tree.nodes.size).toBe(1)
    expect(game.start).toEqual(games[id - 7]!.start)
    expect(game.review).toMatchObject({ engine: 'Janggi Studio', rules: { kind: 'preset' } })
    expect(game.review?.moves).toHaveLength(plies)
    expect(game.review?.evaluations.map((found) => found?.score.value)).toEqual(
      Array.from({ length: plies + 1 }, (_, ply) => ply % 2),
    )
  }
  expect([...review.inLibrary.values()]).toEqual(['kept', 'kept'])
  expect(useOpenGamesStore().isUnsaved(useDocumentStore().activeId!)).toBe(false)
})

test('a kept review shows in the list, and what is selected there stays so', async () => {
  let asked = 0
  const { review } = await openTwo(true, {
    'library.search': () => {
      asked += 1
      return Promise.resolve(ok({ total: 0, rows: [], ms: 0 }))
    },
  })
  const list = useSearchStore()
  list.selected = new Set([7, 8])
  await list.search()
  review.start()
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(list.selected).toEqual(new Set([7, 8]))
})

test('a library that refuses is told of', async () => {
  const { review } = await openTwo(false)
  review.start()
  await vi.waitFor(() => expect(review.inLibrary.size).toBe(1))
  expect([...review.inLibrary.values()]).toMatchObject([{ code: 'review-of-another', id: 7 }])
})

test('put into the record it is there again when the record is opened, also when its end was cut off', async () => {
  const { inWindow, review } = await openTwo()
  review.start()
  await vi.waitFor(() => expect(review.running).toBeUndefined())
  const before = { moves: review.moves, by: review.current?.by }
  inWindow(useKeepReview)(review.current!)
  const documents = useDocumentStore()
  await documents.openGames([useGameStore().game!], 'again')
  expect(review.isHeld).toBe(true)
  expect(review.moves).toEqual(before.moves)
  expect(review.current?.by).toEqual(before.by)

  useGameStore().go(3)
  useEditStore().remove(useGameStore().node!.id)
  expect(review.moves).toEqual(before.moves.slice(0, 2))
  useEditStore().undo()
  expect(review.moves).toEqual(before.moves)
})

test('a review goes with its game when games are put in another order', async () => {
  const { inWindow, review } = await openTwo()
  review.start()
  await vi.waitFor(() => expect(review.running).toBeUndefined())
  const found = review.moves
  expect(found).toHaveLength(4)
  await inWindow(useRearranging)(useDocumentStore().activeId!, [
    { kind: 'kept', was: 1 },
    { kind: 'kept', was: 0 },
  ])
  expect(useGameStore().place?.game).toBe(1)
  expect(review.moves).toEqual(found)
  await useDocumentStore().openGame(0)
  expect(review.current).toBeUndefined()
  review.start()
  await vi.waitFor(() => expect(review.moves).toHaveLength(2))
  await useDocumentStore().openGame(1)
  expect(review.moves).toEqual(found)
})

test('where games come from goes with them when they are put in another order', async () => {
  const { inWindow } = await openTwo()
  const id = useDocumentStore().activeId!
  const origins = useGameOriginsStore()
  const ids = () => [0, 1].map((game) => origins.of({ document: id, game })?.id)
  const rearrange = inWindow(useRearranging)
  await rearrange(id, [
    { kind: 'kept', was: 1 },
    { kind: 'kept', was: 0 },
  ])
  expect(ids()).toEqual([8, 7])
  const gone = await rearrange(id, [{ kind: 'kept', was: 1 }])
  expect(ids()).toEqual([7, undefined])
  await rearrange(id, [
    { kind: 'back', game: gone!.get(0)! },
    { kind: 'kept', was: 0 },
  ])
  expect(ids()).toEqual([8, 7])
})
