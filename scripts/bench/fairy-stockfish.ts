import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

/** The native Fairy-Stockfish of this machine, the peer that speeds are compared with. */
export const findFairyStockfish = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/games']
    .map((folder) => join(folder, 'fairy-stockfish'))
    .find((path) => existsSync(path))

/** A running UCI process that answers commands one after the other. */
export class Peer {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor(program: string, args: readonly string[] = []) {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#child = child
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  }

  send(command: string): void {
    this.#child.stdin?.write(`${command}\n`)
  }

  /** Reads on until a line matches. */
  async answer(pattern: RegExp): Promise<string> {
    for (;;) {
      const { value, done } = await this.#lines.next()
      if (done === true) throw new Error('the engine has ended')
      if (pattern.test(value)) return value
    }
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.send('quit')
    await ended
  }
}
