import type { Game } from '#engine/game/game'
import type { GameReview } from '#engine/game/game-review'
import type { Result } from '#engine/result'
import type { Arrangement } from '#engine/rules/setup'
import type { Setup } from '#engine/rules/types'
import type { LibraryError, LibraryInfo, PlayerRow } from '#shared/contract/library'
import type { LibraryEdit } from '#shared/contract/library-edit'
import type {
  ArrangementMatrix,
  Exploration,
  OpeningReport,
} from '#shared/contract/library-explorer'
import type { ImportFinding, ImportReport, ImportRun } from '#shared/contract/library-import'
import type { GameFilter, GamePage, GameQuery, GameSort } from '#shared/contract/library-query'
import type { SearchCall } from './search/finder.ts'
import type { GameFacts } from './store/game-facts.ts'
import type { Added } from './store/game-writer.ts'

export interface Page {
  readonly offset: number
  readonly limit: number
}

/** Which findings of an import: those of games that were there already may be many. */
export interface FindingsPage extends Page {
  readonly duplicates: boolean
}

/** Games of one file on their way into a library. */
export interface Batch {
  readonly source: number
  readonly games: readonly { readonly index: number; readonly facts: GameFacts }[]
}

/** What is noted of an import with the games it brings. */
export interface ImportNote {
  readonly report: ImportReport
  readonly findings: readonly ImportFinding[]
}

/**
 * One library, whatever database holds it. What the disk can do to it is thrown by its driver and
 * becomes an error value in one place, `guarded`; refusals of its own are results.
 */
export interface LibraryRepository {
  readonly info: () => LibraryInfo
  readonly backUp: () => string

  readonly beginImport: () => number
  /** The row of a file, known by what it holds. */
  readonly source: (path: string, hash: string, games: number) => number
  /** Adds a batch whole or not at all, with what `note` makes of it. */
  readonly addBatch: (
    run: number,
    batch: Batch,
    note: (added: readonly Added[]) => ImportNote,
  ) => void
  readonly noteImport: (run: number, note: ImportNote, isOver: boolean) => void
  readonly imports: () => readonly ImportRun[]
  readonly findings: (
    run: number,
    page: FindingsPage,
  ) => { readonly findings: readonly ImportFinding[]; readonly total: number }
  /** Does a little of what keeps searches fast; false when all is done. */
  readonly tidy: () => boolean

  readonly search: (
    query: GameQuery,
    sort: GameSort,
    page: Page,
    call: SearchCall,
  ) => Promise<GamePage>
  /** Ids of everything a query finds. */
  readonly found: (query: GameQuery, sort: GameSort, call: SearchCall) => Promise<readonly number[]>
  readonly game: (id: number) => Game | undefined
  readonly players: (
    typed: string,
    page: Page,
  ) => { readonly players: readonly PlayerRow[]; readonly total: number }

  readonly explore: (setup: Setup, mirror: boolean, filter: GameFilter) => Exploration
  readonly matrix: (filter: GameFilter) => ArrangementMatrix
  /** Cancelled, it answers with what it has. */
  readonly report: (
    pair: { readonly cho: Arrangement; readonly han: Arrangement },
    filter: GameFilter,
    depth: number,
    signal: AbortSignal,
  ) => Promise<OpeningReport>

  /** Adds a game, or puts it in the place of `id`; answers where it is. */
  readonly saveGame: (
    id: number | null,
    facts: GameFacts,
  ) => Result<{ readonly id: number; readonly added: boolean }, LibraryError>
  /** Keeps a review with the game whose line it is of, in the place of one it had. */
  readonly keepReview: (id: number, start: Setup, review: GameReview) => Result<void, LibraryError>
  readonly edit: (edit: LibraryEdit) => Result<void, LibraryError>
  readonly undo: () => Result<void, LibraryError>
  readonly redo: () => Result<void, LibraryError>
  readonly emptyTrash: () => Result<void, LibraryError>
  readonly saveSearch: (name: string, query: GameQuery) => Result<void, LibraryError>
  readonly removeSearch: (id: number) => Result<void, LibraryError>

  readonly close: () => void
}
