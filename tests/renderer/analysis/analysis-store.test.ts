import { expect, test, vi } from 'vitest'
import { ok } from '#engine/result'
import { useAnalysisStore } from '#renderer/analysis/analysis-store'
import { useDocumentStore } from '#renderer/documents/document-store'
import type { EngineUpdate } from '#shared/contract/engines'
import { TWO_GAMES } from '../support/records.ts'
import { sendFile, startStores } from '../support/studio.ts'

const found = (depth: number): EngineUpdate => ({
  lines: [{ score: { kind: 'points', value: 1 }, depth, moves: ['a4b4'] }],
  depth,
  nodes: depth,
  speed: 1,
  ms: 1,
})

/** An analysis whose engine says what `say` is called with; `known` was found before the start. */
async function analyse(known: EngineUpdate) {
  let emit: (update: EngineUpdate) => void = () => undefined
  startStores({
    'files.read': ({ path }, call) => {
      const facts = { name: 'two.gib', path, encoding: 'cp949', bytes: 9, unreadable: 0 } as const
      return Promise.resolve(ok(sendFile({ ...facts, text: TWO_GAMES }, call)))
    },
    'engines.recall': () => Promise.resolve(ok({ found: known })),
    'engines.analyse': (_, call) => {
      emit = (update) => call.emit({ kind: 'update', update })
      return new Promise(() => undefined)
    },
  })
  await useDocumentStore().openRefs([{ name: 'two.gib', path: '/two.gib' }])
  const analysis = useAnalysisStore()
  analysis.toggle()
  await vi.waitFor(() => expect(analysis.update?.depth).toBe(known.depth))
  return { analysis, say: (depth: number) => emit(found(depth)) }
}

test('what was found before the start is shown until the engine looks deeper', async () => {
  const { analysis, say } = await analyse(found(12))
  expect(analysis.isRemembered).toBe(true)
  say(3)
  say(13)
  await vi.waitFor(() => expect(analysis.update?.depth).not.toBe(12))
  expect(analysis.update?.depth).toBe(13)
  expect(analysis.isRemembered).toBe(false)
})
