import { choWinShare } from '#engine/review/win-share'
import { type Score, winnerOf } from '#engine/score'
import type { Settings } from '#shared/contract/settings'
import type { Texts } from '#shared/text/index'

export type ScoreUnit = Settings['analysis']['unit']

/** A score for Cho in words: a mate and a ruling name who wins, the rest is a figure for Cho. */
export function formatScore(words: Texts['analysis'], score: Score, unit: ScoreUnit): string {
  const winner = winnerOf(score)
  if (winner && score.kind !== 'points')
    return words.score[score.kind](winner, Math.abs(score.value))
  return unit === 'share' ? words.score.share(choWinShare(score)) : words.score.points(score.value)
}
