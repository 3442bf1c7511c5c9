import type { Diagnostic } from '../notation/diagnostic.ts'
import { isHangul } from '../notation/gib-characters.ts'
import { CHECK_TEXT } from '../notation/move-text.ts'
import { type PieceScript, pieceName, sideName } from '../notation/piece-names.ts'
import { opposite, type Role, type Side } from '../rules/types.ts'
import type { GameText } from './game-text.ts'
import { type PlyParts, plyParts } from './ply-parts.ts'
import { type QuickFix, safeFix } from './quick-fix.ts'

/** Mends what a ply of `.gib` says of its piece, its side, a capture or a check: the board settles it. */
export function kiboMarkFix(game: GameText, finding: Diagnostic): QuickFix | undefined {
  const { from, to, ply } = finding
  if (ply === undefined) return undefined
  const { source } = game
  const parts = plyParts(source, from, to)
  const { piece, target } = parts
  if (!piece || !target) return undefined
  const side = sideAt(game, ply)
  const script: PieceScript = isHangul(source.charAt(piece.from)) ? 'hangul' : 'hanja'
  switch (finding.code) {
    case 'piece-mismatch': {
      const text = pieceName({ side, role: finding.facts.actual }, script)
      return safeFix({ code: 'rename-piece', facts: { to: text } }, { ...piece, text })
    }
    case 'side-mismatch': {
      if (!parts.side) return undefined
      const own = isHangul(source.charAt(parts.side.from)) ? 'hangul' : 'hanja'
      const text = sideName(side, own)
      return safeFix({ code: 'rename-side', facts: { to: text } }, { ...parts.side, text })
    }
    case 'check-mismatch':
      return checkFix(parts, finding.facts.written)
    case 'capture-mismatch':
      return captureFix(parts, finding.facts.actual, opposite(side), script)
    default:
      return undefined
  }
}

/** Who plays the move with a number. */
function sideAt({ read }: GameText, ply: number): Side {
  const { turn } = read.game.start.setup
  return ply % 2 === 1 ? turn : opposite(turn)
}

function checkFix({ check, end }: PlyParts, isWritten: boolean): QuickFix | undefined {
  const facts = { mark: CHECK_TEXT }
  if (!isWritten)
    return safeFix({ code: 'add-check', facts }, { from: end, to: end, text: CHECK_TEXT })
  return check && safeFix({ code: 'remove-check', facts }, { ...check, text: '' })
}

function captureFix(
  { target, takes, captured }: PlyParts,
  actual: Role | undefined,
  side: Side,
  script: PieceScript,
): QuickFix | undefined {
  if (!target) return undefined
  if (actual === undefined) {
    const to = captured?.to ?? takes?.to ?? target.to
    return safeFix({ code: 'remove-capture', facts: {} }, { from: target.to, to, text: '' })
  }
  const text = pieceName({ side, role: actual }, script)
  if (captured)
    return safeFix({ code: 'rename-capture', facts: { to: text } }, { ...captured, text })
  return safeFix(
    { code: 'add-capture', facts: { piece: text } },
    { from: target.to, to: target.to, text },
  )
}
