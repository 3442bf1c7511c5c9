import type { Texts } from '#shared/text/index'
import type { PlyView } from '../documents/game-view.ts'

/** A ply in words: `31수 한 75상47 장군.`; the start position without one. */
export function describePly(words: Texts['window'], ply: PlyView | undefined): string {
  const { said } = words
  if (!ply) return said.start
  const move = said.move(ply.ply, ply.side, ply.text ?? said.pass)
  return ply.isCheck ? `${move}. ${said.check}` : `${move}.`
}

/** What a screen reader says after a step. */
export function announcement(
  words: Texts['window'],
  ply: PlyView | undefined,
  isLast: boolean,
): string {
  const text = describePly(words, ply)
  return isLast && ply ? `${text} ${words.said.end}` : text
}
