import type { Game } from '../game/game.ts'
import { writeGib } from '../game/write-gib.ts'
import { writeNotation, writePgn } from '../game/write-pgn.ts'
import type { GameText } from './game-text.ts'
import { usualStyle } from './move-style.ts'

/** The line end that a text uses, by its first. */
export const eolOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'

export const withEol = (text: string, eol: string): string => text.replace(/\r\n|\r|\n/g, eol)

/** A game as the writers put it, in the style of a text; undefined for styles that no writer has. */
export function writeInStyle(
  { dialect, style = usualStyle(dialect) }: GameText,
  game: Game,
  eol: string,
): string | undefined {
  switch (style.kind) {
    case 'kibo': {
      const { pieces, side, coordinates } = style
      if (coordinates === 'algebraic' || coordinates === 'algebraic-from-han') return undefined
      return tidy(writeGib([game], { pieces, side, coordinates, variations: 'left-out' }), eol)
    }
    case 'san':
      return style.system === 'algebraic' ? tidy(writePgn([game]), eol) : undefined
    case 'notation':
      return tidy(writeNotation([game]), eol)
    case 'uci':
      return undefined
  }
}

const tidy = (written: string, eol: string): string => withEol(written.trimEnd(), eol)
