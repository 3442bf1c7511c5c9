import type { DocumentExpected, Finding } from '../notation/diagnostic.ts'
import { isRecord } from '../rules/untrusted.ts'

/** Takes a finding about a document, with the number of the move it is about. */
export type Report = (finding: Finding, ply?: number) => void

/** The fields of an untrusted object; each is asked for by what it must be, and reported if it is not. */
export class JsonFields {
  private readonly fields: ReadonlyMap<string, unknown>
  readonly path: string
  private readonly report: Report

  private constructor(fields: ReadonlyMap<string, unknown>, path: string, report: Report) {
    this.fields = fields
    this.path = path
    this.report = report
  }

  /** Of no object there are no fields, and that is reported. Fields not `known` are reported too. */
  static of(json: unknown, path: string, known: readonly string[], report: Report): JsonFields {
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
    const entries = isObject ? Object.entries(json) : []
    const fields = new JsonFields(new Map(entries), path, report)
    if (!isObject) report({ code: 'document-invalid', facts: { path, expected: 'object' } })
    for (const [key] of entries) {
      if (known.includes(key)) continue
      report({ code: 'document-unknown', facts: { path: fields.pathOf(key.slice(0, 40)) } })
    }
    return fields
  }

  has(key: string): boolean {
    return this.fields.has(key)
  }

  /** Says that a field is not what it must be. */
  invalid(key: string, expected: DocumentExpected): void {
    this.report({ code: 'document-invalid', facts: { path: this.pathOf(key), expected } })
  }

  text(key: string): string | undefined {
    const value = this.fields.get(key)
    if (value === undefined || typeof value === 'string') return value
    this.invalid(key, 'text')
    return undefined
  }

  /** A finite number no further from 0 than `most`. */
  number(key: string, most: number): number | undefined {
    const value = this.fields.get(key)
    if (value === undefined) return undefined
    if (typeof value === 'number' && Math.abs(value) <= most) return value
    this.invalid(key, 'number')
    return undefined
  }

  isTrue(key: string): boolean {
    const value = this.fields.get(key)
    if (value !== undefined && value !== true) this.invalid(key, 'true')
    return value === true
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined {
    const value = this.fields.get(key)
    if (value === undefined) return undefined
    const chosen = choices.find((choice) => choice === value)
    if (chosen === undefined) this.invalid(key, 'choice')
    return chosen
  }

  /** A field as `read` takes it; what it takes for nothing is reported. */
  parsed<T>(
    key: string,
    expected: DocumentExpected,
    read: (value: unknown) => T | undefined,
  ): T | undefined {
    if (!this.fields.has(key)) return undefined
    const taken = read(this.fields.get(key))
    if (taken === undefined) this.invalid(key, expected)
    return taken
  }

  object(key: string, known: readonly string[]): JsonFields | undefined {
    if (!this.fields.has(key)) return undefined
    return JsonFields.of(this.fields.get(key), this.pathOf(key), known, this.report)
  }

  /** The elements of a list as `read` takes them; those it takes for nothing are reported and left out. */
  list<T>(
    key: string,
    expected: DocumentExpected,
    read: (value: unknown) => T | undefined,
  ): readonly T[] | undefined {
    return this.raw(key)?.flatMap((value, i) => {
      const taken = read(value)
      if (taken === undefined) this.invalid(`${key}[${i}]`, expected)
      return taken === undefined ? [] : [taken]
    })
  }

  /** The elements of a list as they are. */
  raw(key: string): readonly unknown[] | undefined {
    const value = this.fields.get(key)
    if (value === undefined) return undefined
    if (Array.isArray(value)) return value as readonly unknown[]
    this.invalid(key, 'list')
    return undefined
  }

  private pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`
  }
}

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The object without members that its version does not know; they are reported. */
export function withoutKeys(
  json: unknown,
  keys: readonly string[],
  path: string,
  report: Report,
): unknown {
  if (!isRecord(json) || !keys.some((key) => key in json)) return json
  for (const key of keys) {
    if (key in json) report({ code: 'document-unknown', facts: { path: path + key } })
  }
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))
}
