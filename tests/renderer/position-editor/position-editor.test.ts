import { beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#engine/result'
import { Course } from '#engine/rules/course'
import { PRESETS } from '#engine/rules/ruleset'
import { Track } from '#engine/rules/track'
import { formatPlacement } from '#engine/notation/fen'
import { startStanding } from '#engine/rules/past'
import { arrangementSetup } from '#engine/rules/setup'
import {
  changeRole,
  changeSide,
  EMPTY,
  mirror,
  swapSides,
} from '#renderer/position-editor/edit-board'
import {
  checksInARow,
  editedPastOf,
  standingFrom,
  unknownPast,
} from '#renderer/position-editor/edited-past'
import { usePositionEditorStore } from '#renderer/position-editor/position-editor-store'
import { changed, redone, startStack, undone } from '#renderer/position-editor/undo-stack'
import { at, movesOf, setupOf } from '../../support/positions.ts'
import { startStores } from '../support/studio.ts'

const START = arrangementSetup('MSSM', 'SMMS')
const FACING = setupOf('4k4/9/9/9/9/9/9/9/4K4/R8 w')

describe('the board', () => {
  test('mirrored and swapped twice is as it was', () => {
    expect(mirror(mirror(START.board))).toEqual(START.board)
    expect(swapSides(swapSides(START))).toEqual(START)
  })

  test('swapping sides exchanges the arrangements and the turn', () => {
    const swapped = swapSides(START)
    expect(swapped.turn).toBe('han')
    expect(swapped.board).toEqual(arrangementSetup('SMMS', 'MSSM').board)
  })

  test('a piece walks through the sides and the seven kinds', () => {
    const square = at('a1')
    expect(changeSide(START.board, square)[square]).toEqual({ side: 'han', role: 'chariot' })
    let board = START.board
    for (let i = 0; i < 7; i++) board = changeRole(board, square, 1)
    expect(board).toEqual(START.board)
    expect(changeRole(changeRole(board, square, -1), square, 1)).toEqual(board)
    expect(changeRole(EMPTY, square, 1)).toBe(EMPTY)
  })
})

describe('the past', () => {
  const unknown = unknownPast(FACING)

  test.each([
    { name: 'nothing known', part: {}, problems: [] },
    { name: 'a bikjang that waits', part: { bikjangCalled: true }, problems: [] },
    { name: 'more passes than moves', part: { plies: 2, passes: 3 }, problems: ['past-bad-value'] },
    { name: 'a second occurrence', part: { plies: 8, occurrence: 2 }, problems: [] },
  ])('$name', ({ part, problems }) => {
    const standing = standingFrom(FACING, { ...unknown, ...part })
    expect(standing.ok ? [] : standing.error.map(({ code }) => code)).toEqual(problems)
    if (standing.ok)
      expect(editedPastOf(standing.value.past, FACING)).toEqual({ ...unknown, ...part })
  })

  test('a bikjang needs facing generals', () => {
    const standing = standingFrom(START, { ...unknownPast(START), bikjangCalled: true })
    expect(standing.ok || standing.error.map(({ code }) => code)).toEqual([
      'past-bikjang-not-facing',
    ])
  })

  test('of a real game says what the rules know', () => {
    const track = Track.from(startStanding(START))
    for (const move of movesOf('b1c3 b10c8 c3b1 c8b10')) track.play(move)
    const past = editedPastOf(track.past(null), track.setup)
    expect(past).toEqual({
      plies: 4,
      passes: 0,
      hasCapture: false,
      afterPass: false,
      bikjangCalled: false,
      occurrence: 2,
    })
    const standing = standingFrom(track.setup, past)
    expect(standing.ok && Track.from(standing.value).occurrence).toBe(2)
  })
})

test('undo and redo walk over what was changed; changes of one name are one', () => {
  let stack = startStack('a')
  for (const [next, name] of [['b'], ['c', 'x'], ['d', 'x'], ['e']] as const) {
    stack = changed(stack, next, name)
  }
  const seen = [stack.now]
  for (let i = 0; i < 4; i++) seen.push((stack = undone(stack)).now)
  for (let i = 0; i < 4; i++) seen.push((stack = redone(stack)).now)
  expect(seen.join('')).toBe('edbaabdee')
  expect(changed(undone(stack), 'f').ahead).toEqual([])
})

describe('the editor', () => {
  beforeEach(() => {
    startStores()
  })

  test('sets, carries and takes away, and undoes each', () => {
    const editor = usePositionEditorStore()
    const start = editor.setup
    editor.tool = { kind: 'piece', piece: { side: 'han', role: 'horse' } }
    editor.use(at('e5'))
    editor.carry(at('e5'), at('e6'))
    editor.changeSide(at('e6'))
    expect(formatPlacement(editor.setup.board).split('/')[4]).toBe('4N4')
    editor.remove(at('e6'))
    expect(editor.setup.board).toEqual(start.board)
    for (let i = 0; i < 4; i++) editor.undo()
    expect(editor.canUndo).toBe(false)
    expect(editor.setup).toBe(start)
    editor.redo()
    expect(editor.setup.board[at('e5')]).toEqual({ side: 'han', role: 'horse' })
    editor.use(at('e5'))
    expect(editor.setup.board[at('e5')]).toBeUndefined()
  })

  test('tells all that is wrong', () => {
    const editor = usePositionEditorStore()
    editor.changeBoard(EMPTY)
    expect(!editor.standing.ok && editor.standing.error.map(({ code }) => code)).toEqual([
      'no-general',
      'no-general',
    ])
  })

  test('another board forgets what waits and what was repeated', () => {
    const editor = usePositionEditorStore()
    editor.changeSetup(FACING)
    editor.changePast({ bikjangCalled: true, occurrence: 3, plies: 40 })
    editor.remove(at('a1'))
    expect(editor.past).toMatchObject({ bikjangCalled: false, occurrence: 1, plies: 40 })
  })
})

test('a position taken from a game knows the way there until its past is changed', () => {
  startStores()
  const editor = usePositionEditorStore()
  // Cho checks with every move: the chariot follows the general to and fro.
  const from = startStanding(setupOf('4k4/9/9/9/9/9/9/9/R8/3K5 w'))
  const course = Course.from(from, PRESETS.kjf)
  for (const move of movesOf('a2e2 e10d10 e2d2 d10e10 d2e2')) {
    expect(course.playAsRecorded(move).ok).toBe(true)
  }
  const standing = course.standing()
  editor.take(standing, undefined)
  expect(editor.standing).toEqual(ok(standing))
  expect(checksInARow(standing.past, true)).toBe(3)
  expect(checksInARow(standing.past, false)).toBe(0)
  editor.changePast({ plies: 40 })
  expect(editor.taken).toBeUndefined()
  editor.undo()
  expect(editor.standing).toEqual(ok(standing))
  editor.remove(at('e2'))
  expect(editor.taken).toBeUndefined()
})
