import type { Component } from 'vue'

/** A panel as its stack draws it. */
export interface ShownPanel {
  readonly id: string
  readonly title: string
  readonly icon: Component
  readonly component: Component
  /** Height in percent of the stack, before the user drags it. */
  readonly size: number
  readonly count?: number | undefined
}
