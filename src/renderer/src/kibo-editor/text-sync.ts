import type { Game } from '#engine/game/game'
import { movesOf, pathTo } from '#engine/game/path'
import { reconcile } from '#engine/game/reconcile'
import { GIB_HOLDS, PGN_HOLDS } from '#engine/game/text-holds'
import type { NodeId } from '#engine/game/tree'
import { type GamePoint, nodeAlong } from '#engine/kibo-text/places'
import type { TextDialect } from '#engine/kibo-text/text-dialect'
import type { TextEdit } from '#engine/kibo-text/text-edit'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { GameSource, GoneGame } from '../documents/arrangement.ts'
import type { OpenGame } from '../documents/open-game.ts'
import { type Agreed, RemovedGames } from './removed-games.ts'
import { gameSource, isRearranged, type TextGame, textGames } from './text-games.ts'
import type { ChangedGame, TextNews, TextQuestion, TextQuestions } from './text-questions.ts'

/** The games of the document whose text it is. */
export interface SyncedGames {
  readonly count: () => number
  readonly opened: () => ReadonlyMap<number, OpenGame>
  /** Opens a game as its file has it. */
  readonly load: (index: number) => Promise<void>
  readonly edit: (index: number, game: Game, cursor: NodeId) => void
  /** Puts the games together anew: see `useRearranging`. */
  readonly rearrange: (
    sources: readonly GameSource[],
  ) => Promise<ReadonlyMap<number, GoneGame> | undefined>
}

export interface SyncedText {
  readonly ask: <Q extends TextQuestion>(
    question: Q,
    ask: TextQuestions[Q]['ask'],
  ) => Promise<TextQuestions[Q]['answer']>
  /** Changes the text in the editor, which then says so by `changed`. */
  readonly apply: (edits: readonly TextEdit[]) => void
}

/** Why nothing of a text was taken into its games. */
export type Apart =
  | 'no-game'
  /** A comment is open: where games end is not settled. */
  | 'unclosed'
  /** The document cannot have the games of the text. */
  | 'other-games'

/** What a reading of the text found. */
export interface TextReading {
  readonly diagnostics: readonly Diagnostic[]
  readonly apart: Apart | undefined
  /** The game with the caret, where anything was taken in. */
  readonly game: number | undefined
  /** Games that were removed and held what the text does not show. */
  readonly removed: number
}

/**
 * Keeps a text and the games it is about together. A change of the text becomes one of its game's
 * history, games come and go with it; a game that was changed elsewhere is written into the text.
 */
export class TextSync {
  private readonly text: SyncedText
  private readonly games: SyncedGames
  private readonly holds: typeof GIB_HOLDS
  /**
   * Each game as text and tree last agreed on it, and as it was before its text was written on. Every
   * reading is joined with that one, so that what is typed away and typed again finds its variations
   * again.
   */
  private agreed = new Map<number, Agreed>()
  private readonly removed = new RemovedGames()
  /** Grows with every change of the text. */
  private version = 0
  /** While it is set, the text has other games than the document. */
  private apart: Apart | undefined

  constructor(text: SyncedText, games: SyncedGames, dialect: TextDialect) {
    this.text = text
    this.games = games
    this.holds = dialect === 'gib' ? GIB_HOLDS : PGN_HOLDS
  }

  /** The text was changed, by whomever. */
  changed(edits: readonly TextEdit[]): void {
    this.version += 1
    void this.text.ask('change', { edits })
  }

  /** Takes what the text says now into its games. The game with the caret is looked at there. */
  async read(caret: number): Promise<TextReading> {
    const news = await this.text.ask('news', {})
    const hasOthers = isRearranged(news, this.games.count())
    this.apart = hasOthers ? await this.rearrange(news) : undefined
    const { apart } = this
    return {
      diagnostics: news.diagnostics,
      apart,
      game: apart === undefined ? await this.takeOver(news, caret) : undefined,
      removed: this.removed.hiding(this.holds).length,
    }
  }

  /** Writes into the text what has become of games elsewhere; answers whether anything was. */
  async write(): Promise<boolean> {
    if (this.apart !== undefined) return false
    let hasWritten = false
    for (const [index, { game, history }] of this.games.opened()) {
      const agreed = this.agreed.get(index)
      if (agreed?.known === game) continue
      this.agreed.set(index, { known: game, base: game })
      const isAsRead = !agreed && history.past.length + history.future.length === 0
      if (!isAsRead) hasWritten = (await this.writeGame(index, game)) || hasWritten
    }
    return hasWritten
  }

  /** Writes removed games that hold what no text shows back to where they stood. */
  async putBack(): Promise<void> {
    for (const { was, source } of this.removed.hiding(this.holds)) {
      const at = await this.text.ask('startOf', { index: was })
      this.text.apply([{ from: at, to: at, text: `${at === 0 ? '' : '\n'}${source.trim()}\n\n` }])
    }
  }

  /** Removed games are spoken of no more; taking the deletion back still brings them back. */
  waveOff(): void {
    this.removed.waveOff()
  }

  /** The texts of games as they stand; none while the text has other games than the document. */
  async sources(indices: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.apart === undefined ? this.text.ask('sources', { indices }) : new Map()
  }

  /** Lets the document have the games that the text has now; answers why it cannot. */
  private async rearrange(news: TextNews): Promise<Apart | undefined> {
    if (news.games === 0) return 'no-game'
    if (!news.isSettled) return 'unclosed'
    const count = this.games.count()
    const hasAll = news.keptBefore + news.keptBehind <= count
    if (!hasAll) return 'other-games'
    const now = textGames(news, count, this.removed)
    const gone = await this.games.rearrange(now.map(gameSource))
    if (!gone) return 'other-games'
    const before = this.agreed
    this.agreed = this.agreedAmong(now)
    for (const { was, source } of news.gone) {
      const game = gone.get(was)
      if (game) this.removed.add({ was, source, game, agreed: before.get(was) })
    }
    return undefined
  }

  private agreedAmong(now: readonly TextGame[]): Map<number, Agreed> {
    const agreed = new Map<number, Agreed>()
    for (const [index, game] of now.entries()) {
      if (game.kind === 'back') this.removed.remove(game.removed)
      const known =
        game.kind === 'kept'
          ? this.agreed.get(game.was)
          : game.kind === 'back'
            ? game.removed.agreed
            : undefined
      if (known) agreed.set(index, known)
    }
    return agreed
  }

  /** Answers which game the caret is in, where anything was changed. */
  private async takeOver({ changed }: TextNews, caret: number): Promise<number | undefined> {
    const point = changed[0] && (await this.text.ask('pointAt', { offset: caret }))
    for (const one of changed) if (one.was !== undefined) await this.takeIn(one, point)
    await this.text.ask('takeOver', {})
    return point?.game
  }

  private async takeIn({ index, game: read }: ChangedGame, point?: GamePoint): Promise<void> {
    if (!this.games.opened().has(index)) await this.games.load(index)
    const open = this.games.opened().get(index)
    if (!open) return
    const base = this.agreed.get(index)?.base ?? open.game
    const merged = reconcile(base, read, this.holds)
    const moves = point?.game === index ? point.moves : movesOf(pathTo(open.game.tree, open.cursor))
    // Known before it is told, lest the news come back as somebody else's.
    this.agreed.set(index, { known: merged, base })
    this.games.edit(index, merged, nodeAlong(merged.tree, moves))
    this.agreed.set(index, { known: this.games.opened().get(index)?.game ?? merged, base })
  }

  private async writeGame(index: number, game: Game): Promise<boolean> {
    const { version } = this
    const edits = await this.text.ask('write', { index, game })
    // Somebody typed meanwhile: the places are no longer right.
    if (version !== this.version) return this.writeGame(index, game)
    if (edits.length === 0) return false
    this.text.apply(edits)
    // What was written is no news.
    await this.text.ask('news', {})
    await this.text.ask('takeOver', {})
    return true
  }
}
