import type { CommandAction } from './commands.ts'
import type { PlaceId } from './place-id.ts'
import { useShellStore } from './shell-store.ts'

type PlaceCommand = `view.${PlaceId}`

/** The commands that lead from place to place. */
export function usePlaceActions(): Readonly<Record<PlaceCommand, CommandAction>> {
  const shell = useShellStore()
  const to = (place: PlaceId): CommandAction => ({
    run: () => {
      shell.place = place
    },
    isEnabled: () => shell.place !== place,
  })
  return {
    'view.game': to('game'),
    'view.cases': to('cases'),
    'view.position': to('position'),
    'view.library': to('library'),
  }
}
