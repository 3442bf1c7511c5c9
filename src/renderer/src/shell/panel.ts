import type { Component } from 'vue'
import type { ALL_PANELS, PanelGroupId, PanelId } from './panel-groups.ts'

/** A panel as its group draws it. */
export interface ShownPanel {
  readonly id: PanelId
  readonly title: string
  readonly icon: Component
  readonly component: Component
  /** A number on the tab, such as how many findings there are. */
  readonly count?: number | undefined
}

/** Panels that stand in one place, one of them in front. */
export interface ShownPanelGroup {
  readonly id: PanelGroupId | typeof ALL_PANELS
  readonly title: string
  /** Height in percent of the stack, before the user drags it. */
  readonly size: number
  readonly panels: readonly ShownPanel[]
}
