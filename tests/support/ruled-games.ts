import type { RuledGame } from '#engine/arbiter/ruling-sheet'
import { addMove } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { gameFrom } from '#engine/game/new-game'
import { mainLine } from '#engine/game/path'
import type { RawHeader } from '#engine/notation/headers'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { movesOf, setupOf } from './positions.ts'

interface Given {
  /** Engine texts, separated by spaces. */
  readonly moves: string
  /** Where it starts, else from 마상상마 on both sides. */
  readonly fen?: string
  readonly rules?: RuleSet
  readonly headers?: readonly RawHeader[]
}

/** A game to be ruled on, along its main line. */
export function ruledGame({ moves, fen, rules = PRESETS.standard, headers }: Given): RuledGame {
  const start = fen === undefined ? arrangementSetup('MSSM', 'MSSM') : setupOf(fen)
  const source = fen === undefined ? 'arrangements' : 'fen-header'
  let game: Game = gameFrom({ setup: start, source }, headers)
  let at = game.tree.root
  for (const move of movesOf(moves)) {
    const { tree, node } = addMove(game.tree, at, move)
    game = { ...game, tree }
    at = node
  }
  return { game, line: mainLine(game.tree), diagnostics: [], rules }
}

/** Forth and back of a chariot on each side: the same position again. */
const CYCLE = 'a1a2 a10a9 a2a1 a9a10'

/** Games that end in the ways on which arbiters are asked to rule. */
export const RULED = {
  bikjang: { moves: 'e4e5 e7d7 e5e6 d7d6 e6d6 e9f9 e2f2 pass' },
  passes: { moves: 'pass pass a1a2' },
  repetition: { moves: `${CYCLE} ${CYCLE} ${CYCLE}` },
  mate: { fen: '4k4/R8/9/9/9/9/9/9/3K5/1R7 w - - 0 1', moves: 'b1b10' },
  illegal: { moves: 'a1a9 a10a9' },
  open: { moves: 'e4e5 e7e6' },
} as const
