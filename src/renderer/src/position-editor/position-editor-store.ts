import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { GameRules } from '#engine/game/game-rules'
import { ok } from '#engine/result'
import type { Standing } from '#engine/rules/past'
import { arrangementSetup } from '#engine/rules/setup'
import type { Square } from '#engine/rules/square'
import type { Board, Piece, Setup } from '#engine/rules/types'
import { carry, changeRole, changeSide, put } from './edit-board.ts'
import {
  type EditedPast,
  editedPastOf,
  isSamePast,
  standingFrom,
  unknownPast,
} from './edited-past.ts'
import { changed, redone, startStack, undone } from './undo-stack.ts'

/** A position as it is put together: anything may stand anywhere until it is used. */
export interface EditedPosition {
  readonly setup: Setup
  readonly past: EditedPast
  /** What a game from here is to be judged by; undefined for what the user prefers. */
  readonly rules: GameRules | undefined
  /** The position as it was taken from a game; it holds while its past is left as it was. */
  readonly taken?: Standing
}

/** What a click on the board does: sets a piece, takes one away, or takes one up to carry it. */
export type Tool =
  | { readonly kind: 'hand' }
  | { readonly kind: 'eraser' }
  | { readonly kind: 'piece'; readonly piece: Piece }

const HAND: Tool = { kind: 'hand' }

/** Nothing was before the start of a game. */
const startPast = (setup: Setup): EditedPast => ({ ...unknownPast(setup), hasCapture: false })

const start = (): EditedPosition => {
  const setup = arrangementSetup('MSMS', 'MSMS')
  return { setup, past: startPast(setup), rules: undefined }
}

/** What was taken from a game, for as long as nothing of it was changed: it knows the positions before. */
function takenAsItWas({ taken, past }: EditedPosition): Standing | undefined {
  return taken && isSamePast(editedPastOf(taken.past, taken.setup), past) ? taken : undefined
}

/** The position editor: a copy of its own with its own undo, so that no game is ever touched. */
export const usePositionEditorStore = defineStore('position-editor', () => {
  const stack = shallowRef(startStack(start()))
  const tool = shallowRef<Tool>(HAND)
  const isFresh = ref(true)

  const position = computed(() => stack.value.now)
  const setup = computed(() => position.value.setup)
  const past = computed(() => position.value.past)
  const taken = computed(() => takenAsItWas(position.value))
  const standing = computed(() =>
    taken.value ? ok(taken.value) : standingFrom(setup.value, past.value),
  )
  const canUndo = computed(() => stack.value.back.length > 0)
  const canRedo = computed(() => stack.value.ahead.length > 0)

  function change(next: EditedPosition, name?: string): void {
    stack.value = changed(stack.value, next, name)
    isFresh.value = false
  }

  /** Takes in a position with all that is known of its past, and the rules of its game; it can be undone. */
  function take(taken: Standing, rules: GameRules | undefined): void {
    change({ setup: taken.setup, past: editedPastOf(taken.past, taken.setup), rules, taken })
  }

  /** The start of a game: nothing was before. */
  function begin(setup: Setup): void {
    change({ setup, past: startPast(setup), rules: position.value.rules })
  }

  /** Another board forgets what can't be true of it any more: an answer that waits, repetitions. */
  function changeSetup(next: Setup, name?: string): void {
    const kept = { ...past.value, bikjangCalled: false, occurrence: 1 }
    change({ setup: next, past: kept, rules: position.value.rules }, name)
  }

  function changeBoard(board: Board): void {
    if (board !== setup.value.board) changeSetup({ ...setup.value, board })
  }

  function changePast(part: Partial<EditedPast>): void {
    change({ ...position.value, past: { ...past.value, ...part } }, Object.keys(part).join())
  }

  function changeRules(rules: GameRules | undefined): void {
    change({ ...position.value, rules })
  }

  /** A click with the tool; the same piece once more is taken away. */
  function use(square: Square): void {
    const { board } = setup.value
    const piece = tool.value.kind === 'piece' ? tool.value.piece : undefined
    if (tool.value.kind === 'hand') return
    const there = board[square]
    const isSame = there?.side === piece?.side && there?.role === piece?.role
    changeBoard(put(board, square, isSame ? undefined : piece))
  }

  return {
    tool,
    isFresh,
    position,
    setup,
    past,
    rules: computed(() => position.value.rules),
    taken,
    standing,
    canUndo,
    canRedo,
    take,
    begin,
    changeSetup,
    changeBoard,
    changePast,
    changeRules,
    use,
    place: (square: Square, piece: Piece) => changeBoard(put(setup.value.board, square, piece)),
    carry: (from: Square, to: Square) => changeBoard(carry(setup.value.board, from, to)),
    remove: (square: Square) => changeBoard(put(setup.value.board, square, undefined)),
    changeSide: (square: Square) => changeBoard(changeSide(setup.value.board, square)),
    changeRole: (square: Square, by: number) =>
      changeBoard(changeRole(setup.value.board, square, by)),
    undo: () => (stack.value = undone(stack.value)),
    redo: () => (stack.value = redone(stack.value)),
  }
})
