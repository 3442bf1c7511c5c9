import type { PlacedGame, RecordText } from './record-text.ts'

/** A game of a text as it is now, and which one it was. */
export interface GameNow {
  readonly placed: PlacedGame
  /** Index of the game before; undefined for a new one. */
  readonly was: number | undefined
}

/** What has become of a text's games from one reading to the next. */
export interface GameChanges {
  /** Games at the start and at the end of the text that are those of before. */
  readonly keptBefore: number
  readonly keptBehind: number
  /** Those between, in their order now. */
  readonly between: readonly GameNow[]
  /** Indices of games that the text has no more. */
  readonly gone: readonly number[]
}

/** Pairs of games that are compared letter by letter to tell which one became which. */
const MOST_PAIRS = 400

/** Tells of each game which one it was: by its own text, else as the one most like it in the same order. */
export function changesBetween(before: RecordText, now: RecordText): GameChanges {
  const [old, games] = [before.games, now.games]
  const shorter = Math.min(old.length, games.length)
  let keptBefore = 0
  while (keptBefore < shorter && old[keptBefore]?.own === games[keptBefore]?.own) keptBefore += 1
  let keptBehind = 0
  while (
    keptBefore + keptBehind < shorter &&
    old.at(-1 - keptBehind)?.own === games.at(-1 - keptBehind)?.own
  ) {
    keptBehind += 1
  }
  const left = old.slice(keptBefore, old.length - keptBehind)
  const between = games.slice(keptBefore, games.length - keptBehind)
  const was = whichWas(left, between)
  const taken = new Set(was.values())
  return {
    keptBefore,
    keptBehind,
    between: between.map((placed) => ({ placed, was: was.get(placed)?.entry.index })),
    gone: left.filter((placed) => !taken.has(placed)).map(({ entry }) => entry.index),
  }
}

type Pairs = Map<PlacedGame, PlacedGame>

function whichWas(old: readonly PlacedGame[], now: readonly PlacedGame[]): Pairs {
  const pairs: Pairs = new Map()
  const unmoved = new Map(old.map((placed) => [sameText(placed), placed]))
  for (const placed of now) {
    const known = unmoved.get(sameText(placed))
    if (!known) continue
    pairs.set(placed, known)
    unmoved.delete(sameText(placed))
  }
  const taken = new Set(pairs.values())
  const [left, right] = [
    old.filter((placed) => !taken.has(placed)),
    now.filter((placed) => !pairs.has(placed)),
  ]
  const isPlain = left.length === right.length || left.length * right.length > MOST_PAIRS
  for (const [a, b] of isPlain ? inOrder(left, right) : likest(left, right)) pairs.set(b, a)
  return pairs
}

/** What stands around a game belongs to its neighbours as well. */
const sameText = ({ own }: PlacedGame): string => own.source.trim()

type Pairing = readonly (readonly [old: PlacedGame, now: PlacedGame])[]

const inOrder = (old: readonly PlacedGame[], now: readonly PlacedGame[]): Pairing =>
  old.flatMap((placed, i) => {
    const other = now[i]
    return other ? [[placed, other] as const] : []
  })

interface Best {
  readonly likeness: number
  readonly pairing: Pairing
}

/** The pairing in order that leaves the most text as it was. */
function likest(old: readonly PlacedGame[], now: readonly PlacedGame[]): Pairing {
  const none: Best = { likeness: 0, pairing: [] }
  let row: readonly Best[] = [none, ...now.map(() => none)]
  for (const a of old) {
    const next: Best[] = [none]
    for (const [i, b] of now.entries()) {
      const { likeness, pairing } = row[i] ?? none
      const paired = {
        likeness: likeness + likenessOf(a, b),
        pairing: [...pairing, [a, b] as const],
      }
      const without = better(row[i + 1] ?? none, next[i] ?? none)
      next.push(paired.likeness > without.likeness ? paired : without)
    }
    row = next
  }
  return row.at(-1)?.pairing ?? []
}

const better = (a: Best, b: Best): Best => (b.likeness > a.likeness ? b : a)

/** How much two texts have in common at their starts and ends: 0 to 1. */
function likenessOf(a: PlacedGame, b: PlacedGame): number {
  const [one, other] = [sameText(a), sameText(b)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1
  let end = 0
  while (
    start + end < shorter &&
    one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)
  ) {
    end += 1
  }
  return (start + end) / Math.max(1, one.length, other.length)
}
