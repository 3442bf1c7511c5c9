import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { ReadGame } from '#engine/game/game'
import type { NodeId } from '#engine/game/tree'
import type { SheetDraft } from '#shared/contract/sheets'
import { type GameAndCursor, isDirty, markSaved } from './edit-history.ts'
import { edited, goTo, openGame, type OpenGame, redone, undone } from './open-game.ts'

/** Names a game of an open document. */
export interface GamePlace {
  readonly document: string
  /** Index of the game in its document. */
  readonly game: number
}

/** What an edit makes of a game: undefined leaves it as it is. */
export type GameEdit = (open: GameAndCursor) => GameAndCursor | undefined

type GamesOfDocument = ReadonlyMap<number, OpenGame>
const NO_GAMES: GamesOfDocument = new Map()

/**
 * The games that were opened, each with its history. Every change of a game, by whichever part of
 * the window, goes through `edit`, and so can be undone and is not lost.
 */
export const useOpenGamesStore = defineStore('open-games', () => {
  const documents = shallowReactive(new Map<string, GamesOfDocument>())
  /** Documents that have other games than their file, or in another order. */
  const rearranged = shallowReactive(new Set<string>())

  const gamesOf = (document: string): GamesOfDocument => documents.get(document) ?? NO_GAMES
  const get = ({ document, game }: GamePlace): OpenGame | undefined => gamesOf(document).get(game)

  function put({ document, game }: GamePlace, open: OpenGame): void {
    documents.set(document, new Map(gamesOf(document)).set(game, open))
  }

  function change(place: GamePlace, next: (open: OpenGame) => OpenGame): void {
    const open = get(place)
    const changed = open && next(open)
    if (changed && changed !== open) put(place, changed)
  }

  /** @param isFromText false for what was brought back and is in no file */
  function open(place: GamePlace, read: ReadGame, isFromText = true): void {
    put(place, openGame(read, isFromText))
  }

  /** @param merge edits under one name that follow at once are undone together */
  function edit(place: GamePlace, make: GameEdit, merge?: string): void {
    change(place, (before) => {
      const after = make(before)
      return after ? edited(before, after, merge) : before
    })
  }

  function visit(place: GamePlace, node: NodeId): void {
    change(place, (before) => goTo(before, node))
  }

  /** Keeps what is written in a game's ruling sheet for as long as the game is open. */
  function writeSheet(place: GamePlace, sheet: SheetDraft): void {
    change(place, (before) => ({ ...before, sheet }))
  }

  const undo = (place: GamePlace): void => change(place, undone)
  const redo = (place: GamePlace): void => change(place, redone)

  /** Whether a document holds anything that its file does not. */
  const isUnsaved = (document: string): boolean =>
    rearranged.has(document) ||
    [...gamesOf(document).values()].some(({ history }) => isDirty(history))

  /** Notes that these states of a document's games are on disk now; they may have changed since. */
  function noteSaved(document: string, saved: GamesOfDocument): void {
    const games = new Map(gamesOf(document))
    for (const [game, { history }] of saved) {
      const now = games.get(game)
      if (now) games.set(game, { ...now, history: markSaved(now.history, history) })
    }
    documents.set(document, games)
  }

  /** Puts the games of a document in other places. @param isAsSaved whether its file has these games so */
  function rearrange(document: string, games: GamesOfDocument, isAsSaved: boolean): void {
    documents.set(document, games)
    noteArrangement(document, isAsSaved)
  }

  function noteArrangement(document: string, isAsSaved: boolean): void {
    if (isAsSaved) rearranged.delete(document)
    else rearranged.add(document)
  }

  function close(document: string): void {
    documents.delete(document)
    rearranged.delete(document)
  }

  return {
    gamesOf,
    get,
    open,
    edit,
    visit,
    writeSheet,
    undo,
    redo,
    isUnsaved,
    noteSaved,
    rearrange,
    noteArrangement,
    close,
  }
})
