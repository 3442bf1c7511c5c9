import type { AnalysisLimits } from '#shared/contract/engines'
import { printLine, type Session } from './terminal.ts'

/** Limits as they are named on the command line. */
export interface LimitOptions {
  readonly depth?: string
  readonly nodes?: string
  readonly movetime?: string
}

/** A positive whole number; undefined after saying why not. */
export function wholeNumber(
  name: string,
  text: string,
  { words, err }: Session,
): number | undefined {
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text)
  printLine(err, words.cli.badNumber(name, text))
  return undefined
}

/** What was named, else the time that is given; undefined after saying what is wrong. */
export function limitsOf(
  { depth, nodes, movetime }: LimitOptions,
  defaultMs: number,
  session: Session,
): AnalysisLimits | undefined {
  const given = { depth, nodes, ms: movetime }
  const limits: Record<string, number> = {}
  for (const [name, text] of Object.entries(given)) {
    if (text === undefined) continue
    const number = wholeNumber(`--${name === 'ms' ? 'movetime' : name}`, text, session)
    if (number === undefined) return undefined
    limits[name] = number
  }
  return Object.keys(limits).length > 0 ? limits : { ms: defaultMs }
}
