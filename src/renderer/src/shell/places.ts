import { BookOpenCheck, Grid3x3, SquarePen } from '@lucide/vue'
import { type Component, defineAsyncComponent } from 'vue'
import GamePlace from '../game/GamePlace.vue'
import type { PlaceId } from './place-id.ts'

/** A room of the studio: one entry of the rail and what it opens. */
export interface Place {
  readonly icon: Component
  readonly component: Component
}

export const PLACES: Readonly<Record<PlaceId, Place>> = {
  game: { icon: Grid3x3, component: GamePlace },
  cases: {
    icon: BookOpenCheck,
    component: defineAsyncComponent(() => import('../cases/CasesPlace.vue')),
  },
  position: {
    icon: SquarePen,
    component: defineAsyncComponent(() => import('../position-editor/PositionEditorPlace.vue')),
  },
}
