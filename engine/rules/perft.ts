import { Mailbox } from './mailbox.ts'
import { generateLegal, wasInCheck } from './movegen.ts'
import { type Square } from './square.ts'
import { SQUARE_OF } from './lines.ts'
import { type Move, PASS, type Setup } from './types.ts'

export const MAX_PERFT_DEPTH = 12

const buffer = new Int32Array(MAX_PERFT_DEPTH * 1024)

/**
 * Number of move sequences of the given length: movement alone, a pass counts as a move when not
 * in check; facing generals, repetition and double passes have no effect.
 */
export function perft(setup: Setup, depth: number): number {
  return depth === 0 ? 1 : count(Mailbox.from(setup), depth, 0)
}

function count(box: Mailbox, depth: number, start: number): number {
  const end = generateLegal(box, buffer, start)
  const passes = wasInCheck ? 0 : 1
  if (depth === 1) return end - start + passes
  let nodes = 0
  for (let i = start; i < end; i++) {
    const step = buffer[i]!
    const undo = box.make(step)
    nodes += count(box, depth - 1, end)
    box.unmake(step, undo)
  }
  if (passes === 1) {
    box.makePass()
    nodes += count(box, depth - 1, end)
    box.makePass()
  }
  return nodes
}

/** The same, told apart by the first move. */
export function divide(setup: Setup, depth: number): readonly { move: Move; nodes: number }[] {
  const box = Mailbox.from(setup)
  const from = (step: number): Square => SQUARE_OF[step & 127]!
  const to = (step: number): Square => SQUARE_OF[step >> 7]!
  const end = generateLegal(box, buffer, 0)
  const mayPass = !wasInCheck
  const parts: { move: Move; nodes: number }[] = []
  for (let i = 0; i < end; i++) {
    const step = buffer[i]!
    const undo = box.make(step)
    const nodes = depth === 1 ? 1 : count(box, depth - 1, end)
    box.unmake(step, undo)
    parts.push({ move: { kind: 'step', from: from(step), to: to(step) }, nodes })
  }
  if (mayPass) {
    box.makePass()
    parts.push({ move: PASS, nodes: depth === 1 ? 1 : count(box, depth - 1, end) })
    box.makePass()
  }
  return parts
}
