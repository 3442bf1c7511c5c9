import type { Game } from '../game/game.ts'
import { mainLine, movesOf } from '../game/path.ts'
import { GIB_HOLDS, PGN_HOLDS } from '../game/text-holds.ts'
import type { GameNode, GameTree } from '../game/tree.ts'
import { gibMoves } from '../game/write-gib.ts'
import { writePgn } from '../game/write-pgn.ts'
import { headerName, type RawHeader } from '../notation/headers.ts'
import { GibLexer } from '../notation/gib-lexer.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import { fixesFor } from './fixes.ts'
import { type GameText, readGameText } from './game-text.ts'
import { formatMove, type MoveStyle, usualStyle } from './move-style.ts'
import { plyParts } from './ply-parts.ts'
import type { RecordText } from './record-text.ts'
import { changeBetween, splitText } from './resplit.ts'
import { applyEdits, type TextEdit } from './text-edit.ts'
import { eolOf, withEol, writeInStyle } from './write-in-style.ts'

/**
 * Edits after which the text of a game says what the game has become elsewhere: none where it says
 * so already. As much of the text as possible stays as it was written.
 */
export function writeEdits(record: RecordText, index: number, game: Game): readonly TextEdit[] {
  const placed = record.games[index]
  if (!placed) return []
  const { entry, game: now } = placed
  const eol = eolOf(record.text)
  const whole = writeInStyle(now, game, eol) ?? withEol(writePgn([game]).trimEnd(), eol)
  const meant = readAlone(whole, now)
  if (!meant || isSaid(now, game, meant)) return []
  const rest = now.source.slice(now.source.trimEnd().length)
  const written = movesOnly(now, game, meant, eol) ?? whole
  const { from, oldTo, newTo } = changeBetween(now.source, written + rest)
  const text = (written + rest).slice(from, newTo)
  return [{ from: entry.from + from, to: entry.from + oldTo, text }]
}

function readAlone(source: string, { dialect }: GameText): GameText | undefined {
  const [entry, ...others] = splitText(source, dialect).entries
  return entry && others.length === 0 ? readGameText(source, entry, dialect) : undefined
}

/** Whether a text says what is meant: its moves with what can stand beside them, and its headers. */
const isSaid = (now: GameText, game: Game, meant: GameText): boolean =>
  now.unreadFrom === undefined && hasHeaders(now, game, meant) && isSameTree(now, meant)

const isSameTree = ({ read: a }: GameText, { read: b }: GameText): boolean =>
  textOfTree(a.game.tree) === textOfTree(b.game.tree)

const textOfTree = ({ nodes }: GameTree): string => JSON.stringify(Array.from(nodes))

/** Whether a text has a game's headers: as they came from it, or as they would be written into it. */
function hasHeaders({ dialect, read }: GameText, { headers }: Game, meant: GameText): boolean {
  const holds = dialect === 'gib' ? GIB_HOLDS : PGN_HOLDS
  const shown = headers.flatMap((header) => holds.header(header) ?? []).filter(isOwn)
  const written = JSON.stringify(read.game.headers.filter(isOwn))
  const wanted = [shown, meant.read.game.headers.filter(isOwn)]
  return wanted.some((one) => JSON.stringify(one) === written)
}

/** The number of moves is counted, the coordinates belong to the text. */
const isOwn = ({ key }: RawHeader): boolean =>
  headerName(key) !== 'moveCount' && headerName(key) !== 'coordinates'

/**
 * The text of a `.gib` game up to the last move that is as it was, and behind it the others;
 * undefined where more than moves has changed.
 */
function movesOnly(now: GameText, game: Game, meant: GameText, eol: string): string | undefined {
  const { style = usualStyle(now.dialect), source } = now
  const isPlain = now.unreadFrom === undefined && hasHeaders(now, game, meant)
  if (style.kind !== 'kibo' || !isPlain) return undefined
  const inPlace = movesInPlace(now, meant, style)
  if (inPlace !== undefined && isRight(inPlace, now, meant)) return inPlace
  const [old, line] = [mainLine(now.read.game.tree), mainLine(meant.read.game.tree)]
  let same = 0
  while (same < old.length && isSameNode(old[same], line[same])) same += 1
  const last = now.moves[same - 2]
  if (!last) return undefined
  const kept = source.slice(0, commentsEnd(source, last.to))
  const moves = gibMoves(game, line.slice(1), same, style).trimEnd()
  const isLineStart = kept.endsWith('}') || (same - 1) % 6 === 0
  const gap = moves === '' ? '' : isLineStart ? eol : ' '
  const written = withCount(kept + gap + withEol(moves, eol), now)
  return isRight(written, now, meant) ? written : undefined
}

function isRight(written: string, now: GameText, meant: GameText): boolean {
  const again = readAlone(written, now)
  return again !== undefined && again.unreadFrom === undefined && isSameTree(again, meant)
}

/** The same text with other moves where they are others, if nothing else has changed. */
function movesInPlace(now: GameText, meant: GameText, style: MoveStyle): string | undefined {
  const [old, line] = [mainLine(now.read.game.tree), mainLine(meant.read.game.tree)]
  const isSameText = (node: GameNode, i: number): boolean =>
    JSON.stringify(node.annotations) === JSON.stringify(line[i]?.annotations)
  const isAlike = old.length === line.length && old.every(isSameText)
  if (!isAlike || style.kind !== 'kibo' || now.moves.length !== line.length - 1) return undefined
  const before = textsAlong(old, now, style)
  const after = textsAlong(line, meant, style)
  const edits = now.moves.flatMap(({ from, to }, i): readonly TextEdit[] => {
    const text = after[i]
    if (text === undefined || text === before[i]) return []
    return [{ from, to: plyParts(now.source, from, to).end, text }]
  })
  return applyEdits(now.source.trimEnd(), edits)
}

function textsAlong(line: readonly GameNode[], { read }: GameText, style: MoveStyle): string[] {
  const walk = BoardWalk.from(read.game.start.setup)
  return movesOf(line).map((move) => {
    const text = formatMove(move, walk, style)
    walk.play(move)
    return text
  })
}

function isSameNode(a: GameNode | undefined, b: GameNode | undefined): boolean {
  return JSON.stringify([a?.move, a?.annotations]) === JSON.stringify([b?.move, b?.annotations])
}

/** Behind the comments that follow a move. */
function commentsEnd(source: string, from: number): number {
  const lexer = new GibLexer(source, from, source.length)
  let end = from
  while (lexer.advance() === 'comment') end = lexer.to
  return end
}

/** The same with the number of moves in the headers (총수) set right. */
function withCount(source: string, game: GameText): string {
  const read = readAlone(source, game)
  const finding = read?.read.diagnostics.find(({ code }) => code === 'move-count')
  const fix = read && finding && fixesFor(read, finding)[0]
  return fix ? applyEdits(source, fix.edits) : source
}
