import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { err, ok } from '#engine/result'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useSheetDraft } from '#renderer/ruling-sheet/use-sheet-draft'
import type { SheetDraft } from '#shared/contract/sheets'
import { TWO_GAMES } from '../support/records.ts'
import { startStores } from '../support/studio.ts'

const EARLIER: SheetDraft = {
  withPlay: true,
  withDoubts: false,
  opinion: '어제 적은 것',
  arbiter: '박심판',
}

/** The dialog of the first of two games, before a host that keeps drafts or refuses to. */
async function openSheet(known: SheetDraft | null, isFull = false) {
  const kept = new Map<string, SheetDraft>()
  const { inWindow } = startStores({
    'sheets.recall': () => Promise.resolve(ok({ draft: known, arbiter: '이심판' })),
    'sheets.keep': ({ line, draft }) => {
      if (isFull) return Promise.resolve(err({ code: 'not-saved', detail: 'ENOSPC' }))
      kept.set(line, draft)
      return Promise.resolve(ok({}))
    },
  })
  await useDocumentStore().openText(TWO_GAMES, 'two')
  const scope = effectScope()
  const sheet = scope.run(() => inWindow(useSheetDraft))!
  await vi.advanceTimersByTimeAsync(1)
  return { sheet, kept, close: () => scope.stop() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was written for the game is there again, and the last arbiter otherwise', async () => {
  const known = await openSheet(EARLIER)
  expect(known.sheet.draft.value).toEqual(EARLIER)
  known.close()
  const fresh = await openSheet(null)
  expect(fresh.sheet.draft.value).toMatchObject({ opinion: '', arbiter: '이심판' })
  fresh.close()
})

test('what is written is kept a moment later, and at once when the dialog closes', async () => {
  const { sheet, kept, close } = await openSheet(null)
  sheet.change({ opinion: '가' })
  await nextTick()
  sheet.change({ opinion: '가나' })
  await vi.advanceTimersByTimeAsync(1000)
  expect([...kept.values()].map(({ opinion }) => opinion)).toEqual(['가나'])
  expect([...kept.keys()][0]).toMatch(/^position fen .* moves /)
  sheet.change({ opinion: '가나다' })
  close()
  await vi.advanceTimersByTimeAsync(1)
  expect([...kept.values()].map(({ opinion }) => opinion)).toEqual(['가나다'])
})

test('a host that cannot keep it is told of, and what was written stays in view', async () => {
  const { sheet, close } = await openSheet(null, true)
  sheet.change({ opinion: '가' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sheet.problem.value).toBe('not-saved')
  expect(sheet.draft.value.opinion).toBe('가')
  close()
})
