import {
  type HeaderName,
  isKnownHeader,
  isUnknown,
  nameHeaders,
  type NamedHeaders,
  parseArrangement,
  type RawHeader,
} from './headers.ts'

const NAMES: ReadonlyMap<string, HeaderName> = new Map([
  ['Event', 'event'],
  ['Chapter', 'event'],
  ['Title', 'event'],
  ['Round', 'round'],
  ['Date', 'date'],
  ['Site', 'site'],
  ['White', 'cho'],
  ['Black', 'han'],
  ['TimeControl', 'timeLimit'],
  ['Result', 'result'],
  ['FEN', 'fen'],
])

/** Tags that say how the rest is written, or with which rules. */
const OTHERS: ReadonlySet<string> = new Set([
  'Variant',
  'VariantFamily',
  'SetUp',
  'Cho',
  'Han',
  'Topics',
])

/** What a tag is about. */
export const tagName = (key: string): HeaderName | undefined => NAMES.get(key)

/** Whether a key is one that PGN files of Janggi begin with. */
export const isPgnTag = (key: string): boolean => NAMES.has(key) || OTHERS.has(key)

/** A header in Korean, as `.gib` has them: a PGN made of such a record keeps them as tags. */
export const isGibHeader = (key: string): boolean => isKnownHeader(key) && key !== 'FEN'

/**
 * The tags that count, by meaning. Those of PGN go before Korean headers; `[Cho]` and `[Han]` are
 * arrangements, each read from that player's own left, or else names. The answer has arrangements
 * from Cho's left, as 초차림 and 한차림 are.
 */
export function nameTags<H extends RawHeader>(tags: readonly H[]): NamedHeaders<H> {
  const named = new Map(nameHeaders(tags))
  const own = new Set<HeaderName>()
  const set = (name: HeaderName, tag: H): void => {
    if (own.has(name)) return
    own.add(name)
    named.set(name, tag)
  }
  for (const tag of tags) {
    const name = NAMES.get(tag.key)
    if (name !== undefined && !isBlankTag(tag.value)) set(name, tag)
    else if (tag.key === 'Cho' || tag.key === 'Han') nameSide(tag, set)
  }
  return named
}

function nameSide<H extends RawHeader>(tag: H, set: (name: HeaderName, tag: H) => void): void {
  const isCho = tag.key === 'Cho'
  if (isBlankTag(tag.value)) return
  if (!parseArrangement(tag.value, 'cho')) set(isCho ? 'cho' : 'han', tag)
  else if (isCho) set('choArrangement', tag)
  else set('hanArrangement', { ...tag, value: Array.from(tag.value.trim()).reverse().join('') })
}

/** What PGN writes where something is not known. */
const isBlankTag = (value: string): boolean => isUnknown(value) || /^(?:[?.\s]+|-)$/.test(value)
