import { inject, type InjectionKey } from 'vue'
import type { CommandId } from '#shared/contract/commands'
import type { Command } from './commands.ts'

export interface Commands {
  readonly list: readonly Command[]
  readonly get: (id: CommandId) => Command
  /** Runs it if it can be run now. */
  readonly run: (id: CommandId) => void
}

export const commandsKey: InjectionKey<Commands> = Symbol('commands')

export function useCommands(): Commands {
  const commands = inject(commandsKey)
  if (!commands) throw new Error('no commands were provided')
  return commands
}

export function commandsOf(list: readonly Command[]): Commands {
  const byId = new Map(list.map((command) => [command.id, command]))
  const get = (id: CommandId): Command => {
    const command = byId.get(id)
    if (!command) throw new Error(`no command ${id}`)
    return command
  }
  return {
    list,
    get,
    run: (id) => {
      const command = get(id)
      if (command.isEnabled()) command.run()
    },
  }
}
