import type { Command } from 'commander'
import type { ExitCode, Session } from './terminal.ts'

/** Adds a command with what all of them have. */
export type AddCommand = (usage: string, description: string) => Command

export interface JsonOption {
  readonly json?: boolean
}

/** Makes an action of what a command does, and of its exit code the program's. */
export type Ends = <O extends JsonOption>(
  run: (session: Session, options: O) => ExitCode | Promise<ExitCode>,
) => (options: O) => Promise<void>
