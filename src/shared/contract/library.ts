import { z } from 'zod'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { procedure } from '../rpc/procedure.ts'
import { MAX_TEXT_PIECE } from './files.ts'
import { EDIT_KINDS, GROUP_KINDS, libraryEdit, libraryName } from './library-edit.ts'
import { arrangementMatrix, exploration, openingReport } from './library-explorer.ts'
import { importFinding, importProgress, importReport, importRun } from './library-import.ts'
import {
  gameFilter,
  gamePage,
  gameQuery,
  gameSort,
  MAX_PAGE,
  searchProgress,
} from './library-query.ts'

/** Libraries that are known at once. */
export const MAX_LIBRARIES = 50
/** Files and folders one import may be given. */
export const MAX_IMPORT_PATHS = 1000
/** Games that are opened together as one document. */
export const MAX_OPENED_GAMES = 2000
/** Longest document of one game, in UTF-16 units. */
const MAX_DOCUMENT = 3 * 1024 * 1024
/** Deepest tree of an opening report, in plies. */
export const MAX_REPORT_DEPTH = 12

/** Names a library: a number of the host's list. */
const library = z.string().max(32_767)
const id = z.int().positive()
const path = z.string().max(32_767)
const page = { offset: z.int().nonnegative(), limit: z.int().min(1).max(MAX_PAGE) }
const fen = z.string().max(200)

const withPath = <C extends string>(code: C) => z.strictObject({ code: z.literal(code), path })
export const libraryError = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('no-such-library'), library }),
  z.strictObject({ code: z.literal('library-exists'), name: z.string() }),
  z.strictObject({ code: z.literal('too-many-libraries'), limit: z.int() }),
  withPath('library-not-found'),
  withPath('not-a-library'),
  withPath('library-read-only'),
  withPath('library-disk-full'),
  withPath('library-busy'),
  /** Damage that showed while the library was in use: opening it again sets it aside. */
  withPath('library-corrupt'),
  z.strictObject({ code: z.literal('library-newer'), path, version: z.int() }),
  z.strictObject({ code: z.literal('library-unreadable'), path, detail: z.string() }),
  /** Set aside under another name, with the newest backup there is. */
  z.strictObject({
    code: z.literal('library-damaged'),
    path,
    setAside: path,
    backup: path.nullable(),
  }),
  z.strictObject({ code: z.literal('no-backup'), path }),
  /** The thread behind the libraries ended. */
  z.strictObject({ code: z.literal('library-lost'), detail: z.string() }),
  z.strictObject({ code: z.literal('library-list-not-saved'), detail: z.string() }),
  z.strictObject({ code: z.literal('no-such-game'), id: z.int() }),
  z.strictObject({ code: z.literal('no-such-player'), id: z.int() }),
  z.strictObject({ code: z.literal('no-such-group'), id: z.int() }),
  z.strictObject({ code: z.literal('name-taken'), name: z.string() }),
  z.strictObject({ code: z.literal('nothing-to-undo') }),
  z.strictObject({ code: z.literal('not-a-game') }),
  /** The game has not the line that was reviewed. */
  z.strictObject({ code: z.literal('review-of-another'), id: z.int() }),
  z.strictObject({ code: z.literal('bad-position'), fen: z.string() }),
  z.strictObject({ code: z.literal('path-not-allowed'), path }),
  z.strictObject({ code: z.literal('import-running'), path }),
])
export type LibraryError = z.infer<typeof libraryError>

const listedLibrary = z.strictObject({ id: z.string(), name: z.string(), path })
export type ListedLibrary = z.infer<typeof listedLibrary>
const listed = z.strictObject({ libraries: z.array(listedLibrary).max(MAX_LIBRARIES) })

const group = z.strictObject({ id, group: z.enum(GROUP_KINDS), name: z.string(), games: z.int() })
export type LibraryGroup = z.infer<typeof group>

const savedSearch = z.strictObject({ id, name: z.string(), query: gameQuery })
export type SavedSearch = z.infer<typeof savedSearch>

const libraryInfo = z.strictObject({
  games: z.int(),
  trashed: z.int(),
  bytes: z.number(),
  groups: z.array(group),
  searches: z.array(savedSearch),
  undo: z.enum(EDIT_KINDS).nullable(),
  redo: z.enum(EDIT_KINDS).nullable(),
  backup: path.nullable(),
})
export type LibraryInfo = z.infer<typeof libraryInfo>

const playerRow = z.strictObject({
  id,
  name: z.string(),
  /** Other spellings that are the same person. */
  aliases: z.array(z.string()),
  games: z.int(),
})
export type PlayerRow = z.infer<typeof playerRow>

const error = libraryError
const ofLibrary = z.strictObject({ library })
const textPiece = z.string().max(MAX_TEXT_PIECE)

/** Calls about the list of libraries. */
const libraryList = {
  'library.list': procedure({ input: z.strictObject({}), output: listed, error }),
  /** Makes a library in the studio's data folder. */
  'library.create': procedure({
    input: z.strictObject({ name: libraryName }),
    output: z.strictObject({ library: listedLibrary }),
    error,
  }),
  /** Adds a library file that the user has named. */
  'library.add': procedure({
    input: z.strictObject({ path }),
    output: z.strictObject({ library: listedLibrary }),
    error,
  }),
  /** Takes a library off the list; its file stays. */
  'library.forget': procedure({ input: ofLibrary, output: listed, error }),
} as const

/** Calls about one library. */
export const oneLibrary = {
  'library.info': procedure({ input: ofLibrary, output: libraryInfo, error }),
  'library.backUp': procedure({ input: ofLibrary, output: z.strictObject({ path }), error }),
  /** Puts the newest backup in the place of a library that was set aside. */
  'library.restoreBackup': procedure({ input: ofLibrary, output: libraryInfo, error }),
  'library.import': procedure({
    input: z.strictObject({ library, paths: z.array(path).min(1).max(MAX_IMPORT_PATHS) }),
    item: importProgress,
    output: z.strictObject({ run: z.int(), report: importReport }),
    error,
  }),
  'library.imports': procedure({
    input: ofLibrary,
    output: z.strictObject({ runs: z.array(importRun) }),
    error,
  }),
  'library.findings': procedure({
    input: z.strictObject({ library, run: z.int(), duplicates: z.boolean(), ...page }),
    output: z.strictObject({ findings: z.array(importFinding), total: z.int() }),
    error,
  }),
  'library.search': procedure({
    input: z.strictObject({ library, query: gameQuery, sort: gameSort, ...page }),
    item: searchProgress,
    output: gamePage,
    error,
  }),
  /** The numbers of all games that a query finds, in their order: what "select all" selects. */
  'library.found': procedure({
    input: z.strictObject({ library, query: gameQuery, sort: gameSort }),
    output: z.strictObject({ ids: z.array(id) }),
    error,
  }),
  /** Streams the games as one `.janggi` document. */
  'library.documents': procedure({
    input: z.strictObject({ library, ids: z.array(id).min(1).max(MAX_OPENED_GAMES) }),
    item: textPiece,
    output: z.strictObject({}),
    error,
  }),
  /** Keeps the first game of a document: a new one, or in the place of `id`. */
  'library.saveGame': procedure({
    input: z.strictObject({
      library,
      id: id.nullable(),
      document: z.string().max(MAX_DOCUMENT),
    }),
    output: z.strictObject({ id, added: z.boolean() }),
    error,
  }),
  /**
   * Keeps the review that the first game of a document holds with the game `id`. The document needs no
   * moves of its own, only the start.
   */
  'library.keepReview': procedure({
    input: z.strictObject({ library, id, document: z.string().max(MAX_DOCUMENT) }),
    output: libraryInfo,
    error,
  }),
  'library.edit': procedure({
    input: z.strictObject({ library, edit: libraryEdit }),
    output: libraryInfo,
    error,
  }),
  'library.undo': procedure({ input: ofLibrary, output: libraryInfo, error }),
  'library.redo': procedure({ input: ofLibrary, output: libraryInfo, error }),
  /** Removes what is in the trash for good. */
  'library.emptyTrash': procedure({ input: ofLibrary, output: libraryInfo, error }),
  'library.saveSearch': procedure({
    input: z.strictObject({ library, name: libraryName, query: gameQuery }),
    output: libraryInfo,
    error,
  }),
  'library.removeSearch': procedure({
    input: z.strictObject({ library, id }),
    output: libraryInfo,
    error,
  }),
  'library.players': procedure({
    input: z.strictObject({ library, typed: z.string().max(200), ...page }),
    output: z.strictObject({ players: z.array(playerRow), total: z.int() }),
    error,
  }),
  'library.explore': procedure({
    input: z.strictObject({ library, fen, mirror: z.boolean(), filter: gameFilter }),
    output: exploration,
    error,
  }),
  'library.matrix': procedure({
    input: z.strictObject({ library, filter: gameFilter }),
    output: arrangementMatrix,
    error,
  }),
  'library.report': procedure({
    input: z.strictObject({
      library,
      cho: z.enum(ARRANGEMENTS),
      han: z.enum(ARRANGEMENTS),
      filter: gameFilter,
      depth: z.int().min(1).max(MAX_REPORT_DEPTH),
    }),
    output: openingReport,
    error,
  }),
} as const

export const libraries = { ...libraryList, ...oneLibrary } as const
