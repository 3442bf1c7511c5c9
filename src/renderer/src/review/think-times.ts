import type { GameNode } from '#engine/game/tree'
import type { Side } from '#engine/rules/types'
import { GRAPH, xOf } from './evaluation-graph.ts'

/** What a player thought before a move. */
export interface ThinkTime {
  readonly ply: number
  readonly side: Side
  readonly seconds: number
}

export const TIMES_HEIGHT = 60

/** Share of the room between two moves that a bar takes. */
const BAR = 0.7
/** So thin that a bar can still be seen, in units of the graph. */
const LEAST_BAR = 0.8

/** The times that the record gives, along a line whose first node is the root. */
export function thinkTimes(line: readonly GameNode[], firstMover: Side): readonly ThinkTime[] {
  const other: Side = firstMover === 'cho' ? 'han' : 'cho'
  return line.flatMap(({ annotations: { seconds } }, ply) =>
    ply === 0 || seconds === undefined
      ? []
      : [{ ply, side: ply % 2 === 1 ? firstMover : other, seconds }],
  )
}

/**
 * The bars of one side: Cho's rise from the middle, Han's hang from it. As high as the square root of
 * the time, against the longest of the game: one long thought would flatten all others.
 */
export function timeBars(times: readonly ThinkTime[], side: Side, plies: number): string {
  const longest = Math.max(1, ...times.map(({ seconds }) => seconds))
  const width = Math.max(LEAST_BAR, (GRAPH.width / Math.max(1, plies)) * BAR)
  const middle = TIMES_HEIGHT / 2
  return times
    .filter((time) => time.side === side && time.seconds > 0)
    .map(({ ply, seconds }) => {
      const height = Math.sqrt(seconds / longest) * middle * (side === 'cho' ? -1 : 1)
      const left = xOf(ply, plies) - width / 2
      return `M${left.toFixed(1)} ${middle}v${height.toFixed(1)}h${width.toFixed(1)}v${(-height).toFixed(1)}z`
    })
    .join('')
}
