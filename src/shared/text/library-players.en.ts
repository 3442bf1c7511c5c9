import { counted } from './counted.ts'
import type { libraryPlayersKo } from './library-players.ko.ts'

const number = new Intl.NumberFormat('en')

export const libraryPlayersEn: typeof libraryPlayersKo = {
  label: 'Players',
  filter: 'Name or initials',
  name: 'Name',
  aliases: 'Other spellings',
  games: 'Games',
  merge: 'Merge as one person',
  mergeHint: 'Choose two or more; they take the name with most games.',
  rename: 'Rename',
  showGames: 'Show the games',
  none: 'No player fits.',
  total: (total, shown) =>
    shown < total
      ? `${number.format(total)} players; the ${number.format(shown)} with most games`
      : counted(total, 'player'),
  separate: (name) => `Make “${name}” another person`,
}
