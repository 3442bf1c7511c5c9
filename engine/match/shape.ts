import { err, ok, type Result } from '../result.ts'
import { isRecord } from '../rules/untrusted.ts'

/** What is wrong in data from outside, and where: `path` is `clock.mainMs.cho` or `moves.3`. */
export type ShapeProblem =
  | { readonly code: 'missing' | 'unknownField'; readonly path: string }
  | { readonly code: 'wrongType'; readonly path: string; readonly expected: ExpectedType }
  | { readonly code: 'notAChoice'; readonly path: string; readonly choices: readonly Choice[] }
  | {
      readonly code: 'outOfRange'
      readonly path: string
      readonly least: number
      readonly most: number
    }
  /** A part that has its own reader, refused with a code of that reader. */
  | { readonly code: 'invalid'; readonly path: string; readonly reason: string }

type ExpectedType = 'object' | 'list' | 'integer' | 'text'
export type Choice = string | number | boolean

/** What a shape gives for data that is not of it; the problems say why. */
export const WRONG: unique symbol = Symbol('wrong')
export type Wrong = typeof WRONG

/** Reads untrusted data as a `T` made anew, or adds all that is wrong with it to the problems. */
export type Shape<T> = (value: unknown, path: string, problems: ShapeProblem[]) => T | Wrong

/** Hostile data may have a million wrong fields; nobody reads past these. */
const MOST_PROBLEMS = 20

export function wrong(problems: ShapeProblem[], problem: ShapeProblem): Wrong {
  if (problems.length < MOST_PROBLEMS) problems.push(problem)
  return WRONG
}

export const below = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`

/** An object with exactly these fields. */
export function record<T extends object>(shapes: {
  readonly [K in keyof T]: Shape<T[K]>
}): Shape<T> {
  const fields: readonly (readonly [string, Shape<unknown>])[] = Object.entries(shapes)
  return (value, path, problems) => {
    if (!isRecord(value)) return wrong(problems, { code: 'wrongType', path, expected: 'object' })
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(shapes, key))
    for (const key of unknown.slice(0, MOST_PROBLEMS)) {
      wrong(problems, { code: 'unknownField', path: below(path, key.slice(0, 40)) })
    }
    const entries = fields.map(([key, shape]) => {
      const at = below(path, key)
      const found = Object.hasOwn(value, key)
        ? shape(value[key], at, problems)
        : wrong(problems, { code: 'missing', path: at })
      return [key, found] as const
    })
    if (unknown.length > 0 || entries.some(([, found]) => found === WRONG)) return WRONG
    // Every field of T was read by its own shape, which the walk over the names hides from the types.
    return Object.fromEntries(entries) as T
  }
}

/** Records told apart by the field `tag`: one shape for each of its values. */
export function tagged<T extends object>(
  tag: string,
  shapes: Readonly<Record<string, Shape<T>>>,
): Shape<T> {
  return (value, path, problems) => {
    if (!isRecord(value)) return wrong(problems, { code: 'wrongType', path, expected: 'object' })
    const name = value[tag]
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined
    if (shape) return shape(value, path, problems)
    return wrong(problems, {
      code: 'notAChoice',
      path: below(path, tag),
      choices: Object.keys(shapes),
    })
  }
}

/** One of these values and no other. */
export function oneOf<const C extends Choice>(choices: readonly C[]): Shape<C> {
  return (value, path, problems) => {
    const found = choices.find((choice) => choice === value)
    return found === undefined ? wrong(problems, { code: 'notAChoice', path, choices }) : found
  }
}

export const yesOrNo: Shape<boolean> = oneOf([true, false])

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path, problems) => (value === null ? null : shape(value, path, problems))
}

/** A list of at most `most` such items. */
export function list<T>(shape: Shape<T>, most: number): Shape<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return wrong(problems, { code: 'wrongType', path, expected: 'list' })
    if (value.length > most) return wrong(problems, { code: 'outOfRange', path, least: 0, most })
    const items: T[] = []
    for (const [i, item] of value.entries()) {
      const read = shape(item, below(path, i), problems)
      if (read === WRONG) return WRONG
      items.push(read)
    }
    return items
  }
}

/** A whole number from `least` to `most`. Minus zero, which JSON does not keep, becomes zero. */
export function integer(least: number, most: number): Shape<number> {
  return (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return wrong(problems, { code: 'wrongType', path, expected: 'integer' })
    }
    if (value < least || value > most) {
      return wrong(problems, { code: 'outOfRange', path, least, most })
    }
    return value === 0 ? 0 : value
  }
}

/** A text of 1 to `most` characters. */
export function text(most: number): Shape<string> {
  return (value, path, problems) => {
    if (typeof value !== 'string') {
      return wrong(problems, { code: 'wrongType', path, expected: 'text' })
    }
    if (value.length === 0 || value.length > most) {
      return wrong(problems, { code: 'outOfRange', path, least: 1, most })
    }
    return value
  }
}

/** Reads the whole of `value`. */
export function read<T>(shape: Shape<T>, value: unknown): Result<T, readonly ShapeProblem[]> {
  const problems: ShapeProblem[] = []
  const found = shape(value, '', problems)
  return found === WRONG ? err(problems) : ok(found)
}
