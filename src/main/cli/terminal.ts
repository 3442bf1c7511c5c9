import { languageFor, type Texts, texts } from '#shared/text/index'

/** Where a command writes and how it ends. Results go to `out`, messages to `err`. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Shows one line in the place of the one before, where somebody looks on; empty takes it away. */
  readonly progress?: ((line: string) => void) | undefined
  /** BCP 47 tag of the user's language. */
  readonly locale: string
}

/** What every command gets. */
export interface Session extends Terminal {
  readonly words: Texts
  /** Whether `--json` asked for one JSON document instead of text for people. */
  readonly json: boolean
}

/** The exit codes that scripts rely on: fine, errors or a failed check, wrong use. */
export const EXIT = { fine: 0, failed: 1, usage: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export const session = (terminal: Terminal, json: boolean): Session => ({
  ...terminal,
  words: texts[languageFor(terminal.locale)],
  json,
})

export const printLine = (to: (text: string) => void, text: string): void => to(`${text}\n`)

export const printJson = ({ out }: Session, value: unknown): void =>
  printLine(out, JSON.stringify(value))
