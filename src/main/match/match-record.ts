import { addMove } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { newGame } from '#engine/game/new-game'
import type { RawHeader } from '#engine/notation/headers'
import { understandHeaders } from '#engine/notation/headers'
import { nameTags } from '#engine/notation/pgn-tags'
import type { MatchGame } from './run-match.ts'

const WORDS: Readonly<Partial<Record<MatchGame['reason'], string>>> = {
  checkmate: '외통승',
  repetitionLoss: '반칙승',
  engineFailed: '기권승',
  noMove: '기권승',
}

/** A game between engines as a record. */
export function matchRecord(
  game: MatchGame,
  names: readonly [string, string],
  event: string,
): Game {
  const [cho, han] = game.firstSide === 'cho' ? names : [names[1], names[0]]
  const headers: readonly RawHeader[] = [
    { key: '대회명', value: event },
    { key: '초대국자', value: cho },
    { key: '한대국자', value: han },
    ...newGame(game.opening).headers,
    { key: '대국결과', value: resultText(game) },
  ]
  let { tree, root: node } = {
    tree: newGame(game.opening).tree,
    root: newGame(game.opening).tree.root,
  }
  for (const move of game.moves) ({ tree, node } = addMove(tree, node, move))
  return { ...newGame(game.opening), headers, info: understandHeaders(nameTags(headers)), tree }
}

function resultText({ winner, reason }: MatchGame): string {
  if (!winner) return '무승부'
  return `${winner === 'cho' ? '초' : '한'} ${WORDS[reason] ?? '점수승'}`
}
