import { readGameAt, scanRecords } from '#engine/game/read-records'
import type { GameView } from '#renderer/documents/game-view'
import { lineInView, openGame } from '#renderer/documents/open-game'
import { viewGame } from '#renderer/documents/view-game'

/** A game of a text along its main line, as the window shows it when it is opened. */
export function viewOf(text: string, index = 0): GameView {
  const open = openGame(readGameAt(text, scanRecords(text).games[index]!))
  return viewGame(open.game, open.diagnostics, lineInView(open))
}
