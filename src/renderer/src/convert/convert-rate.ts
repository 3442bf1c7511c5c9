import type { ConvertState } from '#shared/contract/convert'

/** Files that were looked at, whatever became of them. */
export const filesDone = ({ converted, failed, noRecords }: ConvertState): number =>
  converted + failed + noRecords

/** Games a second so far. */
export const gamesPerSecond = ({ games, milliseconds }: ConvertState): number =>
  milliseconds > 0 ? Math.round(games / (milliseconds / 1000)) : 0
