import { replay } from '#engine/game/replay'
import { Mailbox } from '#engine/rules/mailbox'
import { arrangementSetup } from '#engine/rules/setup'
import type { Move } from '#engine/rules/types'
import type { WrittenGame } from './library-games.ts'
import type { Random } from './random.ts'

/** Games of random legal steps from 마상상마 against 마상상마. */
export function randomGames(random: Random, count: number, plies: number): readonly WrittenGame[] {
  const start = arrangementSetup('MSSM', 'MSSM')
  return Array.from({ length: count }, (_, i) => {
    const box = Mailbox.from(start)
    const moves: Move[] = []
    for (let ply = 0; ply < plies; ply++) {
      const steps = box.legalMoves().filter(({ kind }) => kind === 'step')
      if (steps.length === 0) break
      const move = random.pick(steps)
      moves.push(move)
      box.play(move)
    }
    return { cho: `기사 ${i}`, moves: replay(start, moves).map(({ text }) => text) }
  })
}
