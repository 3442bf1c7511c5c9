import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { lifetimeOf, type Notice } from './notice.ts'

export interface ShownNotice {
  readonly id: number
  readonly notice: Notice
}

const goesByItself = (notice: Notice): boolean => lifetimeOf(notice) !== undefined

/** How many stand on the screen at once; the oldest goes first. */
const MOST = 4

export const useNoticeStore = defineStore('notices', () => {
  const shown = ref<readonly ShownNotice[]>([])
  const passing = computed(() => shown.value.filter(({ notice }) => goesByItself(notice)))
  const lasting = computed(() => shown.value.filter(({ notice }) => !goesByItself(notice)))
  let nextId = 0

  function show(notice: Notice): void {
    const text = JSON.stringify(notice)
    const others = shown.value.filter((other) => JSON.stringify(other.notice) !== text)
    const id = nextId++
    shown.value = [...others, { id, notice }].slice(-MOST)
    const lifetime = lifetimeOf(notice)
    if (lifetime !== undefined) setTimeout(() => dismiss(id), lifetime)
  }

  function dismiss(id: number): void {
    shown.value = shown.value.filter((other) => other.id !== id)
  }

  /** Takes back what no longer holds, such as a lost connection. */
  function withdraw(kind: Notice['kind']): void {
    shown.value = shown.value.filter((other) => other.notice.kind !== kind)
  }

  return { shown, passing, lasting, show, dismiss, withdraw }
})
