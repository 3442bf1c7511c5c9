import { languageFor, texts } from '#shared/text/index'
import { systemLocale } from './locale.ts'

/** The oldest release of Node the studio runs on. */
const OLDEST_NODE = 22

export const isOldNode = (version: string): boolean => Number.parseInt(version, 10) < OLDEST_NODE

/**
 * Ends the process with one clear line under a Node that is too old. An entry calls this before it
 * loads anything else, since some libraries fail there in ways that explain nothing.
 */
export function requireNode(): void {
  const { node } = process.versions
  if (!isOldNode(node)) return
  const { web } = texts[languageFor(systemLocale())].host
  process.stderr.write(`${web.nodeTooOld(node, OLDEST_NODE)}\n`)
  process.exit(2)
}
