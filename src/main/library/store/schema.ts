import type { Database } from 'better-sqlite3'
import { OccupancyWriter } from './occupancy-writer.ts'

/** Marks a database as a library of the studio: `JGLB`. */
export const APPLICATION_ID = 0x4a474c42

/*
 * Times are milliseconds since 1970, days `yyyymmdd` with 00 for what is not known. Numbers of games
 * are never used again. A game's serial changes when its main line does: the position index knows
 * games by it.
 */
const FIRST = `
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);
CREATE TABLE player_name (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES player (id)
);
CREATE INDEX player_name_player ON player_name (player_id);
CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);
CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  games INTEGER NOT NULL
);
CREATE TABLE start (
  id INTEGER PRIMARY KEY,
  fen TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  cho TEXT,
  han TEXT
);
CREATE TABLE game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  serial INTEGER NOT NULL UNIQUE,
  start_id INTEGER NOT NULL REFERENCES start (id),
  moves BLOB NOT NULL,
  plies INTEGER NOT NULL,
  line_hash INTEGER NOT NULL,
  opening_hash INTEGER NOT NULL,
  cho_name_id INTEGER REFERENCES player_name (id),
  han_name_id INTEGER REFERENCES player_name (id),
  cho_rank TEXT,
  han_rank TEXT,
  event_id INTEGER REFERENCES event (id),
  round TEXT,
  site TEXT,
  date TEXT,
  day INTEGER,
  result_text TEXT,
  winner TEXT,
  reason TEXT,
  cho_points REAL NOT NULL,
  han_points REAL NOT NULL,
  annotated INTEGER NOT NULL,
  variations INTEGER NOT NULL,
  is_incomplete INTEGER NOT NULL,
  form TEXT NOT NULL,
  document BLOB NOT NULL,
  source_id INTEGER REFERENCES source (id),
  source_index INTEGER,
  added_at INTEGER NOT NULL,
  changed_at INTEGER,
  trashed_at INTEGER
);
CREATE INDEX game_opening ON game (opening_hash);
CREATE TABLE dead_serial (serial INTEGER PRIMARY KEY);
CREATE VIRTUAL TABLE comment USING fts5 (text, tokenize = 'trigram');
CREATE TABLE collection (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE collection_game (
  collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  PRIMARY KEY (collection_id, game_id)
) WITHOUT ROWID;
CREATE INDEX collection_game_game ON collection_game (game_id);
CREATE TABLE tag (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE tag_game (
  tag_id INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  PRIMARY KEY (tag_id, game_id)
) WITHOUT ROWID;
CREATE INDEX tag_game_game ON tag_game (game_id);
CREATE TABLE saved_search (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, query TEXT NOT NULL);
CREATE TABLE prefix (
  shorter_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  longer_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  PRIMARY KEY (shorter_id, longer_id)
) WITHOUT ROWID;
CREATE TABLE import_run (
  id INTEGER PRIMARY KEY,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  report TEXT NOT NULL
);
CREATE TABLE import_finding (
  run_id INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  finding TEXT NOT NULL,
  PRIMARY KEY (run_id, number)
) WITHOUT ROWID;
CREATE TABLE edit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  is_undone INTEGER NOT NULL DEFAULT 0,
  inverse TEXT NOT NULL
);
CREATE TABLE position_segment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entries INTEGER NOT NULL,
  fences BLOB NOT NULL,
  is_ready INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE position_page (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
`

/** What every point held in every game: bitmaps of full blocks of games, under `block * 90 + square`. */
const OCCUPANCY = 'CREATE TABLE occupancy (id INTEGER PRIMARY KEY, bits BLOB NOT NULL)'

/** Games whose documents hold a review: what lists and filters show of it. */
const REVIEWS = `
CREATE TABLE review (
  game_id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  engine TEXT NOT NULL,
  cho_accuracy REAL,
  han_accuracy REAL
)`

/** One step of a library to the next version. Part of a transaction. */
export type Migration = (database: Database) => unknown

/** Version n of a library is what the first n of these make of an empty database. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.exec(FIRST)
  },
  (database) => {
    database.exec(OCCUPANCY)
    const last = database.prepare<[], number | null>('SELECT max(serial) FROM game').pluck().get()
    new OccupancyWriter(database).fill((last ?? 0) + 1)
  },
  (database) => {
    database.exec(REVIEWS)
  },
]
