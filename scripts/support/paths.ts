import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A path below the project's top folder. */
export const rootPath = (...parts: readonly string[]): string => join(ROOT, ...parts)

/** The folder in which the user typed the command: npm runs its scripts in the project's. */
export const userFolder = (): string => process.env['INIT_CWD'] ?? process.cwd()
