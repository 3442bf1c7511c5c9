import type { Diagnostic } from '../notation/diagnostic.ts'
import { letterOfRole } from '../notation/written-move.ts'
import type { Role } from '../rules/types.ts'
import type { GameText } from './game-text.ts'
import { type QuickFix, safeFix } from './quick-fix.ts'

const LETTER = '[KAHERCPNB]'
const MOVE = new RegExp(
  `^(?<piece>${LETTER})?(?<from>[^x+#-]*)(?<link>[x-])?(?<taken> ?${LETTER})?`,
)

/** Mends what a move of PGN says of its piece, a capture or a check: the board settles it. */
export function pgnMarkFix(game: GameText, finding: Diagnostic): QuickFix | undefined {
  const { from, to } = finding
  const text = game.source.slice(from, to)
  switch (finding.code) {
    case 'piece-mismatch': {
      const letter = letterOfRole(finding.facts.actual)
      const edit = { from, to: from + 1, text: letter }
      return safeFix({ code: 'rename-piece', facts: { to: letter } }, edit)
    }
    case 'check-mismatch': {
      const mark = /[+#]+$/.exec(text)?.[0]
      if (mark === undefined) return undefined
      const edit = { from: to - mark.length, to, text: '' }
      return safeFix({ code: 'remove-check', facts: { mark } }, edit)
    }
    case 'capture-mismatch':
      return captureFix(text, from, finding.facts.actual)
    default:
      return undefined
  }
}

function captureFix(text: string, from: number, actual: Role | undefined): QuickFix | undefined {
  const { piece = '', from: origin = '', link, taken = '' } = MOVE.exec(text)?.groups ?? {}
  if (link !== 'x') return undefined
  const at = from + piece.length + origin.length
  const end = at + link.length + taken.length
  if (actual !== undefined) {
    const letter = letterOfRole(actual)
    const edit = { from: at + link.length, to: end, text: letter }
    return safeFix({ code: 'rename-capture', facts: { to: letter } }, edit)
  }
  // Two squares need something between them; letters alone do not.
  const link2 = /\d\d$/.test(origin) ? '-' : ''
  return safeFix({ code: 'remove-capture', facts: {} }, { from: at, to: end, text: link2 })
}
