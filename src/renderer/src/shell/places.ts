import { Grid3x3 } from '@lucide/vue'
import type { Component } from 'vue'
import GamePlace from '../game/GamePlace.vue'

export const PLACE_IDS = ['game'] as const
export type PlaceId = (typeof PLACE_IDS)[number]

/** A room of the studio: one entry of the rail and what it opens. */
export interface Place {
  readonly icon: Component
  readonly component: Component
}

export const PLACES: Readonly<Record<PlaceId, Place>> = {
  game: { icon: Grid3x3, component: GamePlace },
}
