import type { Texts } from '#shared/text/index'

/** What every way of opening the studio needs to know. */
export interface Setting {
  /** Absolute paths of the files to open. */
  readonly files: readonly string[]
  readonly words: Texts['host']['start']
  /** Tells the user something, on stderr. */
  readonly say: (line: string) => void
  readonly asRoot: boolean
}
