import { Course } from '#engine/rules/course'
import { Mailbox } from '#engine/rules/mailbox'
import { loadedStanding, type Standing, startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import type { Move, Setup } from '#engine/rules/types'
import { iterate } from '#engine/search/iterate'
import { MoveOrder } from '#engine/search/order'
import { Table } from '#engine/search/table'
import type { Chance } from './chance.ts'
import type { RecordedMoves } from './records.ts'
import { type Labelled, packSamples } from './sample-file.ts'

const RULES = PRESETS.casual
/** Random steps at the start of a game: many from the arrangements, few from a real game. */
const RANDOM_PLIES = { start: 8, record: 2 } as const
/** Plies at the end of a real game from which none is begun. */
const LAST_PLIES = 20
/** A game is over when the loser has seen it so bad so often. */
const RESIGN = { score: 2500, plies: 4 } as const
/** Positions that say little: lost ones, and those where the move limit is near. */
const MOST_SCORE = 3000
const LAST_SAMPLED_PLY = 150

const NO_CLOCK = { now: () => 0, shouldStop: () => false }

/** Games of the engine against itself from varied starts, as positions with scores and results. */
export class SelfPlay {
  readonly #chance: Chance
  readonly #nodes: number
  readonly #records: readonly RecordedMoves[]
  readonly #table = Table.ofMegabytes(8)
  readonly #order = new MoveOrder()

  /** @param nodes how long each move is thought about */
  constructor(chance: Chance, nodes: number, records: readonly RecordedMoves[]) {
    this.#chance = chance
    this.#nodes = nodes
    this.#records = records
  }

  /** The samples of one more game. */
  playGame(): Uint8Array {
    this.#table.clear()
    this.#order.clear()
    const course = Course.from(this.#start(), RULES)
    const samples: Labelled[] = []
    let lostFor = 0
    let last = 0
    while (!course.outcome && lostFor < RESIGN.plies) {
      const { setup, turn } = course
      const task = { standing: course.standing(), rules: RULES, limits: { nodes: this.#nodes } }
      const found = iterate(task, this.#table, NO_CLOCK, undefined, { order: this.#order })
      const [line] = found.lines
      const [move] = line?.moves ?? []
      if (!line || !move) break
      const value = line.score.kind === 'points' ? Math.round(line.score.value * 100) : 30_000
      const forMover = line.score.value < 0 ? -Math.abs(value) : Math.abs(value)
      last = turn === 'cho' ? forMover : -forMover
      lostFor = Math.abs(last) >= RESIGN.score ? lostFor + 1 : 0
      if (isWorthKeeping(course, move, last)) {
        const { cells, toMove } = Mailbox.from(setup)
        samples.push({ cells, toMove, score: last })
      }
      if (!course.play(move).ok) throw new Error('the engine made an illegal move')
    }
    const winner = course.outcome ? (course.outcome.winner ?? 'none') : last > 0 ? 'cho' : 'han'
    return packSamples(samples, winner)
  }

  /** Half of the games begin at the arrangements, half in a real game where there are any. */
  #start(): Standing {
    const chance = this.#chance
    const fromRecord = this.#records.length > 0 && chance.below(2) === 0
    const setup = fromRecord
      ? setupWithin(chance.pick(this.#records), chance)
      : arrangementSetup(chance.pick(ARRANGEMENTS), chance.pick(ARRANGEMENTS))
    const start = fromRecord ? loadedStanding(setup) : startStanding(setup)
    const course = Course.from(start, RULES)
    const plies = fromRecord ? RANDOM_PLIES.record : RANDOM_PLIES.start + chance.below(2)
    for (let ply = 0; ply < plies && !course.outcome; ply++)
      course.play(chance.pick(course.legalActions()))
    return course.standing()
  }
}

/** Quiet, undecided and far from the move limit. */
function isWorthKeeping(course: Course, move: Move, score: number): boolean {
  if (course.isCheck || Math.abs(score) > MOST_SCORE || course.ply > LAST_SAMPLED_PLY) return false
  return move.kind === 'step' && !course.pieceAt(move.to)
}

function setupWithin({ setup, moves }: RecordedMoves, chance: Chance): Setup {
  const box = Mailbox.from(setup)
  const plies = chance.below(Math.max(1, moves.length - LAST_PLIES))
  for (const move of moves.slice(0, plies)) box.play(move)
  return box.toSetup()
}
