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
    fen: () => string
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
      return played(fen, moves)
    })
  process.stdout.write(answers.map((moves) => `${moves}\n`).join(''))
}

/**
 * It ends a game after two passes and refuses what repeats a position; records go on after both. A move
 * that it does not take in its game is tried from its position alone: what it means there is the same.
 */
function played(fen: string, moves: readonly string[]): string {
  const parts: string[] = []
  let board = new library.Board('janggicasual', fen)
  for (const move of moves) {
    if (board.pushSan(move)) continue
    const alone = new library.Board('janggicasual', board.fen())
    parts.push(board.moveStack())
    board.delete()
    board = alone
    if (!board.pushSan(move)) break
  }
  parts.push(board.moveStack())
  board.delete()
  return parts.filter((part) => part !== '').join(' ')
}
