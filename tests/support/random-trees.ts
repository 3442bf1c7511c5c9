import fc from 'fast-check'
import { TreeBuilder } from '#engine/game/builder'
import type { Game } from '#engine/game/game'
import type { Evaluated } from '#engine/game/game-review'
import type { GameRules } from '#engine/game/game-rules'
import { mainLine, movesOf } from '#engine/game/path'
import { type Annotations, NO_ANNOTATIONS, type NodeId } from '#engine/game/tree'
import { MAX_GLYPH } from '#engine/notation/glyphs'
import { type RawHeader, understandHeaders } from '#engine/notation/headers'
import { nameTags } from '#engine/notation/pgn-tags'
import { BoardWalk } from '#engine/rules/board-walk'
import { freshPast, type Past } from '#engine/rules/past'
import { PRESET_IDS, PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import type { Move, Setup } from '#engine/rules/types'
import { type Score, SCORE_KINDS } from '#engine/score'
import { anyMarks, anyText } from './annotations.ts'
import { anyArrangement } from './arbitraries.ts'

const someTexts = fc.array(anyText, { minLength: 1, maxLength: 3 })

const anyAnnotations: fc.Arbitrary<Annotations> = fc
  .record({
    marks: anyMarks,
    rest: fc.record(
      {
        commentsBefore: someTexts,
        comments: someTexts,
        bookmark: fc.constant(true as const),
        glyphs: fc.uniqueArray(fc.nat({ max: MAX_GLYPH }), { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ marks, rest }) => ({ ...marks, ...rest }))

/** A walk through a tree that grows: forward by a new move, or some moves back. */
const anyStep = fc.record({
  back: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat({ max: 9 }) },
  ),
  choice: fc.nat({ max: 9999 }),
  annotations: fc.oneof(
    { weight: 2, arbitrary: fc.constant(NO_ANNOTATIONS) },
    { weight: 1, arbitrary: anyAnnotations },
  ),
})

const KOREAN = [
  '대회명',
  '회전',
  '대국일자',
  '초대국자',
  '한대국자',
  '제한시간',
  '대국결과',
  '심판',
]
const ENGLISH = [
  'Event',
  'Site',
  'Date',
  'Round',
  'White',
  'Black',
  'Result',
  'Annotator',
  'WhiteElo',
]

const anyHeaders = (keys: readonly string[]): fc.Arbitrary<readonly RawHeader[]> =>
  fc
    .subarray([...keys])
    .chain((chosen) => fc.tuple(...chosen.map((key) => anyText.map((value) => ({ key, value })))))

const anyRules: fc.Arbitrary<GameRules> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), id: fc.constantFrom(...PRESET_IDS) }),
  fc.record({
    kind: fc.constant('own' as const),
    name: anyText,
    rules: fc.nat({ max: 500 }).map((moveLimit) => ({ ...PRESETS.kja, moveLimit })),
  }),
)

const anyPast: fc.Arbitrary<Past> = fc
  .nat({ max: 300 })
  .map((ply) => ({ ...freshPast('cho'), ply, steps: ply, firstCapturePly: ply }))

const anyScore: fc.Arbitrary<Score> = fc.record({
  kind: fc.constantFrom(...SCORE_KINDS),
  value: fc.integer({ min: 1, max: 9999 }).map((value) => value / 100),
})

/** A review without its line, which depends on the tree. */
const anyReview = fc.record({
  engine: anyText,
  rules: anyRules,
  at: fc.nat(),
  seconds: fc.nat({ max: 100 }),
  scores: fc.array(fc.option(anyScore, { nil: undefined }), { maxLength: 5 }),
})

/** As many findings as there are scores and positions; the best play is the first legal move. */
function evaluated(
  start: Setup,
  moves: readonly Move[],
  scores: readonly (Score | undefined)[],
): readonly (Evaluated | undefined)[] {
  const walk = BoardWalk.from(start)
  return scores.slice(0, moves.length + 1).map((score, ply) => {
    const before = moves[ply - 1]
    if (before) walk.play(before)
    return score && { score, line: walk.box.legalMoves().slice(0, 1), second: scores[0] }
  })
}

/** Any game with variations and everything that can stand beside moves. */
export const anyAnnotatedGame: fc.Arbitrary<Game> = fc
  .record({
    cho: anyArrangement,
    han: anyArrangement,
    steps: fc.array(anyStep, { maxLength: 40 }),
    root: fc.oneof(
      fc.constant(NO_ANNOTATIONS),
      anyAnnotations.map(({ comments = [], shapes = [] }) => ({
        ...(comments.length > 0 && { comments }),
        ...(shapes.length > 0 && { shapes }),
      })),
    ),
    headers: fc.oneof(anyHeaders(KOREAN), anyHeaders(ENGLISH)),
    past: fc.option(anyPast, { nil: undefined }),
    rules: fc.option(anyRules, { nil: undefined }),
    review: fc.option(anyReview, { nil: undefined }),
  })
  .map(({ cho, han, steps, root, headers, past, rules, review }): Game => {
    const setup = arrangementSetup(cho, han)
    const walk = BoardWalk.from(setup)
    const builder = new TreeBuilder()
    builder.annotate(builder.root, root)
    const line: NodeId[] = [builder.root]
    for (const { back, choice, annotations } of steps) {
      walk.rewind(Math.max(0, walk.depth - back))
      line.length = walk.depth + 1
      const legal = walk.box.legalMoves()
      const move = legal[choice % Math.max(1, legal.length)]
      if (!move) continue
      line.push(builder.add(line.at(-1) ?? builder.root, move, annotations))
      walk.play(move)
    }
    const tree = builder.freeze()
    const moves = movesOf(mainLine(tree))
    return {
      headers,
      info: understandHeaders(nameTags(headers)),
      start: { setup, source: 'arrangements', ...(past && { past }) },
      ...(rules && { rules }),
      coordinates: 'row-file',
      tree,
      unread: '',
      ...(review && {
        review: {
          engine: review.engine,
          rules: review.rules,
          at: review.at,
          seconds: review.seconds,
          moves,
          evaluations: evaluated(setup, moves, review.scores),
        },
      }),
    }
  })
