import type { WinMissed } from '#engine/review/review'
import type { Side } from '#engine/rules/types'
import { counted } from './counted.ts'
import type { reviewKo } from './review.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: 'Cho', han: 'Han' }
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const percent = (share: number): string => `${Math.round(share * 100)}%`
const win = ({ kind, moves }: WinMissed): string =>
  kind === 'mate' ? `mate in ${moves}` : `win on points in ${moves}`

export const reviewEn: typeof reviewKo = {
  start: 'Review the game',
  startAll: (n) => `Review all ${n} games`,
  cancel: 'Stop',
  explain:
    'The engine looks at every position, from the last one backwards, and says what each move cost.',
  time: 'Each position',
  seconds: (n) => `${n} s`,
  progress: (done, all) => `${done} of ${all} positions`,
  queued: (n) => (n === 1 ? '1 game waits' : `${n} games wait`),
  done: 'The review is done.',
  recalled: 'This is an earlier review. A new one takes its place.',
  by: (engine, rules, at, seconds) =>
    `${engine} · ${rules} · ${time.format(at)} · ${seconds} s a position`,
  inLibrary: 'Kept with the game in the library.',
  stopped: 'This is what was seen so far.',
  graph: 'Evaluation graph',
  graphHint: 'Arrow keys move through the game.',
  graphShare: 'Win share of Cho',
  graphPoints: 'Points (Cho − Han)',
  graphTimes: 'Time spent (Cho above, Han below)',
  timeAt: (seconds) => `time spent ${duration(seconds)}`,
  graphAt: (ply, share, lead) =>
    `Move ${ply}, win share of Cho ${percent(share)}, points ${lead > 0 ? '+' : ''}${lead}`,
  accuracy: 'Accuracy',
  side: SIDE,
  phases: { opening: 'Opening', middle: 'Middle game', ending: 'Ending' },
  marks: {
    brilliant: 'Brilliant',
    good: 'Good',
    dubious: 'Dubious',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  all: 'All',
  turns: 'Turning points',
  noTurns: 'The game never turned.',
  findings: 'Moves to look at',
  noFindings: 'No move stands out.',
  moveAt: (ply, text) => `${ply}. ${text}`,
  lost: (loss) => `−${percent(loss)} win share`,
  goTo: (ply) => `Go to move ${ply}`,
  thresholds: 'Marks from a loss of (win share)',
  keep: 'Put into the record',
  kept: 'Put into the record. Undo takes it back.',
  withComments: 'With comments',
  withVariations: 'With the better moves as variations',
  settings: 'Review settings',

  comments: {
    missed: (missed, best) => `Misses a ${win(missed)}, beginning with ${best}.`,
    allowed: (winner, allowed) => `Allows ${SIDE[winner]} a ${win(allowed)}.`,
    loses: (piece, points) => `Loses the ${piece}, ${counted(points, 'point')} in all.`,
    better: (best) => `${best} was better.`,
    only: (margin) => `The only good move: any other gives up ${percent(margin)} of the win.`,
    sacrifice: 'It gives material away and is best all the same.',
    proof: (line) => `Play may go on ${line}.`,
  },
}
