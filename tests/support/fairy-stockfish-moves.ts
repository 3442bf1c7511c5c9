/*
 * A program of its own, since the library takes over its process: reads FENs from the input, one a
 * line, and prints Fairy-Stockfish's legal steps for each, separated by spaces.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Library {
  onRuntimeInitialized: () => void
  loadVariantConfig: (ini: string) => void
  Board: new (
    variant: string,
    fen: string,
  ) => {
    setFen: (fen: string) => void
    legalMoves: () => string
  }
}

/** Pure movement: no end after two passes, no restriction for facing generals. */
const VARIANT = '[janggipure:janggicasual]\npass = false\nwallOrMove = true\n'
const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'

// With fetch at hand the library takes Node for a browser and looks for its file in vain.
Reflect.deleteProperty(globalThis, 'fetch')
const require = createRequire(import.meta.url)
const library = require('ffish') as Library
library.onRuntimeInitialized = () => {
  library.loadVariantConfig(VARIANT)
  const board = new library.Board('janggipure', START)
  const fens = readFileSync(0, 'utf8')
    .split('\n')
    .filter((fen) => fen !== '')
  const answers = fens.map((fen) => {
    board.setFen(fen)
    return board
      .legalMoves()
      .split(' ')
      .filter((move) => !isPass(move))
      .join(' ')
  })
  process.stdout.write(answers.join('\n'))
}

/** A square twice. */
const isPass = (move: string): boolean => /^([a-i]\d+)\1$/.test(move)
