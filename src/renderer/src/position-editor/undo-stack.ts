/** A value with those before and after it. */
export interface UndoStack<T> {
  readonly now: T
  readonly back: readonly T[]
  readonly ahead: readonly T[]
  /** Changes under one name that follow at once are one. */
  readonly name: string | undefined
}

export const MOST_STEPS = 1000

export const startStack = <T>(now: T): UndoStack<T> => ({
  now,
  back: [],
  ahead: [],
  name: undefined,
})

export function changed<T>(stack: UndoStack<T>, next: T, name?: string): UndoStack<T> {
  if (next === stack.now) return stack
  const joins = name !== undefined && name === stack.name
  const back = joins ? stack.back : [...stack.back, stack.now].slice(-MOST_STEPS)
  return { now: next, back, ahead: [], name }
}

export function undone<T>(stack: UndoStack<T>): UndoStack<T> {
  const [before] = stack.back.slice(-1)
  if (before === undefined) return stack
  const { now, back, ahead } = stack
  return { now: before, back: back.slice(0, -1), ahead: [now, ...ahead], name: undefined }
}

export function redone<T>(stack: UndoStack<T>): UndoStack<T> {
  const [next, ...ahead] = stack.ahead
  if (next === undefined) return stack
  return { now: next, back: [...stack.back, stack.now], ahead, name: undefined }
}
