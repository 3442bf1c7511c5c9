import type { GameEntry } from '#engine/notation/game-entry'
import { matchesWords } from '#shared/text/hangul-search'

/** The games whose players, event, date or result hold every word that was typed. */
export function filterGames(games: readonly GameEntry[], typed: string): readonly GameEntry[] {
  if (typed.trim() === '') return games
  return games.filter((game) => matchesWords(searchText(game), typed))
}

function searchText({ index, info, source }: GameEntry): string {
  const { cho, han, event, round, date, site, result } = info
  const parts = [index + 1, cho?.name, cho?.rank, han?.name, han?.rank, event, round, date, site]
  return [...parts, result?.text, source].filter((part) => part !== undefined).join(' ')
}
