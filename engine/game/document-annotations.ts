import type { Evaluation, Shape } from '../notation/annotation.ts'
import { isGlyph } from '../notation/glyphs.ts'
import { formatShape, parseShape } from '../notation/pgn-comment.ts'
import { asText, type JsonFields } from './json-fields.ts'
import { type Annotations, NO_ANNOTATIONS } from './tree.ts'

export const ROOT_KEYS = [
  'before',
  'comments',
  'seconds',
  'clock',
  'glyphs',
  'shapes',
  'eval',
  'bookmark',
]
export const NODE_KEYS = ['id', 'parent', 'move', 'illegal', ...ROOT_KEYS]

const MOST_SECONDS = 1e9
const MOST_POINTS = 1e9
const MOST_DEPTH = 1e6

/** What stands beside a move. An empty list says nothing, and is not kept. */
export function readAnnotations(fields: JsonFields): Annotations {
  const before = fields.list('before', 'text', asText) ?? []
  const comments = fields.list('comments', 'text', asText) ?? []
  const glyphs = fields.list('glyphs', 'glyph', asGlyph) ?? []
  const shapes = fields.list('shapes', 'shape', asShape) ?? []
  const seconds = fields.number('seconds', MOST_SECONDS)
  const clock = fields.number('clock', MOST_SECONDS)
  const evaluation = readEvaluation(fields)
  const annotations: Annotations = {
    ...(before.length > 0 && { commentsBefore: before }),
    ...(comments.length > 0 && { comments }),
    ...(seconds !== undefined && { seconds }),
    ...(clock !== undefined && { clock }),
    ...(glyphs.length > 0 && { glyphs }),
    ...(shapes.length > 0 && { shapes }),
    ...(evaluation && { evaluation }),
    ...(fields.isTrue('bookmark') && { bookmark: true }),
    ...(fields.isTrue('illegal') && { illegalStood: true }),
  }
  return Object.keys(annotations).length === 0 ? NO_ANNOTATIONS : annotations
}

/** The same as JSON, without what says nothing. */
export function annotationsJson(annotations: Annotations): Readonly<Record<string, unknown>> {
  const { commentsBefore, comments, seconds, clock, glyphs, shapes, evaluation } = annotations
  return {
    ...(commentsBefore && { before: commentsBefore }),
    ...(comments && { comments }),
    ...(seconds !== undefined && { seconds }),
    ...(clock !== undefined && { clock }),
    ...(glyphs && { glyphs }),
    ...(shapes && { shapes: shapes.map(formatShape) }),
    ...(evaluation && { eval: evaluationJson(evaluation) }),
    ...(annotations.bookmark && { bookmark: true }),
    ...(annotations.illegalStood && { illegal: true }),
  }
}

const asGlyph = (value: unknown): number | undefined =>
  typeof value === 'number' && isGlyph(value) ? value : undefined

const asShape = (value: unknown): Shape | undefined =>
  typeof value === 'string' ? parseShape(value) : undefined

function readEvaluation(node: JsonFields): Evaluation | undefined {
  const fields = node.object('eval', ['points', 'mate', 'depth', 'engine'])
  if (!fields) return undefined
  const mate = fields.number('mate', MOST_POINTS)
  const points = fields.number('points', MOST_POINTS)
  const depth = fields.number('depth', MOST_DEPTH)
  const engine = fields.text('engine')
  if (mate === undefined && points === undefined) {
    node.invalid('eval', 'choice')
    return undefined
  }
  return {
    value:
      mate === undefined ? { kind: 'points', value: points ?? 0 } : { kind: 'mate', moves: mate },
    ...(depth !== undefined && { depth }),
    ...(engine !== undefined && { engine }),
  }
}

const evaluationJson = ({ value, ...rest }: Evaluation): Readonly<Record<string, unknown>> =>
  value.kind === 'mate' ? { mate: value.moves, ...rest } : { points: value.value, ...rest }
