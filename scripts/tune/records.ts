import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { CHO } from '#engine/rules/cells'
import { Mailbox } from '#engine/rules/mailbox'
import { generateCaptures, wasInCheck } from '#engine/rules/movegen'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { type Move, type Setup, type Side, SIDES } from '#engine/rules/types'
import { evaluate } from '#engine/search/evaluate'
import { SearchPosition } from '#engine/search/position'
import { exchangeGain } from '#engine/search/see'
import { type Labelled, packSamples } from './sample-file.ts'

/** First ply that is looked at, and how many plies lie between two positions of a game. */
const FIRST_PLY = 10
const STEP = 3
const LEAST_PLIES = 40
const MOST_SCORE = 3000

const buffer = new Int32Array(256)

/** Quiet positions of decided games of a record, with what the evaluation says of them. */
export function recordSamples(text: string): Uint8Array {
  const parts: Uint8Array[] = []
  for (const { game } of readRecords(text).games) {
    const winner = game.info.result?.winner
    const moves = movesOf(mainLine(game.tree))
    if ((winner !== 'cho' && winner !== 'han') || moves.length < LEAST_PLIES) continue
    parts.push(packSamples(quietPositions(game.start.setup, moves), winner))
  }
  return Buffer.concat(parts)
}

function quietPositions(setup: Setup, moves: readonly Move[]): readonly Labelled[] {
  const samples: Labelled[] = []
  const box = Mailbox.from(setup)
  for (const [ply, move] of moves.entries()) {
    if (ply >= FIRST_PLY && ply % STEP === 0 && isQuiet(box)) {
      const position = new SearchPosition(loadedStanding(box.toSetup()), PRESETS.friendly)
      const value = evaluate(position)
      const score = box.toMove === CHO ? value : -value
      if (Math.abs(score) < MOST_SCORE)
        samples.push({ cells: box.cells.slice(), toMove: box.toMove, score })
    }
    box.play(move)
  }
  return samples
}

/** Nobody is in check, and the side to move has nothing to win at once. */
export function isQuiet(box: Mailbox): boolean {
  const end = generateCaptures(box, buffer, 0)
  if (wasInCheck) return false
  return buffer.subarray(0, end).every((step) => exchangeGain(box.cells, step) <= 0)
}

/** A game as a record tells it. */
export interface RecordedMoves {
  readonly setup: Setup
  readonly moves: readonly Move[]
  /** Who won, where that is known. */
  readonly winner: Side | undefined
}

export const recordedMoves = (texts: readonly string[]): readonly RecordedMoves[] =>
  texts.flatMap((text) =>
    readRecords(text).games.map(({ game }) => ({
      setup: game.start.setup,
      moves: movesOf(mainLine(game.tree)),
      winner: SIDES.find((side) => side === game.info.result?.winner),
    })),
  )
