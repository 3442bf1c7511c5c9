import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import type { Evaluated } from '#engine/game/game-review'
import { ruleSetOf } from '#engine/game/game-rules'
import { formatUci } from '#engine/notation/uci'
import { DEFAULT_THRESHOLDS, type MarkThresholds } from '#engine/review/move-marks'
import { reviewGame, type ReviewedMove } from '#engine/review/review'
import { formatStanding } from '#engine/rules/past'
import { squareAt } from '#engine/rules/square'
import { MAX_REVIEWED } from '#shared/contract/engines'
import { evaluatedOf } from '#shared/engine-lines'
import type { AnyEngineError } from '#shared/text/engine-faults'
import { useEnginesStore } from '../analysis/engines-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import type { LibraryProblem } from '../library/library-store.ts'
import { asGameRules, useRulesStore } from '../rules/rules-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useReviewKeeper } from './review-keeper.ts'
import {
  gameToReview,
  heldReview,
  isSameLine,
  newestReviewOf,
  type Review,
  type ReviewableGame,
} from './reviewable-game.ts'

/** Any square twice is a pass. */
const ANY_SQUARE = squareAt(4, 1)

/** Reviews of lines of open games; one runs at a time, others wait for it. */
export const useReviewStore = defineStore('review', () => {
  const host = useHost()
  const game = useGameStore()
  const rules = useRulesStore()
  const engines = useEnginesStore()
  const settings = useSettingsStore()

  const reviews = shallowReactive(new Map<ReviewableGame, Review>())
  const queue = shallowRef<readonly ReviewableGame[]>([])
  const running = shallowRef<ReviewableGame>()
  const fault = ref<AnyEngineError>()
  /** What came of keeping reviews with their games in libraries, by game. */
  const inLibrary = shallowReactive(new Map<ReviewableGame, 'kept' | LibraryProblem>())
  const keeper = useReviewKeeper()
  let stop = new AbortController()

  /** What was found in the game in view, wherever it stood in its document then. */
  const fresh = computed<Review | undefined>(() => {
    const { place, shape } = game
    if (!place || !shape) return undefined
    const here = { document: place.document, ...shape }
    const underWay = running.value && reviews.get(running.value)
    return (
      newestReviewOf(here, underWay ? [underWay] : []) ?? newestReviewOf(here, reviews.values())
    )
  })
  const isRunning = computed(() => fresh.value !== undefined && fresh.value.game === running.value)
  /** What the game in view holds of an earlier review. */
  const held = computed(() => {
    const kept = game.game?.review
    return game.place && game.shape && kept && heldReview(game.place, game.shape, kept)
  })
  /** Of the game in view. A review that was stopped half-way does not hide one that is whole. */
  const current = computed<Review | undefined>(() => {
    const found = fresh.value
    return found && (found.isDone || isRunning.value || !held.value) ? found : held.value
  })
  const isHeld = computed(() => current.value !== undefined && current.value === held.value)
  const thresholds = computed<MarkThresholds>(() => settings.current.review)
  /** The moves of the game in view as far as they are judged. */
  const moves = computed<readonly ReviewedMove[]>(() => {
    const review = current.value
    return review ? reviewGame(review.game, review.evaluations, thresholds.value) : []
  })

  /** Reviews the line in view. */
  function start(): void {
    const { opened, place } = game
    const judged = asGameRules(rules.forGame(game.game))
    if (opened && place) enqueue([gameToReview(place, opened, game.line, judged)])
  }

  /** Games wait for their turn in this order. */
  function enqueue(games: readonly ReviewableGame[]): void {
    fault.value = undefined
    queue.value = [...queue.value, ...games]
    if (running.value === undefined) void work()
  }

  /** Ends the review that runs; what it found stays. Those that wait are given up. */
  function cancel(): void {
    queue.value = []
    stop.abort()
  }

  async function work(): Promise<void> {
    for (let next = queue.value[0]; next && !fault.value; next = queue.value[0]) {
      queue.value = queue.value.slice(1)
      running.value = next
      await run(next)
    }
    running.value = undefined
  }

  async function run(reviewed: ReviewableGame): Promise<void> {
    stop = new AbortController()
    const { standing, setups } = reviewed
    const { threads, hashMegabytes } = settings.current.analysis
    const { seconds } = settings.current.review
    const engine = engines.chosen
    const by = { engine: engines.nameOf(engine), at: Date.now(), seconds }
    const evaluations = new Map<number, Evaluated>()
    const tell = (isDone: boolean): Review => {
      const review = { game: reviewed, evaluations: new Map(evaluations), isDone, by }
      reviews.set(reviewed, review)
      return review
    }
    for (const earlier of reviews.keys()) if (isSameLine(earlier, reviewed)) reviews.delete(earlier)
    tell(false)
    const ended = await host.run(
      'engines.review',
      {
        engine,
        standing: formatStanding(standing),
        moves: reviewed.moves.slice(0, MAX_REVIEWED).map((move) => formatUci(move, ANY_SQUARE)),
        rules: ruleSetOf(reviewed.rules),
        lines: 2,
        threads,
        hashMegabytes,
        limits: { ms: Math.round(seconds * 1000) },
      },
      {
        signal: stop.signal,
        onItem: (position) => {
          const setup = setups[position.ply]
          if (setup) evaluations.set(position.ply, evaluatedOf(position, setup.turn))
          tell(false)
        },
      },
    )
    const review = tell(ended.ok)
    if (ended.ok) await keep(review)
    else if (ended.error.code !== 'cancelled') fault.value = ended.error
  }

  /** A game that came from a library has its review kept there. */
  async function keep(review: Review): Promise<void> {
    const kept = await keeper(review)
    if (kept) inLibrary.set(review.game, kept.ok ? 'kept' : kept.error)
  }

  const change = (part: Partial<typeof settings.current.review>): void =>
    settings.change({ review: { ...settings.current.review, ...part } })

  const resetThresholds = (): void => change(DEFAULT_THRESHOLDS)

  return {
    reviews,
    queue,
    running,
    fault,
    inLibrary,
    current,
    isHeld,
    isRunning,
    thresholds,
    moves,
    start,
    enqueue,
    cancel,
    change,
    resetThresholds,
  }
})
