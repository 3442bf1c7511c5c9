/*
 * A program of its own, since the library takes over its process: reads games from the input, one JSON
 * object a line, plays their moves in SAN and prints the same moves in engine text, up to the first
 * that Fairy-Stockfish does not take.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Library {
  onRuntimeInitialized: () => void
  Board: new (
    variant: string,
    fen: string,
  ) => {
    pushSan: (san: string) => boolean
    moveStack: () => string
    delete: () => void
  }
}

interface WrittenGame {
  readonly fen: string
  readonly moves: readonly string[]
}

// With fetch at hand the library takes Node for a browser and looks for its file in vain.
Reflect.deleteProperty(globalThis, 'fetch')
const require = createRequire(import.meta.url)
const library = require('ffish') as Library
library.onRuntimeInitialized = () => {
  const answers = readFileSync(0, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { fen, moves } = JSON.parse(line) as WrittenGame
      // Without bikjang and the end after two passes: records go on after both.
      const board = new library.Board('janggicasual', fen)
      for (const move of moves) if (!board.pushSan(move)) break
      const played = board.moveStack()
      board.delete()
      return played
    })
  process.stdout.write(answers.map((moves) => `${moves}\n`).join(''))
}
