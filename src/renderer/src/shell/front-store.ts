import { defineStore } from 'pinia'
import { onBeforeUnmount, shallowRef } from 'vue'
import type { CommandId } from '#shared/contract/commands'
import type { CommandAction } from './commands.ts'
import { useShellStore } from './shell-store.ts'

type Actions = Readonly<Record<CommandId, CommandAction>>
type OwnActions = Readonly<Partial<Record<CommandId, CommandAction>>>

/** Commands that the place in front takes over, such as stepping and undo. */
export const useFrontStore = defineStore('front', () => {
  const own = shallowRef<OwnActions>({})
  return { own }
})

/** While the component that calls this is shown, these commands are its own. */
export function useOwnCommands(own: OwnActions): void {
  const front = useFrontStore()
  front.own = own
  onBeforeUnmount(() => {
    if (front.own === own) front.own = {}
  })
}

/** Commands on a game that nobody sees while another place is in front. */
const needsGame = (id: CommandId): boolean => /^(go|edit)\.|^view\.flip$/.test(id)

/** Lets the place in front have its own commands; those of the open game rest meanwhile. */
export function forFront(actions: Actions): Actions {
  const shell = useShellStore()
  const front = useFrontStore()
  const isId = (id: string): id is CommandId => Object.hasOwn(actions, id)
  const entries = Object.keys(actions)
    .filter(isId)
    .map((id): [CommandId, CommandAction] => {
      const now = (): CommandAction => front.own[id] ?? actions[id]
      const isResting = (): boolean =>
        front.own[id] === undefined && shell.place !== 'game' && needsGame(id)
      const isEnabled = (): boolean => !isResting() && now().isEnabled?.() !== false
      return [id, { run: () => now().run(), isEnabled }]
    })
  return { ...actions, ...Object.fromEntries(entries) }
}

/** What ←, →, Home and End step through in a place of its own. */
export interface Stepper {
  readonly at: () => number
  readonly last: () => number
  readonly go: (target: number) => void
}

const BIG_STEP = 10

export function stepActions({ at, last, go }: Stepper): OwnActions {
  const step = (by: number): CommandAction => ({
    run: () => go(at() + by),
    isEnabled: () => (by < 0 ? at() > 0 : at() < last()),
  })
  return {
    'go.start': { ...step(-1), run: () => go(0) },
    'go.back': step(-1),
    'go.back-ten': step(-BIG_STEP),
    'go.forward': step(1),
    'go.forward-ten': step(BIG_STEP),
    'go.end': { ...step(1), run: () => go(last()) },
  }
}
