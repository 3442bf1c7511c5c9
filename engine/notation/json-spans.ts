import { err, ok, type Result } from '../result.ts'

/** A value inside a JSON text, in UTF-16 offsets. */
export interface JsonSpan {
  readonly from: number
  readonly to: number
}

export interface JsonMember extends JsonSpan {
  readonly key: string
}

/**
 * The members of the object that begins at `from`, without reading their values. In a damaged text
 * the last one may run to the end.
 */
export function* jsonMembers(text: string, from: number): Iterable<JsonMember> {
  let at = skipBlanks(text, from)
  if (text[at] !== '{') return
  for (at = skipBlanks(text, at + 1); text[at] === '"';) {
    const keyEnd = valueEnd(text, at)
    const colon = skipBlanks(text, keyEnd)
    if (text[colon] !== ':') return
    const start = skipBlanks(text, colon + 1)
    const to = valueEnd(text, start)
    yield { key: text.slice(at + 1, keyEnd - 1), from: start, to }
    at = skipBlanks(text, to)
    if (text[at] !== ',') return
    at = skipBlanks(text, at + 1)
  }
}

/** The elements of the array that begins at `from`, likewise. */
export function* jsonElements(text: string, from: number): Iterable<JsonSpan> {
  if (text[from] !== '[') return
  let at = skipBlanks(text, from + 1)
  while (at < text.length && text[at] !== ']') {
    const to = valueEnd(text, at)
    yield { from: at, to }
    at = skipBlanks(text, to)
    if (text[at] !== ',') return
    at = skipBlanks(text, at + 1)
  }
}

export function parseJson(text: string): Result<unknown, 'not-json'> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return err('not-json')
  }
}

/** The value as JSON text, unless it is nested too deep to be written. */
export function formatJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s\uFEFF]/.test(text.charAt(at))) at += 1
  return at
}

/** Behind the value that begins at `from`: brackets are counted, strings skipped. */
function valueEnd(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '"') {
      at = stringEnd(text, at) - 1
      if (depth === 0) return at + 1
    } else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      depth -= 1
      if (depth === 0) return at + 1
      if (depth < 0) return at
    } else if (depth === 0 && letter === ',') return at
  }
  return text.length
}

/** Behind the string that begins at `from`. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const letter = text.charAt(at)
    if (letter === '\\') at += 1
    else if (letter === '"') return at + 1
  }
  return text.length
}
