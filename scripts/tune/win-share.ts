import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { Mailbox } from '#engine/rules/mailbox'
import { loadedStanding } from '#engine/rules/past'
import { scoreForCho } from '#engine/score'
import { FreshSearch } from '../support/fresh-search.ts'
import type { Chance } from './chance.ts'

/** What a search said of a position of a real game, in points for Cho, and whether Cho won. */
export interface Foretold {
  readonly points: number
  readonly choWon: boolean
}

/** Openings say nothing of the result yet, and records that stop early nothing of the game. */
const FIRST_PLY = 10
const LEAST_PLIES = 40
const TABLE_MEGABYTES = 4

/** One position of each decided game of the records, at any point of it, searched by itself. */
export function* foretold(
  texts: readonly string[],
  nodes: number,
  chance: Chance,
): Generator<Foretold> {
  const search = new FreshSearch(TABLE_MEGABYTES)
  for (const text of texts) {
    for (const { game } of readRecords(text).games) {
      const winner = game.info.result?.winner
      const moves = movesOf(mainLine(game.tree))
      if ((winner !== 'cho' && winner !== 'han') || moves.length < LEAST_PLIES) continue
      const box = Mailbox.from(game.start.setup)
      const plies = FIRST_PLY + chance.below(moves.length - FIRST_PLY)
      for (const move of moves.slice(0, plies)) box.play(move)
      const setup = box.toSetup()
      const [line] = search.search(loadedStanding(setup), nodes).lines
      if (!line) continue
      const { kind, value } = scoreForCho(line.score, setup.turn)
      if (kind === 'points') yield { points: value, choWon: winner === 'cho' }
    }
  }
}

/** Mean surprise, in nats, at the results when `scale` points make a win e times as likely. */
export function surprise(positions: readonly Foretold[], scale: number): number {
  const sum = positions.reduce(
    (total, { points, choWon }) =>
      total + Math.log1p(Math.exp((choWon ? -points : points) / scale)),
    0,
  )
  return sum / positions.length
}

/** The scale at which the results surprise least, in points, to a hundredth. */
export function fitScale(positions: readonly Foretold[]): number {
  let [low, high] = [0.5, 50]
  while (high - low > 0.01) {
    const third = (high - low) / 3
    if (surprise(positions, low + third) < surprise(positions, high - third)) high -= third
    else low += third
  }
  return (low + high) / 2
}
