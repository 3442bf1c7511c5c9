import type { Language } from '#shared/text/index'
import type * as monaco from './monaco.ts'

export type Monaco = typeof monaco

let loading: Promise<Monaco> | undefined

/** Loads the editor once, its own words first: they are fixed with its first load. */
export function loadMonaco(language: Language): Promise<Monaco> {
  loading ??= load(language)
  return loading
}

async function load(language: Language): Promise<Monaco> {
  globalThis.MonacoEnvironment = {
    getWorker: () => new Worker(new URL('./monaco-worker.ts', import.meta.url), { type: 'module' }),
  }
  if (language === 'ko') await import('monaco-editor/nls/lang/ko')
  return import('./monaco.ts')
}
