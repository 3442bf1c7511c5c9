import { formatUciSquare, parseUciSquare } from '../rules/square.ts'
import { type Evaluation, SHAPE_COLOURS, type Shape, type ShapeColour } from './annotation.ts'

/** What a PGN comment holds: its text, and what the commands in it say. */
export interface PgnComment {
  /** Undefined where the comment holds nothing but commands. */
  readonly text: string | undefined
  readonly shapes: readonly Shape[]
  /** `[%emt]`, seconds used for the move. */
  readonly seconds: number | undefined
  /** `[%clk]`, seconds left after the move. */
  readonly clock: number | undefined
  readonly evaluation: Evaluation | undefined
  /** Commands whose value makes no sense; they stay in the text. */
  readonly unreadable: readonly string[]
}

/** What a PGN comment can say besides its text. */
export interface PgnMarks {
  readonly shapes?: readonly Shape[]
  readonly seconds?: number
  readonly clock?: number
  readonly evaluation?: Evaluation
}

/** The bracket of no other command stands inside, so that a hostile text is looked at once. */
const COMMAND = /\[%(cal|csl|clk|emt|eval)\s+([^[\]]*)\]/g

/**
 * Takes a comment apart, from what stands between its braces. One blank inside either brace, as
 * lichess writes, is no part of the text; without commands the rest is the text as it stands.
 */
export function parsePgnComment(raw: string): PgnComment {
  const isPadded = raw.length > 1 && raw.startsWith(' ') && raw.endsWith(' ')
  const inner = isPadded ? raw.slice(1, -1) : raw
  const parts: Parts = { shapes: [], seconds: undefined, clock: undefined, evaluation: undefined }
  const unreadable: string[] = []
  const rest = inner.replace(COMMAND, (command, name: string, value: string) => {
    if (!take(name, value.trim(), parts)) {
      unreadable.push(command)
      return command
    }
    return ''
  })
  if (rest === inner) return { ...parts, text: inner, unreadable }
  const text = rest.replace(/[ \t]{2,}/g, ' ').trim()
  return { ...parts, text: text === '' ? undefined : text, unreadable }
}

/** Whether a text would be taken for a command if it stood in a PGN comment. */
export const holdsCommand = (text: string): boolean => text.search(COMMAND) >= 0

interface Parts {
  readonly shapes: Shape[]
  seconds: number | undefined
  clock: number | undefined
  evaluation: Evaluation | undefined
}

function take(name: string, value: string, parts: Parts): boolean {
  switch (name) {
    case 'cal':
    case 'csl': {
      const shapes = parseShapes(value)
      for (const shape of shapes ?? []) parts.shapes.push(shape)
      return shapes !== undefined
    }
    case 'clk':
      parts.clock = parseDuration(value) ?? parts.clock
      return parseDuration(value) !== undefined
    case 'emt':
      parts.seconds = parseDuration(value) ?? parts.seconds
      return parseDuration(value) !== undefined
    default:
      parts.evaluation = parseEvaluation(value) ?? parts.evaluation
      return parseEvaluation(value) !== undefined
  }
}

/** The commands that say the same; an engine's name has no place in them. */
export function formatPgnCommands(parts: PgnMarks): readonly string[] {
  const { shapes = [], seconds, clock, evaluation } = parts
  return [
    ...(clock === undefined ? [] : [`[%clk ${formatDuration(clock)}]`]),
    ...(seconds === undefined ? [] : [`[%emt ${formatDuration(seconds)}]`]),
    ...(evaluation ? [`[%eval ${formatEvaluation(evaluation)}]`] : []),
    ...formatShapes(shapes),
  ]
}

/** One command for each run of a kind, so that the shapes keep their order. */
function formatShapes(shapes: readonly Shape[]): readonly string[] {
  const runs: { readonly kind: Shape['kind']; readonly items: string[] }[] = []
  for (const shape of shapes) {
    const last = runs.at(-1)
    if (last?.kind === shape.kind) last.items.push(formatShape(shape))
    else runs.push({ kind: shape.kind, items: [formatShape(shape)] })
  }
  return runs.map(({ kind, items }) => `[%${kind === 'circle' ? 'csl' : 'cal'} ${items.join(',')}]`)
}

const colourOf = (letter: string): ShapeColour | undefined =>
  SHAPE_COLOURS.find((colour) => colour.charAt(0).toUpperCase() === letter)

function parseShapes(value: string): readonly Shape[] | undefined {
  const shapes = value.split(',').map((item) => parseShape(item.trim()))
  return shapes.every((shape) => shape !== undefined) ? shapes : undefined
}

/** Colour and points as in `[%cal]` and `[%csl]`: `Ga4b4` is a green arrow, `Ra4` a red circle. */
export function parseShape(text: string): Shape | undefined {
  const match = /^([GRYB])([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))?$/.exec(text)
  const colour = colourOf(match?.[1] ?? '')
  const from = parseUciSquare(match?.[2] ?? '')
  if (!colour || from === undefined) return undefined
  const to = parseUciSquare(match?.[3] ?? '')
  return to === undefined
    ? { kind: 'circle', at: from, colour }
    : { kind: 'arrow', from, to, colour }
}

export function formatShape(shape: Shape): string {
  const colour = shape.colour.charAt(0).toUpperCase()
  return shape.kind === 'circle'
    ? colour + formatUciSquare(shape.at)
    : colour + formatUciSquare(shape.from) + formatUciSquare(shape.to)
}

/** Seconds in `1:02:03`, `02:03`, `3` or with a fraction; records hold the odd negative one. */
function parseDuration(text: string): number | undefined {
  const match = /^(-)?(?:(?:(\d{1,6}):)?(\d{1,3}):)?(\d{1,9}(?:\.\d{1,6})?)$/.exec(text)
  if (!match) return undefined
  const [, minus, hours = '0', minutes = '0', seconds = ''] = match
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return minus === undefined || total === 0 ? total : -total
}

/** `h:mm:ss`, down to milliseconds. */
function formatDuration(seconds: number): string {
  const thousandths = Math.round(Math.abs(seconds) * 1000)
  const whole = Math.floor(thousandths / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const rest = thousandths % 1000
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`
  const clock = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
  return (seconds < 0 ? '-' : '') + clock + fraction
}

/** `0.35`, `-1.2,18` with the depth, `#3`, `#-3`. */
function parseEvaluation(text: string): Evaluation | undefined {
  const match = /^(?:#([+-]?\d{1,4})|([+-]?\d{1,6}(?:\.\d{1,6})?))(?:,(\d{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, mate, points, depth] = match
  const value: Evaluation['value'] =
    mate === undefined
      ? { kind: 'points', value: plain(Math.round(Number(points) * 100)) }
      : { kind: 'mate', moves: plain(Number(mate)) }
  return depth === undefined ? { value } : { value, depth: Number(depth) }
}

function formatEvaluation({ value, depth }: Evaluation): string {
  const score = value.kind === 'mate' ? `#${value.moves}` : (value.value / 100).toFixed(2)
  return depth === undefined ? score : `${score},${depth}`
}

/** Without the sign of a negative zero. */
const plain = (n: number): number => (n === 0 ? 0 : n)
