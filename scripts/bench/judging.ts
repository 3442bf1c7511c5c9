import { judge } from '#engine/arbiter/judge'
import { playedGame } from '#engine/arbiter/played-game'
import { readRecords } from '#engine/game/read-records'
import { PRESET_IDS, PRESETS } from '#engine/rules/ruleset'
import { median, type Row, thousands, timed } from './measure.ts'
import { realTexts } from './records.ts'

const ROUNDS = 3

/** Judging real games: one call rules under every preset. */
export async function benchJudging(): Promise<Row[]> {
  const games = (realTexts() ?? []).flatMap((text) =>
    readRecords(text).games.map(({ game }) => playedGame(game)),
  )
  if (games.length === 0) return [{ what: 'judging', figure: 'no real records at hand', aim: '' }]
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await timed(() => games.forEach((game) => judge(game, PRESETS.standard)))
    rates.push(games.length / (ms / 1000))
  }
  const what = `judging under all ${PRESET_IDS.length} presets, games/s`
  return [{ what, figure: thousands(median(rates)), aim: '≥ 2,000' }]
}
