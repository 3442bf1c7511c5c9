import { BookOpenCheck, Grid3x3, LibraryBig, SquarePen } from '@lucide/vue'
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
  library: {
    icon: LibraryBig,
    component: defineAsyncComponent(() => import('../library/LibraryPlace.vue')),
  },
  cases: {
    icon: BookOpenCheck,
    component: defineAsyncComponent(() => import('../cases/CasesPlace.vue')),
  },
  position: {
    icon: SquarePen,
    component: defineAsyncComponent(() => import('../position-editor/PositionEditorPlace.vue')),
  },
}
