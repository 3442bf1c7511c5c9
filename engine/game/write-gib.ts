import type { CoordinateSystem } from '../notation/coordinates.ts'
import { gibComment, gibCommentText, gibHeader, gibValue, isGibKey } from '../notation/gib-text.ts'
import { formatKiboStep, type KiboStyle, PASS_TEXT } from '../notation/move-text.ts'
import type { PieceScript } from '../notation/piece-names.ts'
import { Mailbox } from '../rules/mailbox.ts'
import type { Game } from './game.ts'
import { gibHeaders } from './gib-headers.ts'
import { commentsOf, lossesAmong, type Loss, OWN_PARTS } from './losses.ts'
import { mainLine } from './path.ts'
import type { GameNode } from './tree.ts'
import { isPlainRest } from './unread-rest.ts'
import { variationLines } from './variation-lines.ts'

/** How `.gib` can write squares. */
export type GibCoordinates = Extract<CoordinateSystem, 'row-file' | 'letters' | 'numbers'>

export interface GibOptions {
  readonly pieces: PieceScript
  /** Whether, and how, the side stands before the piece. */
  readonly side: PieceScript | 'none'
  /** `.gib` has no variations: each becomes a further game that repeats its stem, or is left out. */
  readonly variations: 'as-games' | 'left-out'
  /** Without it the official ones. */
  readonly coordinates?: GibCoordinates
}

export const GIB_OPTIONS: GibOptions = { pieces: 'hangul', side: 'none', variations: 'as-games' }

const EOL = '\r\n'
const PLIES_PER_LINE = 6

/** The games as a `.gib` text: six plies a line, captures and checks marked. */
export const writeGib = (games: Iterable<Game>, options: GibOptions = GIB_OPTIONS): string =>
  Array.from(games, (game) => gamesOf(game, options).join(EOL)).join(EOL)

/** The games that a game's variations become behind it. */
export const writeGibVariations = (game: Game, options: GibOptions = GIB_OPTIONS): string =>
  gamesOf(game, options)
    .slice(1)
    .map((text) => EOL + text)
    .join('')

function gamesOf(game: Game, options: GibOptions): readonly string[] {
  const rest = canHoldUnread(game) ? game.unread : ''
  const main = writeLine(game, mainLine(game.tree), 0, options) + (rest === '' ? '' : rest + EOL)
  if (options.variations === 'left-out') return [main]
  const lines = variationLines(game.tree)
  return [main, ...lines.map(({ nodes, from }) => writeLine(game, nodes, from, options))]
}

/** One line of the tree as a game; what stands beside its moves is written from ply `from` on. */
function writeLine(
  game: Game,
  [root, ...nodes]: readonly GameNode[],
  from: number,
  options: GibOptions,
): string {
  const { pieces, side, coordinates = 'row-file' } = options
  const headers = gibHeaders(game, nodes.length, coordinates)
    .filter(({ key }) => isGibKey(key))
    .map(({ key, value }) => gibHeader(key, value) + EOL)
  const body = new GibBody()
  const opening = from === 0 ? (root?.annotations ?? {}) : {}
  for (const text of [...(opening.commentsBefore ?? []), ...(opening.comments ?? [])]) {
    body.comment(text)
  }
  const style: KiboStyle = { pieces, side, coordinates }
  const box = Mailbox.from(game.start.setup)
  for (const [i, node] of nodes.entries()) {
    const text = playedText(node, box, style)
    body.ply(i + 1, text, i + 1 >= from ? node.annotations : {})
  }
  return headers.join('') + EOL + body.finish()
}

/** The moves of a line from a ply on, with what stands beside them, as they follow what is written. */
export function gibMoves(
  game: Game,
  line: readonly GameNode[],
  from: number,
  style: KiboStyle,
): string {
  const body = new GibBody()
  const box = Mailbox.from(game.start.setup)
  for (const [i, node] of line.entries()) {
    const text = playedText(node, box, style)
    if (i + 1 >= from) body.ply(i + 1, text, node.annotations)
  }
  return body.finish()
}

/** Without the sign of a negative zero. */
const wholeSeconds = (seconds: number): number => Math.round(seconds) + 0

/** The move in words, and the board one move further. */
function playedText({ move }: GameNode, box: Mailbox, style: KiboStyle): string {
  if (!move || move.kind === 'pass') {
    box.makePass()
    return PASS_TEXT
  }
  const piece = box.pieceAt(move.from)
  const captured = box.pieceAt(move.to)
  box.play(move)
  if (!piece) throw new RangeError('a step starts where a piece stands')
  return formatKiboStep({ ...move, piece, captured, givesCheck: box.isInCheck() }, style)
}

/** Gathers plies on lines of six; a comment has lines of its own. */
class GibBody {
  private readonly parts: string[] = []
  private isLineStart = true

  ply(number: number, text: string, annotations: GameNode['annotations']): void {
    const { commentsBefore = [], comments = [], seconds } = annotations
    if (!this.isLineStart) this.parts.push((number - 1) % PLIES_PER_LINE === 0 ? EOL : ' ')
    const before = commentsBefore.map((comment) => `${gibComment(comment)} `).join('')
    const time = seconds === undefined ? '' : ` <${wholeSeconds(seconds)}>`
    this.parts.push(`${number}. ${before}${text}${time}`)
    this.isLineStart = false
    for (const comment of comments) this.comment(comment)
  }

  comment(text: string): void {
    this.endLine()
    this.parts.push(gibComment(text), EOL)
  }

  finish(): string {
    this.endLine()
    return this.parts.join('')
  }

  private endLine(): void {
    if (!this.isLineStart) this.parts.push(EOL)
    this.isLineStart = true
  }
}

/** Unread text goes behind the moves again, unless its squares would be read as others there. */
const canHoldUnread = ({ unread, coordinates }: Game): boolean =>
  coordinates !== 'numbers' && isPlainRest(unread)

/** What `.gib` cannot hold of a game. */
export function gibLosses(game: Game, options: GibOptions = GIB_OPTIONS): readonly Loss[] {
  const headers = gibHeaders(game, 0)
  return lossesAmong(
    game,
    [
      ...OWN_PARTS,
      'clocks',
      'glyphs',
      'shapes',
      'evaluations',
      'illegal-moves',
      'time-fractions',
      ...(options.variations === 'left-out' ? (['variations'] as const) : []),
      ...(canHoldUnread(game) ? [] : (['unread'] as const)),
    ],
    [
      headers.some(({ key }) => !isGibKey(key)) && 'headers',
      headers.some(({ value }) => gibValue(value) !== value) && 'header-text',
      commentsOf(game).some((text) => gibCommentText(text) !== text) && 'comment-text',
    ],
  )
}
