import { StringDecoder } from 'node:string_decoder'

/** Longest line that is kept, in UTF-16 units; the rest of a longer one is dropped. */
const LONGEST = 8192

/** Cuts what a program writes into lines, whatever it writes: memory stays bounded. */
export class LineSplitter {
  readonly #onLine: (line: string) => void
  readonly #decoder = new StringDecoder('utf8')
  #rest = ''
  #isCut = false

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine
  }

  push(chunk: Buffer): void {
    const lines = (this.#rest + this.#decoder.write(chunk)).split('\n')
    const rest = lines.pop() ?? ''
    for (const [i, line] of lines.entries()) {
      if (i === 0 && this.#isCut) this.#isCut = false
      else this.#tell(line)
    }
    this.#rest = rest
    if (this.#isCut) this.#rest = ''
    else if (rest.length > LONGEST) {
      this.#tell(rest)
      this.#rest = ''
      this.#isCut = true
    }
  }

  /** What came last without an end of line. */
  end(): void {
    if (this.#rest !== '' && !this.#isCut) this.#tell(this.#rest)
    this.#rest = ''
  }

  #tell(line: string): void {
    const text = line.slice(0, LONGEST).trimEnd()
    if (text !== '') this.#onLine(text)
  }
}
