import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { ok } from '#engine/result'
import { directReader, readerKey, type RecordReader } from '#renderer/documents/record-reader'
import { type HostClient, hostKey } from '#renderer/host/use-host'
import type { DecodedFile, TextFile } from '#shared/contract/files'
import { contract, type HostContract } from '#shared/contract/index'
import { DEFAULT_SETTINGS } from '#shared/contract/settings'
import { connect } from '#shared/rpc/client'
import { type Call, type Handlers, serve } from '#shared/rpc/host'
import { memoryPair } from '#shared/rpc/memory'
import { quietLibraries } from './quiet-libraries.ts'

export type HostHandlers = Handlers<HostContract>

/** A host that knows no files and keeps no settings; tests put in what they need. */
const quietHost: HostHandlers = {
  'app.info': () =>
    Promise.resolve(ok({ version: '0', host: 'browser', platform: 'linux', locale: 'ko' })),
  'app.openLink': () => Promise.resolve(ok({})),
  'app.events': () => Promise.resolve(ok({})),
  'engines.list': () => Promise.resolve(ok({ engines: [], found: [] })),
  'engines.add': ({ path }) =>
    Promise.resolve({ ok: false, error: { code: 'engine-not-found', path } }),
  'engines.remove': () => Promise.resolve(ok({ engines: [], found: [] })),
  'engines.configure': () => Promise.resolve({ ok: false, error: { code: 'no-such-engine' } }),
  'engines.log': () => Promise.resolve(ok({ lines: [] })),
  'engines.mate': () => Promise.resolve(ok({ kind: 'unknown', moves: [], nodes: 0 })),
  'engines.review': () => Promise.resolve(ok({})),
  'engines.recall': () => Promise.resolve(ok({ found: null })),
  'engines.analyse': () => Promise.resolve({ ok: false, error: { code: 'no-such-engine' } }),
  'files.pick': () => Promise.resolve(ok({ kind: 'own-dialog' })),
  'files.list': ({ folder }) =>
    Promise.resolve(
      ok({ folder: folder ?? '/', parent: null, places: [], entries: [], truncated: false }),
    ),
  'files.read': ({ path }) =>
    Promise.resolve({ ok: false, error: { code: 'file-not-found', path } }),
  'files.upload': () => Promise.resolve(ok({ file: null })),
  ...quietLibraries,
  'files.pickFolder': () => Promise.resolve(ok({ kind: 'own-dialog' })),
  'convert.run': ({ from }) =>
    Promise.resolve({ ok: false, error: { code: 'file-not-found', path: from } }),
  'recovery.begin': () => Promise.resolve(ok({})),
  'recovery.keep': () => Promise.resolve(ok({})),
  'recovery.view': () => Promise.resolve(ok({})),
  'recovery.drop': () => Promise.resolve(ok({})),
  'recovery.claim': () => Promise.resolve(ok({ entries: [] })),
  'recovery.read': () => Promise.resolve(ok({})),
  'saving.stage': () => Promise.resolve(ok({})),
  'saving.pick': () => Promise.resolve(ok({ kind: 'own-dialog' })),
  'saving.write': ({ path }) =>
    Promise.resolve(
      ok({ file: { name: path.split('/').at(-1) ?? '', path }, stamp: { bytes: 1, modified: 1 } }),
    ),
  'saving.check': () => Promise.resolve(ok({ stamp: null })),
  'saving.recent': () => Promise.resolve(ok({ files: [] })),
  'cases.list': () => Promise.resolve(ok({ cases: [] })),
  'cases.save': ({ cases }) => Promise.resolve(ok({ cases })),
  'cases.remove': () => Promise.resolve(ok({ cases: [] })),
  'rules.list': () => Promise.resolve(ok({ saved: [] })),
  'rules.save': ({ name, rules }) => Promise.resolve(ok({ saved: [{ name, rules }] })),
  'rules.remove': () => Promise.resolve(ok({ saved: [] })),
  'settings.load': () => Promise.resolve(ok(DEFAULT_SETTINGS)),
  'settings.save': () => Promise.resolve(ok({})),
  'sheets.recall': () => Promise.resolve(ok({ draft: null, arbiter: '' })),
  'sheets.keep': () => Promise.resolve(ok({})),
}

/** Answers with a file as the host does: the text in pieces, then the facts. */
export function sendFile({ text, ...facts }: TextFile, { emit }: Call<string>): DecodedFile {
  const half = text.length >> 1
  for (const piece of [text.slice(0, half), text.slice(half)]) emit(piece)
  return facts
}

/** A window's end of a real line, whose host answers with these handlers. */
export function startHost(handlers: Partial<HostHandlers> = {}): {
  readonly host: HostClient
  readonly closeLine: () => void
} {
  const line = memoryPair()
  serve(contract, { ...quietHost, ...handlers }, line.host, {
    onCrash: (method, error) => {
      throw new Error(`${method} crashed`, { cause: error })
    },
  })
  return { host: connect(contract, line.window), closeLine: line.close }
}

/** Stores of a window whose host answers with these handlers. */
export function startStores(
  handlers: Partial<HostHandlers> = {},
  reader: RecordReader = directReader,
): {
  readonly closeLine: () => void
  /** Runs what a component would call while it is set up. */
  readonly inWindow: <T>(work: () => T) => T
} {
  const { host, closeLine } = startHost(handlers)
  const app = createApp({})
  const pinia = createPinia()
  app.use(pinia)
  app.provide(hostKey, host)
  app.provide(readerKey, reader)
  setActivePinia(pinia)
  return { closeLine, inWindow: (work) => app.runWithContext(work) }
}
