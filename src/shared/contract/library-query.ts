import { z } from 'zod'
import { isBoardPattern } from '#engine/notation/board-pattern'
import { RESULT_REASONS } from '#engine/notation/headers'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { START_KINDS } from '#engine/rules/start-kind'
import { SIDES } from '#engine/rules/types'

/** Longest name or text that is looked for, in UTF-16 units. */
export const MAX_SEARCH_TEXT = 200
/** Positions that one search may ask for. */
export const MAX_POSITIONS = 8
/** Rows of one page. */
export const MAX_PAGE = 500

const searchText = z.string().max(MAX_SEARCH_TEXT)
const side = z.enum(SIDES)
const arrangement = z.enum(ARRANGEMENTS)
const count = z.int().nonnegative().max(1_000_000)

/** From and to, both included; an end that is absent is open. */
const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() })
export type Range = z.infer<typeof range>

/** `yyyymmdd`, with 00 for a month or day that is not known. */
export const day = z.int().min(0).max(99_999_999)

export const RECORDED_WINNERS = ['cho', 'han', 'draw', 'unknown'] as const
export type RecordedWinner = (typeof RECORDED_WINNERS)[number]

/** What must hold of a game. A part that is absent asks for nothing. */
export const gameFilter = z.strictObject({
  /** Part of a player's name; initials (초성) find too. */
  player: searchText.optional(),
  /** The side the player has. */
  side: side.optional(),
  opponent: searchText.optional(),
  event: searchText.optional(),
  site: searchText.optional(),
  source: searchText.optional(),
  from: day.optional(),
  to: day.optional(),
  cho: arrangement.optional(),
  han: arrangement.optional(),
  start: z.enum(START_KINDS).optional(),
  winners: z.array(z.enum(RECORDED_WINNERS)).max(4).optional(),
  reasons: z.array(z.enum(RESULT_REASONS)).max(RESULT_REASONS.length).optional(),
  plies: range.optional(),
  /** What both players' ranks must lie in, as `parseRank` counts them: 9 is 9단, 0 is 1급. */
  ranks: range.optional(),
  /** Cho's points less Han's at the end, Han's with the deom. */
  margin: range.optional(),
  /** Words of a comment, all of them. */
  comment: searchText.optional(),
  tag: count.optional(),
  collection: count.optional(),
  /** Games with comments, marks or drawings. */
  annotated: z.boolean().optional(),
  /** Games whose text could not be read to the end. */
  incomplete: z.boolean().optional(),
  /** Games that an engine has reviewed. */
  reviewed: z.boolean().optional(),
  /** Looks in the trash instead. */
  trashed: z.boolean().optional(),
})
export type GameFilter = z.infer<typeof gameFilter>

/** One condition on a position of a game. */
export const positionCondition = z.strictObject({
  /** 90 characters in the order of squares: see `board-pattern`. */
  board: z.string().refine(isBoardPattern),
  turn: side.optional(),
  /** Whether the left-right mirror counts too. */
  mirror: z.boolean(),
  /** How many of a piece stand: by letter, upper case for Cho. */
  material: z.record(z.string().regex(/^[KRCNBAPkrcnbap]$/), range).optional(),
  /** Cho's points less Han's. */
  margin: range.optional(),
  plies: range.optional(),
})
export type PositionCondition = z.infer<typeof positionCondition>

/** Each position must come after the one before it. */
export const gameQuery = z.strictObject({
  filter: gameFilter,
  positions: z.array(positionCondition).max(MAX_POSITIONS),
})
export type GameQuery = z.infer<typeof gameQuery>

export const SORT_KEYS = [
  'added',
  'date',
  'cho',
  'han',
  'event',
  'result',
  'plies',
  'margin',
  'arrangement',
] as const
export const gameSort = z.strictObject({ key: z.enum(SORT_KEYS), descending: z.boolean() })
export type GameSort = z.infer<typeof gameSort>

const player = z.strictObject({ name: z.string(), rank: z.string().nullable() })

/** Null for a side that has no judged move. */
const accuracy = z.number().nullable()

/** A game as a list shows it. */
export const gameRow = z.strictObject({
  id: z.int(),
  cho: player.nullable(),
  han: player.nullable(),
  event: z.string().nullable(),
  /** As written. */
  date: z.string().nullable(),
  winner: z.enum(['cho', 'han', 'draw']).nullable(),
  result: z.string().nullable(),
  plies: z.int(),
  start: z.enum(START_KINDS),
  arrangements: z.strictObject({ cho: arrangement, han: arrangement }).nullable(),
  margin: z.number(),
  annotated: z.boolean(),
  incomplete: z.boolean(),
  tags: z.array(z.string()),
  /** Of the engine's review that is kept with the game; accuracies from 0 to 100. */
  review: z
    .strictObject({
      /** Milliseconds since 1970. */
      at: z.int(),
      engine: z.string(),
      accuracy: z.strictObject({ cho: accuracy, han: accuracy }),
    })
    .nullable(),
  /** Where the position that was looked for stands first. */
  hit: z.strictObject({ ply: z.int(), mirrored: z.boolean() }).nullable(),
})
export type GameRow = z.infer<typeof gameRow>

export const gamePage = z.strictObject({
  rows: z.array(gameRow).max(MAX_PAGE),
  total: z.int(),
  /** Time the library took. */
  ms: z.number(),
})
export type GamePage = z.infer<typeof gamePage>

/** How far a search that has to look at every game is. */
export const searchProgress = z.strictObject({ done: z.int(), of: z.int(), found: z.int() })
export type SearchProgress = z.infer<typeof searchProgress>
