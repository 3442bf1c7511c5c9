import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#engine/result'
import { SAVE_DELAY_MS, useSettingsStore } from '#renderer/settings/settings-store'
import { useNoticeStore } from '#renderer/shell/notice-store'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings'
import { startStores } from '../support/studio.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('changes that come together are saved once', async () => {
  const saved: Settings[] = []
  startStores({
    'settings.save': (settings) => {
      saved.push(settings)
      return Promise.resolve(ok({}))
    },
  })
  const settings = useSettingsStore()
  settings.change({ theme: 'dark' })
  settings.change({ zoom: 125 })
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(saved).toEqual([{ ...DEFAULT_SETTINGS, theme: 'dark', zoom: 125 }])
})

test('a failure to save is told and the choice holds', async () => {
  startStores({
    'settings.save': () => Promise.resolve(err({ code: 'settings-not-saved', detail: 'ENOSPC' })),
  })
  const settings = useSettingsStore()
  settings.change({ pieceSet: 'hangul' })
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(useNoticeStore().shown.map(({ notice }) => notice)).toEqual([
    { kind: 'settings-not-saved', detail: 'ENOSPC' },
  ])
  expect(settings.current.pieceSet).toBe('hangul')
})

test('loads what the host kept', async () => {
  const kept: Settings = { ...DEFAULT_SETTINGS, language: 'en', zoom: 150 }
  startStores({ 'settings.load': () => Promise.resolve(ok(kept)) })
  const settings = useSettingsStore()
  await settings.load()
  expect(settings.current).toEqual(kept)
})

test('the language follows the system until one is chosen', () => {
  startStores()
  const settings = useSettingsStore()
  settings.systemLocale = 'en-GB'
  expect(settings.language).toBe('en')
  settings.change({ language: 'ko' })
  expect(settings.language).toBe('ko')
})

test('zoom goes step by step, also from between two, and ends', () => {
  startStores()
  const settings = useSettingsStore()
  const zooms = (direction: 1 | -1, times: number): number[] =>
    Array.from({ length: times }, () => {
      settings.zoomBy(direction)
      return settings.current.zoom
    })
  expect(zooms(1, 7)).toEqual([110, 125, 150, 175, 200, 200, 200])
  settings.change({ zoom: 97 })
  expect(zooms(-1, 3)).toEqual([90, 80, 80])
})
