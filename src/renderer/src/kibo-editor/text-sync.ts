import type { Game } from '#engine/game/game'
import { movesOf, pathTo } from '#engine/game/path'
import { reconcile } from '#engine/game/reconcile'
import { GIB_HOLDS, PGN_HOLDS } from '#engine/game/text-holds'
import type { NodeId } from '#engine/game/tree'
import { type GamePoint, nodeAlong } from '#engine/kibo-text/places'
import type { TextDialect } from '#engine/kibo-text/text-dialect'
import type { TextEdit } from '#engine/kibo-text/text-edit'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { OpenGame } from '../documents/open-game.ts'
import type { ChangedGame, TextQuestion, TextQuestions } from './text-questions.ts'

/** The games of the document whose text it is. */
export interface SyncedGames {
  readonly count: () => number
  readonly opened: () => ReadonlyMap<number, OpenGame>
  /** Opens a game as its file has it. */
  readonly load: (index: number) => Promise<void>
  readonly edit: (index: number, game: Game, cursor: NodeId) => void
}

export interface SyncedText {
  readonly ask: <Q extends TextQuestion>(
    question: Q,
    ask: TextQuestions[Q]['ask'],
  ) => Promise<TextQuestions[Q]['answer']>
  /** Changes the text in the editor, which then says so by `changed`. */
  readonly apply: (edits: readonly TextEdit[]) => void
}

/** What a reading of the text found. */
export interface TextReading {
  readonly diagnostics: readonly Diagnostic[]
  /** The text has more games than the document, or fewer: none of it was taken in. */
  readonly isRecounted: boolean
}

/**
 * Keeps a text and the games it is about together. A change of the text becomes one of its game's
 * history; a game that was changed elsewhere is written into the text.
 */
export class TextSync {
  private readonly text: SyncedText
  private readonly games: SyncedGames
  private readonly holds: typeof GIB_HOLDS
  /** Each game as text and tree last agreed on it. */
  private readonly known = new Map<number, Game>()
  /**
   * Each game before its text was written on. Every reading is joined with that one, so that what is
   * typed away and typed again finds its variations again.
   */
  private readonly base = new Map<number, Game>()
  /** Grows with every change of the text. */
  private version = 0

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
    const { diagnostics } = news
    const isRecounted = news.games !== this.games.count()
    if (news.changed.length === 0 || isRecounted) return { diagnostics, isRecounted }
    const point = await this.text.ask('pointAt', { offset: caret })
    for (const changed of news.changed) await this.takeIn(changed, point)
    return { diagnostics, isRecounted }
  }

  /** Writes into the text what has become of games elsewhere; answers whether anything was. */
  async write(): Promise<boolean> {
    let hasWritten = false
    for (const [index, { game, history }] of this.games.opened()) {
      const known = this.known.get(index)
      if (known === game) continue
      this.known.set(index, game)
      this.base.set(index, game)
      const isAsRead = !known && history.past.length + history.future.length === 0
      if (!isAsRead) hasWritten = (await this.writeGame(index, game)) || hasWritten
    }
    return hasWritten
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
    return true
  }

  private async takeIn({ index, game: read }: ChangedGame, point?: GamePoint): Promise<void> {
    if (!this.games.opened().has(index)) await this.games.load(index)
    const open = this.games.opened().get(index)
    if (!open) return
    const base = this.base.get(index) ?? open.game
    this.base.set(index, base)
    const merged = reconcile(base, read, this.holds)
    const moves = point?.game === index ? point.moves : movesOf(pathTo(open.game.tree, open.cursor))
    // Known before it is told, lest the news come back as somebody else's.
    this.known.set(index, merged)
    this.games.edit(index, merged, nodeAlong(merged.tree, moves))
    this.known.set(index, this.games.opened().get(index)?.game ?? merged)
  }
}
