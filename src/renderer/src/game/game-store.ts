import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Game } from '#engine/game/game'
import { nodeAt, type NodeId, sameShape } from '#engine/game/tree'
import { opposite, type Setup, type Side } from '#engine/rules/types'
import { useDocumentStore } from '../documents/document-store.ts'
import { lineInView } from '../documents/open-game.ts'
import { type GamePlace, useOpenGamesStore } from '../documents/open-games-store.ts'
import { viewGame } from '../documents/view-game.ts'

/** The answer before, where the new one lists the same: what depends on it then stays as it is. */
const unlessSame = <T>(next: readonly T[], before: readonly T[] | undefined): readonly T[] =>
  before?.length === next.length && next.every((item, i) => item === before[i]) ? before : next

/** Which game is in view, at which node, and from which side. */
export const useGameStore = defineStore('game', () => {
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const orientation = ref<Side>('cho')
  const isPlaying = ref(false)

  const place = computed<GamePlace | undefined>((before) => {
    const document = documents.active
    if (!document) return undefined
    const now = { document: document.id, game: document.gameIndex }
    return before?.document === now.document && before.game === now.game ? before : now
  })
  const key = computed(() => (place.value ? `${place.value.document}/${place.value.game}` : ''))
  const open = computed(() => place.value && games.get(place.value))
  /** The game itself, with its tree. */
  const game = computed(() => open.value?.game)
  const start = computed(() => game.value?.start)
  /** Start and moves alone: the same object for as long as only what stands beside moves is edited. */
  const shape = computed<Pick<Game, 'start' | 'tree'> | undefined>((before) => {
    const now = game.value
    if (!now || !start.value) return undefined
    const isSame = before?.start === start.value && sameShape(before.tree, now.tree)
    return isSame ? before : { start: start.value, tree: now.tree }
  })
  const diagnostics = computed(() => open.value?.diagnostics)
  const cursor = computed(() => open.value?.cursor)
  const node = computed(() => open.value && nodeAt(open.value.game.tree, open.value.cursor))
  /** The nodes of the line in view, the root first. */
  const line = computed<ReturnType<typeof lineInView>>((before) =>
    open.value ? unlessSame(lineInView(open.value), before) : [],
  )
  /** The game along the line in view. */
  const opened = computed(
    () => game.value && viewGame(game.value, diagnostics.value ?? [], line.value),
  )
  const ply = computed(() =>
    Math.max(
      0,
      line.value.findIndex(({ id }) => id === cursor.value),
    ),
  )
  const last = computed(() => opened.value?.plies.length ?? 0)
  /** The ply that led to the board in view; undefined at the start. */
  const current = computed(() => opened.value?.plies[ply.value - 1])
  const board = computed(() => opened.value?.boards[ply.value])
  const turn = computed<Side>(() => {
    if (current.value) return opposite(current.value.side)
    return opened.value?.firstSide ?? 'cho'
  })
  /** Board and turn in view. */
  const setup = computed<Setup | undefined>(
    () => board.value && { board: board.value, turn: turn.value },
  )

  function goTo(target: NodeId): void {
    if (place.value) games.visit(place.value, target)
  }

  /** Any number: what lies beyond the line is the end it lies beyond. */
  function go(target: number): void {
    const found = line.value[Math.max(0, Math.min(target, last.value))]
    if (found) goTo(found.id)
  }

  function step(plies: number): void {
    go(ply.value + plies)
  }

  function flip(): void {
    orientation.value = opposite(orientation.value)
  }

  /** Playing from the end starts over. */
  function togglePlay(): void {
    isPlaying.value = !isPlaying.value
    if (isPlaying.value && ply.value === last.value) go(0)
  }

  function pause(): void {
    isPlaying.value = false
  }

  return {
    place,
    key,
    open,
    game,
    shape,
    cursor,
    node,
    line,
    opened,
    ply,
    last,
    current,
    board,
    turn,
    setup,
    orientation,
    isPlaying,
    goTo,
    go,
    step,
    flip,
    togglePlay,
    pause,
  }
})
