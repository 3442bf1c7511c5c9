import { expect, test } from 'vitest'
import { movedPiece } from '#renderer/board/slide'
import { at, boardOf } from '../../shared/board/boards.ts'

const before = boardOf({ 95: 'K', 71: 'P', 41: 'p' })
const step = { from: at('71'), to: at('61') }

test('a step, and the step taken back', () => {
  const after = boardOf({ 95: 'K', 61: 'P', 41: 'p' })
  expect(movedPiece(before, after)).toEqual(step)
  expect(movedPiece(after, before)).toEqual({ from: step.to, to: step.from })
})

test('a capture, and the capture taken back', () => {
  const after = boardOf({ 95: 'K', 41: 'P' })
  expect(movedPiece(before, after)).toEqual({ from: at('71'), to: at('41') })
  expect(movedPiece(after, before)).toEqual({ from: at('41'), to: at('71') })
})

test.each([
  ['the same board', { 95: 'K', 71: 'P', 41: 'p' }],
  ['a piece put down', { 95: 'K', 71: 'P', 41: 'p', 55: 'R' }],
  ['a piece taken away', { 95: 'K', 71: 'P' }],
  ['two pieces moved', { 95: 'K', 61: 'P', 51: 'p' }],
  ['two pieces exchanged', { 95: 'K', 71: 'p', 41: 'P' }],
  ['a piece turned into another', { 95: 'K', 61: 'R', 41: 'p' }],
] as const)('%s slides nothing', (_name, pieces) => {
  expect(movedPiece(before, boardOf(pieces))).toBeUndefined()
})
