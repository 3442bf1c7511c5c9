import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { Mailbox } from '#engine/rules/mailbox'
import { generateCaptures, wasInCheck } from '#engine/rules/movegen'
import { POINTS_OF } from '#engine/search/tables'
import { exchangeGain } from '#engine/search/see'
import { featuresOf } from './features.ts'

/** A position of a game with how the game ended: 1 for Cho, 0 for Han. */
export interface Sample {
  readonly features: readonly number[]
  /** Points of both sides that stand on the board. */
  readonly points: number
  readonly result: number
}

/** First ply that is looked at, and how many plies lie between two positions of a game. */
const FIRST_PLY = 10
const STEP = 5
const LEAST_PLIES = 40

const buffer = new Int32Array(256)

/** Quiet positions of decided games. */
export function samplesOf(text: string): readonly Sample[] {
  const samples: Sample[] = []
  for (const { game } of readRecords(text).games) {
    const winner = game.info.result?.winner
    const moves = movesOf(mainLine(game.tree))
    if ((winner !== 'cho' && winner !== 'han') || moves.length < LEAST_PLIES) continue
    const box = Mailbox.from(game.start.setup)
    for (const [ply, move] of moves.entries()) {
      if (ply >= FIRST_PLY && ply % STEP === 0 && isQuiet(box)) {
        samples.push({
          features: featuresOf(box),
          points: box.cells.reduce((sum, code) => sum + (POINTS_OF[code] ?? 0), 0),
          result: winner === 'cho' ? 1 : 0,
        })
      }
      box.play(move)
    }
  }
  return samples
}

/** Nobody is in check, and the side to move has nothing to win at once. */
function isQuiet(box: Mailbox): boolean {
  const end = generateCaptures(box, buffer, 0)
  if (wasInCheck) return false
  return buffer.subarray(0, end).every((step) => exchangeGain(box.cells, step) <= 0)
}
