import type { Game } from '#engine/game/game'
import { readGameAt, type RecordFile, readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { eolOf, withEol } from '#engine/kibo-text/write-in-style'
import { originalOf } from './edit-history.ts'
import type { OpenGame } from './open-game.ts'

/** A game that was taken out of its document, with all that is needed to put it back as it was. */
export interface GoneGame {
  /** As its document's text had it. */
  readonly text: string
  /** With its history; undefined where nobody had opened it. */
  readonly open: OpenGame | undefined
  /** Undefined where its text shows all there is to it. */
  readonly game: Game | undefined
}

/** Where a game comes from when the games of a document are put together anew. */
export type GameSource =
  /** By its index before. */
  | { readonly kind: 'kept'; readonly was: number }
  | { readonly kind: 'back'; readonly game: GoneGame }
  | { readonly kind: 'new'; readonly text: string }

/** A document as its games are put together anew. */
export interface Arranged {
  readonly text: string
  readonly records: RecordFile
  readonly opened: ReadonlyMap<number, OpenGame>
}

/** A game that stands in a document, as it would be when it is taken out. */
export function goneGame(from: Arranged, index: number): GoneGame {
  const { text, records, opened } = from
  const open = opened.get(index)
  const entry = records.format === 'janggi' ? records.games[index] : undefined
  const game = open?.game ?? (entry && readGameAt(text, entry).game)
  return { text: partOf(from, index), open, game }
}

/** The text of a document whose games come from `sources`, one after another. */
export function arrangedText(from: Arranged, sources: readonly GameSource[]): string {
  const { text, records } = from
  const eol = eolOf(text)
  const parts = sources.map((source) => {
    switch (source.kind) {
      case 'kept':
        return partOf(from, source.was)
      case 'back':
        return source.game.text
      case 'new':
        return withEol(source.text, eol)
    }
  })
  if (records.format === 'janggi') {
    return writeJanggi(parts.flatMap((part) => readRecords(part).games.map(({ game }) => game)))
  }
  const lead = text.slice(0, records.games[0]?.from ?? 0)
  const isNew = (i: number): boolean => sources[i]?.kind === 'new'
  return (
    lead +
    parts
      .map((part, i) => {
        if (i === parts.length - 1) return part
        const wanted = isNew(i) || isNew(i + 1) ? 2 : 1
        return part + eol.repeat(Math.max(0, wanted - lineEndsBehind(part)))
      })
      .join('')
  )
}

const lineEndsBehind = (part: string): number =>
  part.slice(part.trimEnd().length).match(/\r\n|\r|\n/g)?.length ?? 0

/** The games that are open in the new order, each with its history. */
export function arrangedGames(
  opened: ReadonlyMap<number, OpenGame>,
  sources: readonly GameSource[],
): ReadonlyMap<number, OpenGame> {
  const games = new Map<number, OpenGame>()
  for (const [index, source] of sources.entries()) {
    const open = source.kind === 'kept' ? opened.get(source.was) : openOf(source)
    if (open) games.set(index, open)
  }
  return games
}

const openOf = (source: GameSource): OpenGame | undefined =>
  source.kind === 'back' ? source.game.open : undefined

/** The part of a document's text that a game stands in. */
function partOf({ text, records, opened }: Arranged, index: number): string {
  const entry = records.games[index]
  if (!entry) throw new RangeError(`no game ${index}`)
  if (records.format !== 'janggi') return text.slice(entry.from, entry.to)
  const open = opened.get(index)
  const game: Game = open ? originalOf(open) : readGameAt(text, entry).game
  return writeJanggi([game])
}

/** Where the game that was shown is now; where it is gone, the one that took its place. */
export function shownAmong(sources: readonly GameSource[], shown: number): number {
  const place = sources.findIndex((source) => source.kind === 'kept' && source.was === shown)
  if (place >= 0) return place
  const before = sources.findLastIndex((source) => source.kind === 'kept' && source.was < shown)
  return Math.min(before + 1, sources.length - 1)
}
