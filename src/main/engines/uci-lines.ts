import type { OfferedOption } from '#shared/contract/engines'
import type { Score } from '#engine/score'

/** One line of analysis as an engine says it, its score for the side to move in centipawns. */
export interface UciInfo {
  readonly multipv: number
  readonly depth: number
  readonly nodes: number | undefined
  readonly speed: number | undefined
  readonly ms: number | undefined
  readonly score: { readonly kind: 'cp' | 'mate'; readonly value: number }
  readonly moves: readonly string[]
}

const NUMBER = /^-?\d{1,15}$/

/** Reads an `info` line; undefined for one without score or moves, and for one that only bounds it. */
export function parseInfo(line: string): UciInfo | undefined {
  const words = line.split(/\s+/)
  if (words[0] !== 'info' || words.includes('string')) return undefined
  if (words.includes('lowerbound') || words.includes('upperbound')) return undefined
  const number = (name: string): number | undefined => {
    const at = words.indexOf(name)
    const text = at < 0 ? undefined : words[at + 1]
    return text !== undefined && NUMBER.test(text) ? Number(text) : undefined
  }
  const kind = words[words.indexOf('score') + 1]
  const pv = words.indexOf('pv')
  if (pv < 0 || (kind !== 'cp' && kind !== 'mate')) return undefined
  const value = number(kind)
  if (value === undefined) return undefined
  return {
    multipv: number('multipv') ?? 1,
    depth: Math.max(0, number('depth') ?? 0),
    nodes: number('nodes'),
    speed: number('nps'),
    ms: number('time'),
    score: { kind, value },
    moves: words.slice(pv + 1),
  }
}

export const toScore = ({ kind, value }: UciInfo['score'], pointsPerPawn: number): Score =>
  kind === 'mate'
    ? { kind: 'mate', value }
    : { kind: 'points', value: (value * pointsPerPawn) / 100 }

const KEYWORDS = /\s(type|default|min|max|var)\s?/

/** Reads an `option` line; undefined for a button, which holds no value, and for nonsense. */
export function parseOption(line: string): OfferedOption | undefined {
  const match = /^option\s+name\s+(.+?)\s+type\s+(spin|check|combo|string)\b(.*)$/.exec(line)
  if (!match) return undefined
  const [, name = '', type, rest = ''] = match
  const parts = ` ${rest.trim()} `.split(KEYWORDS)
  const values = (keyword: string): string[] =>
    parts.flatMap((part, i) =>
      part === keyword && i % 2 === 1 ? [(parts[i + 1] ?? '').trim()] : [],
    )
  const initial = values('default')[0] ?? ''
  switch (type) {
    case 'check':
      return { type, name, value: initial === 'true' }
    case 'combo':
      return { type, name, value: initial, choices: values('var') }
    case 'string':
      return { type, name, value: initial === '<empty>' ? '' : initial }
    default: {
      const [min, max] = [Number(values('min')[0]), Number(values('max')[0])]
      const isRange = Number.isFinite(min) && Number.isFinite(max) && min <= max
      return isRange && NUMBER.test(initial)
        ? { type: 'spin', name, value: Number(initial), min, max }
        : undefined
    }
  }
}
