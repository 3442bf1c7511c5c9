import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { type Branch, copyBranch, graft } from '#engine/game/branch'
import { addMove, type AnnotationChange, changeAnnotations, removeBranch } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { mergeGame } from '#engine/game/merge'
import type { GameTree, NodeId } from '#engine/game/tree'
import { makeMainLine, demote, promote } from '#engine/game/variation-order'
import type { Shape } from '#engine/notation/annotation'
import { toggledGlyph } from '#engine/notation/glyphs'
import { startStanding } from '#engine/rules/past'
import { movementRefusal, type Refusal } from '#engine/rules/refusal'
import { Track } from '#engine/rules/track'
import { type Move, PASS } from '#engine/rules/types'
import { type GameEdit, useOpenGamesStore } from '../documents/open-games-store.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useGameStore } from './game-store.ts'

/** A move that was tried and refused, where that was. */
interface RefusedMove {
  readonly node: NodeId
  readonly move: Move
  readonly refusal: Refusal
}

/** What can be done to the game in view. Each call is one step that can be undone. */
export const useEditStore = defineStore('edit', () => {
  const view = useGameStore()
  const games = useOpenGamesStore()
  const notices = useNoticeStore()
  /** What was cut or copied, also from another game. */
  const clipboard = shallowRef<Branch>()
  const lastRefused = shallowRef<RefusedMove>()
  /** The refused move that may still be entered as one that stood: nobody went elsewhere since. */
  const refused = computed(() =>
    lastRefused.value?.node === view.cursor ? lastRefused.value : undefined,
  )
  const canUndo = computed(() => (view.open?.history.past.length ?? 0) > 0)
  const canRedo = computed(() => (view.open?.history.future.length ?? 0) > 0)

  function change(edit: GameEdit, merge?: string): void {
    if (view.place) games.edit(view.place, edit, merge)
  }

  /** @param node where the reader is afterwards; stays where he is without it */
  function changeTree(edit: (tree: GameTree) => GameTree, merge?: string): void {
    change(({ game, cursor }) => ({ game: { ...game, tree: edit(game.tree) }, cursor }), merge)
  }

  /** Enters a move where the reader is, or goes to it where it is known; says why not. */
  function play(move: Move): boolean {
    const { setup, cursor } = view
    if (!setup || cursor === undefined) return false
    const refusal = movementRefusal(Track.from(startStanding(setup)), move)
    if (refusal) {
      lastRefused.value = { node: cursor, move, refusal }
      notices.show({ kind: 'move-refused', refusal })
      return false
    }
    enter(move)
    return true
  }

  function enter(move: Move, isIllegal = false): void {
    lastRefused.value = undefined
    notices.withdraw('move-refused')
    change(({ game, cursor }) => {
      const beside = isIllegal ? { illegalStood: true as const } : undefined
      const { tree, node } = addMove(game.tree, cursor, move, beside)
      return { game: { ...game, tree }, cursor: node }
    })
  }

  /** The refused move was played on in the game that is recorded: it stands, marked. */
  function playRefused(): void {
    if (refused.value) enter(refused.value.move, true)
  }

  const pass = (): boolean => play(PASS)

  function remove(id: NodeId): void {
    change(({ game, cursor }) => {
      const { tree, node } = removeBranch(game.tree, id)
      return { game: { ...game, tree }, cursor: tree.nodes.has(cursor) ? cursor : node }
    })
  }

  function copy(id: NodeId): void {
    if (view.game) clipboard.value = copyBranch(view.game.tree, id)
  }

  function cut(id: NodeId): void {
    copy(id)
    remove(id)
  }

  /** Adds what was cut or copied below a node. */
  function paste(at: NodeId): void {
    const branch = clipboard.value
    if (!branch) return
    change(({ game }) => {
      const { tree, node, left } = graft(game.tree, at, game.start.setup, branch)
      if (left > 0) notices.show({ kind: 'moves-left-out', count: left })
      return { game: { ...game, tree }, cursor: node }
    })
  }

  /** Joins another game in where its start stands; false where it stands nowhere. */
  function merge(other: Game): boolean {
    let isJoined = false
    change(({ game, cursor }) => {
      const merged = mergeGame(game, cursor, other)
      if (!merged) return undefined
      isJoined = true
      if (merged.left > 0) notices.show({ kind: 'moves-left-out', count: merged.left })
      return { game: { ...game, tree: merged.tree }, cursor: merged.node }
    })
    return isJoined
  }

  function annotate(id: NodeId, part: AnnotationChange, mergeAs?: string): void {
    changeTree((tree) => changeAnnotations(tree, id, part), mergeAs)
  }

  /** Keeps what was drawn on the board in view. */
  function draw(shapes: readonly Shape[]): void {
    if (view.cursor !== undefined) annotate(view.cursor, { shapes })
  }

  /** Typing in one comment is undone together. */
  function comment(text: string, part: 'comments' | 'commentsBefore' = 'comments'): void {
    const id = view.cursor
    if (id !== undefined) annotate(id, { [part]: text === '' ? [] : [text] }, `${part} ${id}`)
  }

  function toggleGlyph(glyph: number): void {
    const { node } = view
    if (node?.move) {
      annotate(node.id, { glyphs: toggledGlyph(node.annotations.glyphs ?? [], glyph) })
    }
  }

  function toggleBookmark(): void {
    const { node } = view
    if (node) annotate(node.id, { bookmark: node.annotations.bookmark ? undefined : true })
  }

  /** Changes what is not a move: headers, result, rules, start. */
  function changeGame(edit: (game: Game) => Game, mergeAs?: string): void {
    change(({ game, cursor }) => {
      const next = edit(game)
      return { game: next, cursor: next.tree.nodes.has(cursor) ? cursor : next.tree.root }
    }, mergeAs)
  }

  return {
    clipboard,
    refused,
    canUndo,
    canRedo,
    play,
    playRefused,
    pass,
    remove,
    copy,
    cut,
    paste,
    merge,
    annotate,
    draw,
    comment,
    toggleGlyph,
    toggleBookmark,
    changeGame,
    promote: (id: NodeId) => changeTree((tree) => promote(tree, id)),
    demote: (id: NodeId) => changeTree((tree) => demote(tree, id)),
    makeMainLine: (id: NodeId) => changeTree((tree) => makeMainLine(tree, id)),
    undo: () => view.place && games.undo(view.place),
    redo: () => view.place && games.redo(view.place),
  }
})
