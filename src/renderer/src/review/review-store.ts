import { defineStore } from 'pinia'
import { computed, ref, shallowReactive } from 'vue'
import { formatUci } from '#engine/notation/uci'
import { DEFAULT_THRESHOLDS, type MarkThresholds } from '#engine/review/move-marks'
import { type Evaluated, reviewGame, type ReviewedMove } from '#engine/review/review'
import { formatStanding } from '#engine/rules/past'
import { squareAt } from '#engine/rules/square'
import { MAX_REVIEWED } from '#shared/contract/engines'
import { evaluatedOf } from '#shared/engine-lines'
import type { AnyEngineError } from '#shared/text/engine-faults'
import { useEnginesStore } from '../analysis/engines-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { useRulesStore } from '../rules/rules-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { gameToReview, type ReviewableGame } from './reviewable-game.ts'

/** A review as far as it has come. */
export interface Review {
  readonly game: ReviewableGame
  readonly evaluations: ReadonlyMap<number, Evaluated>
  readonly isDone: boolean
}

/** Any square twice is a pass. */
const ANY_SQUARE = squareAt(4, 1)

/** Reviews of games, kept by game; one runs at a time, others wait for it. */
export const useReviewStore = defineStore('review', () => {
  const host = useHost()
  const game = useGameStore()
  const rules = useRulesStore()
  const engines = useEnginesStore()
  const settings = useSettingsStore()

  const reviews = shallowReactive(new Map<string, Review>())
  const queue = ref<readonly ReviewableGame[]>([])
  const running = ref<string>()
  const fault = ref<AnyEngineError>()
  let stop = new AbortController()

  const current = computed(() => reviews.get(game.key))
  const isRunning = computed(() => running.value === game.key)
  const thresholds = computed<MarkThresholds>(() => settings.current.review)
  /** The moves of the game in view as far as they are judged. */
  const moves = computed<readonly ReviewedMove[]>(() => {
    const review = current.value
    return review ? reviewGame(review.game, review.evaluations, thresholds.value) : []
  })

  /** Reviews the line in view. */
  function start(): void {
    const { opened, place } = game
    const { rules: held } = rules.forGame(game.game)
    if (opened && place) enqueue([gameToReview(place, opened, game.line, held)])
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
      running.value = next.key
      await run(next)
    }
    running.value = undefined
  }

  async function run(reviewed: ReviewableGame): Promise<void> {
    stop = new AbortController()
    const { key, standing, setups } = reviewed
    const { threads, hashMegabytes } = settings.current.analysis
    const evaluations = new Map<number, Evaluated>()
    const tell = (isDone: boolean): void =>
      void reviews.set(key, { game: reviewed, evaluations: new Map(evaluations), isDone })
    tell(false)
    const ended = await host.run(
      'engines.review',
      {
        engine: engines.chosen,
        standing: formatStanding(standing),
        moves: reviewed.moves.slice(0, MAX_REVIEWED).map((move) => formatUci(move, ANY_SQUARE)),
        rules: reviewed.rules,
        lines: 2,
        threads,
        hashMegabytes,
        limits: { ms: Math.round(settings.current.review.seconds * 1000) },
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
    tell(ended.ok)
    if (!ended.ok && ended.error.code !== 'cancelled') fault.value = ended.error
  }

  const change = (part: Partial<typeof settings.current.review>): void =>
    settings.change({ review: { ...settings.current.review, ...part } })

  const resetThresholds = (): void => change(DEFAULT_THRESHOLDS)

  return {
    reviews,
    queue,
    running,
    fault,
    current,
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
